import { expect, test } from 'vitest';
import { parentsOf, variantsOf } from './branches.ts';
import type { ChatState, Message } from './chat.ts';
import { emptyChat, reduceChat } from './chat-state.ts';

/** A message by its id: `q…` is a request, others are answers. */
const message = (id: string, parentId?: string | null, own: Partial<Message> = {}): Message => ({
  id,
  date: '2026-11-20T09:00:00Z',
  content: id,
  status: 'complete',
  idFile: null,
  files: [],
  role: id.startsWith('q') ? 'user' : 'assistant',
  ...(parentId !== undefined && { parentId }),
  ...own,
});
const loaded = (messages: Message[], hasOlder = false, before = emptyChat): ChatState =>
  reduceChat(before, { type: 'loaded', chatUuid: 'c', messages, hasOlder });
const choose = (state: ChatState, id: string): ChatState => reduceChat(state, { type: 'chosen', id });
const shown = (state: ChatState): string => state.shown.map(({ id }) => id).join(' ');
const variants = (state: ChatState): object =>
  Object.fromEntries(
    [...variantsOf(state)].map(([id, { ids, index }]) => [id, `${index + 1} of ${ids.join(' ')}`]),
  );

/** Two requests after the first answer; the second was sent again with the same text. */
const chat = [
  message('q1', null),
  message('a1', 'q1'),
  message('q2', 'a1'),
  message('a2', 'q2'),
  message('q3', 'a1'),
  message('a3', 'q3'),
  message('q4', 'a1', { content: 'q3' }),
  message('a4', 'q4'),
];

test('[CHAT-10] a chat without branches is shown as it is, also without parents', () => {
  const plain = [message('q1'), message('a1'), message('q2')];
  const state = loaded(plain);
  expect(state.shown).toBe(state.messages);
  expect(variants(state)).toEqual({});
});

test('[CHAT-10] the newest branch is shown; a changed request and a repeated answer have variants', () => {
  const state = loaded(chat);
  expect(shown(state)).toBe('q1 a1 q4 a4');
  expect(variants(state)).toEqual({ q4: '2 of q2 q4', a4: '2 of a3 a4' });
});

test('[CHAT-10] a chosen branch is shown until another one is chosen; inner choices stay', () => {
  const first = choose(loaded(chat), 'a3');
  expect(shown(first)).toBe('q1 a1 q3 a3');
  expect(variants(first)).toEqual({ q3: '2 of q2 q4', a3: '1 of a3 a4' });
  const other = choose(first, 'q2');
  expect(shown(other)).toBe('q1 a1 q2 a2');
  expect(variants(other)).toEqual({ q2: '1 of q2 q4' });
  expect(shown(loaded(chat, false, other)), 'after reading the page again').toBe('q1 a1 q2 a2');
});

test('[CHAT-10] the branch that was continued last is shown first, even if it was begun first', () => {
  const state = loaded([...chat, message('q5', 'a2'), message('a5', 'q5')]);
  expect(shown(state)).toBe('q1 a1 q2 a2 q5 a5');
});

test('[CHAT-10] a branch at the first request', () => {
  const state = loaded([...chat.slice(0, 2), message('q2', null), message('a2', 'q2')]);
  expect(shown(state)).toBe('q2 a2');
  expect(shown(choose(state, 'q1'))).toBe('q1 a1');
});

test('[CHAT-10] a request that begins a branch is shown after its parent while it is sent, and its answer then', () => {
  const send = { type: 'send', text: 'q3', fileNames: [], parentId: 'a1' } as const;
  const before = choose(loaded(chat), 'q2');
  const sending = reduceChat(before, send);
  expect(shown(sending)).toBe('q1 a1');
  expect(shown(reduceChat(sending, { type: 'refused' }))).toBe('q1 a1 q2 a2');
  expect(shown(reduceChat(before, { ...send, parentId: null }))).toBe('');
  const begun = reduceChat(sending, {
    type: 'started',
    id: '1',
    chatUuid: 'c',
    requestMessageId: 'q9',
    messageId: 'a9',
    date: '',
  });
  expect(shown(begun)).toBe('q1 a1 q9 a9');
  expect(variants(begun)).toEqual({ q9: '2 of q2 q9', a9: '3 of a3 a4 a9' });
});

test('[CHAT-10] branches whose beginning is on an older page', () => {
  const siblings = ['q2', 'q3', 'q4'];
  // The page begins in the middle of another branch.
  const page = [message('a2', 'q2'), message('q5', 'a2'), message('a5', 'q5')];
  const branch = [message('q4', 'a1', { siblings }), message('a4', 'q4')];
  const state = loaded([...page, ...branch], true);
  expect(shown(state)).toBe('q4 a4');
  expect(variants(state)).toEqual({ q4: '3 of q2 q3 q4' });
  const chosen = choose(state, 'a5');
  expect(shown(chosen)).toBe('q4 a4');
  const whole = reduceChat(state, {
    type: 'older',
    hasOlder: false,
    messages: [message('q1', null), message('a1', 'q1'), message('q2', 'a1'), message('q3', 'a1')],
  });
  expect(shown(whole)).toBe('q1 a1 q4 a4');
  expect(shown(choose(whole, 'a5'))).toBe('q1 a1 q2 a2 q5 a5');
  // The same choice after a reload, when only the newest page is loaded.
  const { choices } = choose(whole, 'a5');
  expect(shown(loaded([...page, ...branch], true, { ...emptyChat, choices }))).toBe('a2 q5 a5');
});

test('[CHAT-10][CHAT-08] a hidden message leaves those after it in their branch, on this page and after a reload', () => {
  const state = reduceChat(loaded(chat), { type: 'removed', id: 'a1' });
  expect(shown(state)).toBe('q1 q4 a4');
  expect(variants(state)).toEqual({ q4: '2 of q2 q4', a4: '2 of a3 a4' });
  expect(parentsOf(state).get('q4')).toBe('q1');
  const restored = reduceChat(state, { type: 'restored', message: message('a1', 'q1'), after: 'q1' });
  expect(shown(restored)).toBe('q1 a1 q4 a4');
  const hiddenBranch = reduceChat(loaded(chat), { type: 'removed', id: 'q4' });
  expect(shown(hiddenBranch)).toBe('q1 a1 a4');
  const first = reduceChat(loaded(chat), { type: 'removed', id: 'q1' });
  expect(shown(first)).toBe('a1 q4 a4');
  // The gateway does not list what is hidden.
  expect(shown(loaded([message('q1', null), message('q2', 'gone'), message('a2', 'q2')]))).toBe('q1 q2 a2');
  expect(shown(loaded([message('q1', null), message('a1', 'q1'), message('a2', 'gone')], true))).toBe(
    'q1 a1 a2',
  );
});

test('[CHAT-10] a hidden variant is no variant any more', () => {
  const siblings = ['q2', 'q3'];
  const both = [...chat.slice(0, 2), message('q2', 'a1', { siblings }), message('q3', 'a1', { siblings })];
  expect(variants(loaded(both))).toEqual({ q3: '2 of q2 q3' });
  expect(variants(reduceChat(loaded(both), { type: 'removed', id: 'q2' }))).toEqual({});
});

test('[CHAT-10] several answers that the gateway has to one request', () => {
  const siblings = ['a1', 'a2'];
  const state = loaded([
    message('q1', null),
    message('a1', 'q1', { siblings }),
    message('a2', 'q1', { siblings }),
  ]);
  expect(shown(state)).toBe('q1 a2');
  expect(variants(state)).toEqual({ a2: '2 of a1 a2' });
  expect(shown(choose(state, 'a1'))).toBe('q1 a1');
});
