import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { area } from '#api/area.ts';
import { unavailable } from '#platform/availability.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { Tab } from '#platform/tabs.ts';
import { employee, guest } from '#tests/profiles.ts';
import { servicePlace } from '../model/chat-place.ts';
import { agentPlace } from '../model/lab-places.ts';
import { chatAt } from './chat-at.ts';
import { followChats, forgetChat } from './chats.ts';
import { Conversation } from './conversation.ts';

const claude = servicePlace('claude');
const grok = servicePlace('grok');

let endFollowing = (): void => undefined;

beforeEach(() => {
  endFollowing = followChats();
  session.signIn(employee);
});
afterEach(() => {
  endFollowing();
  session.reset();
  guestSession.reset();
  unavailable.set(false);
  area.set('ai');
  vi.restoreAllMocks();
});

/** The gateway accepts the first request of a chat and sends the chat's id. */
function start(chat: Conversation, chatUuid: string): Promise<boolean> {
  const events = [
    {
      type: 'started',
      id: '1',
      chatUuid,
      requestMessageId: 'q',
      messageId: 'a',
      date: '2026-11-20T09:00:00Z',
    },
    { type: 'finished', id: '2', status: 'complete', reason: 'complete', date: '2026-11-20T09:00:00Z' },
  ];
  const body = events.map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  );
  return chat.send({ text: 'Эй' }).finally(() => vi.unstubAllGlobals());
}

test('[CHAT-06] an address has one conversation, another service or chat has another', () => {
  const chat = chatAt(claude, 'a');
  expect(chatAt(claude, 'a')).toBe(chat);
  expect(chat.state.get().chatUuid).toBe('a');
  expect(chatAt(claude, 'b')).not.toBe(chat);
  expect(chatAt(grok, 'a')).not.toBe(chat);
  expect(chatAt(claude, undefined).state.get().chatUuid).toBeNull();
  expect(chatAt(claude, undefined)).toBe(chatAt(claude, undefined));
});

test('[CHAT-03] a new chat that has got its id is found at its address, and the service has another new chat', async () => {
  const chat = chatAt(claude, undefined);
  await start(chat, 'named');
  expect(chatAt(claude, 'named')).toBe(chat);
  expect(chatAt(claude, undefined)).not.toBe(chat);
});

test('[CHAT-06] thirty conversations are kept; the oldest idle one is removed, a running one never', () => {
  const oldest = chatAt(claude, 'run');
  const running = vi.spyOn(oldest, 'isRunning', 'get').mockReturnValue(true);
  const second = chatAt(claude, '0');
  const seen = chatAt(claude, '1');
  for (let index = 2; index < 29; index += 1) chatAt(claude, String(index));
  expect(chatAt(claude, '1'), 'looked at again: the newest now').toBe(seen);
  chatAt(claude, '29');
  expect(chatAt(claude, 'run')).toBe(oldest);
  expect(chatAt(claude, '1')).toBe(seen);
  running.mockReturnValue(false);
  expect(chatAt(claude, '0')).not.toBe(second);
});

test('[CHAT-06] a conversation with chosen files is not removed, because they are stored nowhere else', () => {
  const rule = { accept: '.txt', multiple: true };
  const chat = chatAt(claude, 'files');
  chat.draft.addFiles([new File(['x'], 'a.txt')], rule);
  for (let index = 0; index < 40; index += 1) chatAt(claude, String(index));
  expect(chatAt(claude, 'files')).toBe(chat);
});

test('[CHAT-14] the conversations of a service share the choice of the model', () => {
  const chat = chatAt(claude, 'a');
  expect(chatAt(claude, 'b').model).toBe(chat.model);
  expect(chatAt(grok, 'a').model).not.toBe(chat.model);
});

test('[CHAT-08] a hidden chat is removed from memory and its connection closed', () => {
  const chat = chatAt(claude, 'a');
  const release = vi.spyOn(chat, 'release');
  forgetChat(claude, 'a');
  expect(release).toHaveBeenCalledOnce();
  expect(chatAt(claude, 'a')).not.toBe(chat);
  expect(() => forgetChat(claude, 'unknown')).not.toThrow();
});

test('[APP-06] every conversation recovers when an outage is over', () => {
  const recover = vi.spyOn(Conversation.prototype, 'recover').mockReturnValue();
  chatAt(claude, 'a');
  chatAt(grok, 'b');
  unavailable.set(true);
  expect(recover).not.toHaveBeenCalled();
  unavailable.set(false);
  expect(recover).toHaveBeenCalledTimes(2);
});

test('[AUTH-12] the same user who signs in again finds the conversations, and they recover', () => {
  const chat = chatAt(claude, 'a');
  const recover = vi.spyOn(chat, 'recover').mockReturnValue();
  const release = vi.spyOn(chat, 'release');
  session.lapse('Сессия истекла');
  expect(recover).not.toHaveBeenCalled();
  session.signIn(employee);
  expect(recover).toHaveBeenCalledOnce();
  expect(release).not.toHaveBeenCalled();
  expect(chatAt(claude, 'a')).toBe(chat);
});

test('[PRE-07] the chats of one user are not shown to the next, nor again to the first', () => {
  const chat = chatAt(claude, 'a');
  const release = vi.spyOn(chat, 'release');
  session.signIn({ ...employee, id: 2 });
  expect(release).toHaveBeenCalledOnce();
  expect(chatAt(claude, 'a')).not.toBe(chat);
  session.signIn(employee);
  expect(chatAt(claude, 'a')).not.toBe(chat);
});

test('[PRE-07] a guest’s sign-out removes only the guest’s conversations', () => {
  const own = chatAt(claude, 'a');
  guestSession.signIn(guest);
  area.set('chatBot');
  const guests = chatAt(claude, 'a');
  expect(guests).not.toBe(own);
  guestSession.reset();
  guestSession.signIn(guest);
  expect(chatAt(claude, 'a')).not.toBe(guests);
  area.set('ai');
  expect(chatAt(claude, 'a')).toBe(own);
});

test('[CHAT-06] what another tab changes in a chat is shown, and the answer that it asked for is followed', async () => {
  const other = new Tab('other');
  onTestFinished(() => {
    other.close();
    vi.unstubAllGlobals();
  });
  const message = (id: string, own: object) => ({
    id,
    date: '2026-11-20T09:00:00Z',
    content: id,
    status: 'complete',
    idFile: null,
    files: [],
    ...own,
  });
  let content = [message('q1', { role: 'user' }), message('a1', { role: 'assistant' })];
  const asked: string[] = [];
  const rest = [
    { type: 'delta', id: '3', text: 'олжение' },
    { type: 'finished', id: '4', status: 'complete', reason: 'complete', date: '2026-11-20T09:00:00Z' },
  ];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    if (!url.includes('/stream'))
      return Response.json({ content, totalElements: 1, totalPages: 1, number: 0, size: 30, last: true });
    const body = rest.map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`).join('');
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const chat = chatAt(claude, 'shared');
  await chat.open();
  const running = { role: 'assistant', content: 'Прод', status: 'streaming', lastEventId: '2' };
  content = [message('q1', { role: 'user' }), message('q2', { role: 'user' }), message('a2', running)];
  const calls = asked.length;
  other.tell({ type: 'chat', userId: employee.id + 1, chatUuid: 'shared' });
  other.tell({ type: 'chat', userId: employee.id, chatUuid: 'shared' });
  await vi.waitFor(() => expect(chat.state.get().messages.at(-1)?.content).toBe('Продолжение'));
  // The hidden answer is gone, although it was loaded before.
  expect(chat.state.get().messages.map(({ id }) => id)).toEqual(['q1', 'q2', 'a2']);
  expect(chat.isRunning).toBe(false);
  expect(asked.slice(calls)).toHaveLength(2);

  // This tab tells the others as well.
  const told: unknown[] = [];
  other.listen((heard) => told.push(heard));
  chat.tellTabs();
  await vi.waitFor(() => expect(told).toEqual([{ type: 'chat', userId: employee.id, chatUuid: 'shared' }]));
});

test('[LAB-06] a new chat of an agent and one of its service have separate messages, drafts and choices', () => {
  const agent = agentPlace({ uuid: 'a1', serviceType: 'claude' });
  const [ofAgent, ofService] = [chatAt(agent, undefined), chatAt(claude, undefined)];
  expect(ofAgent).not.toBe(ofService);
  expect(ofAgent.serviceType).toBe('claude');
  ofAgent.draft.setText('Агенту');
  ofService.draft.setText('Сервису');
  ofService.model.set('opus');
  followChats()();
  expect(chatAt(agent, undefined).draft.state.get().text).toBe('Агенту');
  expect(chatAt(claude, undefined).draft.state.get().text).toBe('Сервису');
  expect(chatAt(agent, undefined).model.get()).toBeNull();
});
