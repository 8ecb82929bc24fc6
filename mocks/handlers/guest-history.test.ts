import { expect, test } from 'vitest';
import type { Page } from '#mocks/domain/lists/list.ts';
import type { HistoryChat } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const other = 'guest@other.example';
const list = '/history/getListChatWithSearch';
const asGuest = { headers: { 'session-type': 'chatBot' } };
const asEmployee = { headers: { 'session-type': 'ai' } };

/** Sends to a new chat; returns its uuid. */
async function newChat(client: Client, text: string): Promise<string> {
  const response = await client.send(text, { accept: 'application/json' });
  const { chatUuid } = (await response.json()) as { chatUuid: string };
  return chatUuid;
}

/** Uuids of the chats with this text. */
async function found(client: Client, text: string, call = {}): Promise<string[]> {
  const query = new URLSearchParams({ searchText: text, serviceType: 'chatGpt' });
  const { content } = await client.json<Page<HistoryChat>>('GET', `${list}?${query}`, call);
  return content.map(({ uuid }) => uuid);
}

test('[BOT-01][CHAT-08] a guest lists, searches and opens the own chats, and nobody else does', async () => {
  const gateway = await openGateway();
  const guest = await new Client(gateway).guestLogin(other);
  const uuid = await newChat(guest, 'Вопрос внешнего гостя');
  expect(await found(guest, 'внешнего гостя')).toEqual([uuid]);
  expect((await guest.call('GET', `/history/getListMessage?chatUuid=${uuid}`)).status).toBe(200);
  const strangers = [await new Client(gateway).guestLogin(), await new Client(gateway).login()];
  for (const stranger of strangers) {
    expect(await found(stranger, 'внешнего гостя')).toEqual([]);
    expect((await stranger.call('GET', `/history/getListMessage?chatUuid=${uuid}`)).status).toBe(404);
    const json = { uuid, hidden: true };
    expect((await stranger.call('POST', '/history/hide', { json })).status).toBe(404);
  }
  expect((await new Client(gateway).call('GET', list)).status).toBe(401);
});

test('[PRE-07][CHAT-08] with both sessions in a browser each list is that of its session', async () => {
  const gateway = await openGateway();
  const employees = await newChat(await new Client(gateway).login(), 'Общий вопрос');
  const guests = await newChat(await new Client(gateway).guestLogin(other), 'Общий вопрос');
  const both = await (await new Client(gateway).login()).guestLogin(other);
  expect(await found(both, 'Общий вопрос', asGuest)).toEqual([guests]);
  expect(await found(both, 'Общий вопрос', asEmployee)).toEqual([employees]);
  const hide = (uuid: string) =>
    both.call('POST', '/history/hide', { json: { uuid, hidden: true }, ...asGuest });
  expect((await hide(employees)).status).toBe(404);
  expect((await hide(guests)).status).toBe(204);
  expect(await found(both, 'Общий вопрос', asGuest)).toEqual([]);
  expect(await found(both, 'Общий вопрос', asEmployee)).toEqual([employees]);
});

test('[BOT-01] a guest cannot rename or pin a chat, nor list those of templates; those of an agent are not there', async () => {
  const guest = await new Client(await openGateway()).guestLogin(other);
  const uuid = await newChat(guest, 'Вопрос');
  const changes = [
    guest.call('POST', '/history/rename', { json: { uuid, content: 'Имя' } }),
    guest.call('POST', '/history/pin', { json: { uuid, pinned: true } }),
    guest.call('GET', `/history/getListChatTemplate?templateId=${uuid}`),
  ];
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([401, 401, 401]);
});
