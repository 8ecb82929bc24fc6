import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '#mocks/domain/lists/list.ts';
import type { HistoryChat, Message, Tile } from '#mocks/store/database.ts';
import { Client, openGateway, signedIn } from '#mocks/testing/client.ts';

const list = '/history/getListChatWithSearch';
const firstChat = '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1';
let client: Client;
beforeEach(async () => {
  client = await signedIn();
});

const chats = (query = '') => client.json<Page<HistoryChat>>('GET', `${list}${query}`);
const messages = (chat: string, query = '') =>
  client.json<Page<Message>>('GET', `/history/getListMessage?chatUuid=${chat}${query}`);

/** Sends to a new chat; returns its uuid. */
async function newChat(text: string, service = 'chatGpt'): Promise<string> {
  const response = await client.send(text, { service, accept: 'application/json' });
  const { chatUuid } = (await response.json()) as { chatUuid: string };
  return chatUuid;
}

test('[CHAT-08] a new account has chats of four months before today, newest first', async () => {
  const { content } = await chats();
  const dates = content.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  const midnight = new Date().setHours(0, 0, 0, 0);
  expect(Date.parse(dates[0] ?? '')).toBeLessThan(midnight);
  expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(4);
});

test('[CHAT-08] thirty chats are one last page, thirty-one are not', async () => {
  const before = (await chats()).totalElements;
  for (let count = before; count < 30; count++) await newChat(`Чат ${count}`);
  expect(await chats('?page=0&size=30')).toMatchObject({ totalElements: 30, totalPages: 1, last: true });
  await newChat('Последний');
  const first = await chats('?page=0&size=30');
  expect(first).toMatchObject({ totalElements: 31, totalPages: 2, number: 0, size: 30, last: false });
  expect(first.content).toHaveLength(30);
  expect(first.content[0]?.content).toBe('Последний');
  const second = await chats('?page=1&size=30');
  expect(second.content).toHaveLength(1);
  expect(second.last).toBe(true);
  expect(await chats('?page=7')).toMatchObject({ content: [], last: true, number: 7 });
});

test('[CHAT-08] the search covers titles and messages, ignoring case and ё', async () => {
  const uuid = await newChat('Придумай название для проекта «Зелёная ВОЛНА»');
  const found = async (text: string) => (await chats(`?searchText=${encodeURIComponent(text)}`)).content;
  for (const text of ['зеленая волна', 'ЗЕЛЁНАЯ', ' «зелёная ', 'название для']) {
    expect((await found(text)).map((chat) => chat.uuid)).toEqual([uuid]);
  }
  expect(await found('зелёная волнаа')).toEqual([]);
  expect(await found('[а-я]+')).toEqual([]);
  const { content } = await messages(uuid);
  for (const { id } of content)
    await client.call('POST', '/history/hideMessage', { json: { uuid: id, hidden: true } });
  expect(await found('репетиционной модели')).not.toContainEqual(expect.objectContaining({ uuid }));
});

test('[CHAT-08] the list can be limited to one service', async () => {
  await newChat('Привет', 'llama3_2');
  const { content } = await chats('?serviceType=llama3_2');
  expect(content.map(({ serviceType, value }) => [serviceType, value])).toEqual([['llama3_2', 'llama3_2']]);
});

test('[CHAT-08] a hidden chat is not listed anywhere until it is restored', async () => {
  const hide = (hidden: boolean) =>
    client.call('POST', '/history/hide', { json: { uuid: firstChat, hidden } });
  const total = (await chats()).totalElements;
  expect((await hide(true)).status).toBe(204);
  expect((await chats()).totalElements).toBe(total - 1);
  expect((await client.call('GET', `/history/getListMessage?chatUuid=${firstChat}`)).status).toBe(404);
  expect((await client.send('Дальше', { chat: firstChat })).status).toBe(404);
  await hide(false);
  expect((await chats()).totalElements).toBe(total);
});

test('[CHAT-08] messages come newest page first, oldest first inside a page', async () => {
  const all = (await messages(firstChat)).content.map(({ id }) => id);
  expect(all).toHaveLength(4);
  const newest = await messages(firstChat, '&page=0&size=3');
  expect(newest.content.map(({ id }) => id)).toEqual(all.slice(1));
  expect(newest.last).toBe(false);
  const oldest = await messages(firstChat, '&page=1&size=3');
  expect(oldest.content.map(({ id }) => id)).toEqual(all.slice(0, 1));
  expect(oldest.last).toBe(true);
});

test('[CHAT-08] histories of a template and an agent are listed; a template run can be hidden', async () => {
  const runs = '/history/getListChatTemplate?templateUuid=7c2e9f10-1111-4a3b-8c4d-000000000001';
  const { content } = await client.json<Page<HistoryChat>>('GET', runs);
  expect(content).toHaveLength(3);
  const agent = '/history/getAgentHistory?agentUuid=7c2e9f10-2222-4a3b-8c4d-000000000001';
  expect((await client.json<Page<HistoryChat>>('GET', agent)).content).toHaveLength(2);
  const run = { uuid: content[0]?.uuid, hidden: true };
  expect((await client.call('POST', '/history/hide', { json: run })).status).toBe(404);
  expect((await client.call('POST', '/history/hideTemplate', { json: run })).status).toBe(204);
  expect((await client.json<Page<HistoryChat>>('GET', runs)).content).toHaveLength(2);
});

describe('[CON-06] data of one user does not exist for another', () => {
  test('chats, messages, answers, files', async () => {
    const gateway = await openGateway();
    const owner = await new Client(gateway).login();
    const other = await new Client(gateway).login('admin@neuro.example');
    const file = '0c5e2d3a-6f1b-4e0a-9d58-0000000000f1';
    const message = '0c5e2d3a-6f1b-4e0a-9d58-0000000000b1';
    const calls = [
      ['GET', `/history/getListMessage?chatUuid=${firstChat}`, {}],
      ['POST', '/history/hide', { json: { uuid: firstChat, hidden: true } }],
      ['POST', '/history/hideMessage', { json: { uuid: message, hidden: true } }],
      [
        'POST',
        '/history/hideTemplate',
        { json: { uuid: '0c5e2d3a-6f1b-4e0a-9d58-0000000000c1', hidden: true } },
      ],
      ['GET', `/chat/${firstChat}/stream`, {}],
      ['DELETE', `/chat/${firstChat}/stream`, {}],
      ['GET', `/download?idFile=${file}`, {}],
    ] as const;
    for (const [method, path, call] of calls) {
      expect((await other.call(method, path, call)).status, path).toBe(404);
      expect((await owner.call(method, path, call)).status, path).toBeLessThan(300);
      // Undoes the owner's call, so that the next call finds the object.
      if ('json' in call) await owner.call(method, path, { json: { ...call.json, hidden: false } });
    }
    expect((await other.send('Дальше', { chat: firstChat })).status).toBe(404);
  });

  test('favourites and recent services', async () => {
    const gateway = await openGateway();
    const one = await new Client(gateway).login();
    const two = await new Client(gateway).login('admin@neuro.example');
    const tiles = await one.json<Tile[]>('GET', '/tile/getTile');
    const tile = tiles.find(({ value }) => value === 'llama');
    expect(tile?.fromFavorite).toBe(false);
    const add = { json: { tileUuid: tile?.uuid } };
    expect((await one.call('POST', '/favoritesFolder/tile/addTile', add)).status).toBe(204);
    expect((await one.call('POST', '/favoritesFolder/tile/addTile', add)).status).toBe(204);
    const isFavourite = async (client: Client) =>
      (await client.json<Tile[]>('GET', '/tile/getTile')).find(({ value }) => value === 'llama')
        ?.fromFavorite;
    expect(await isFavourite(one)).toBe(true);
    expect(await isFavourite(two)).toBe(false);
    const remove = `/favoritesFolder/tile/deleteTile?tileUuid=${tile?.uuid}`;
    expect((await one.call('DELETE', remove)).status).toBe(204);
    expect((await one.call('DELETE', remove)).status).toBe(204);
    expect(await isFavourite(one)).toBe(false);

    await one.send('Привет', { service: 'grok', accept: 'application/json' });
    const recent = async (client: Client) =>
      (await client.json<Tile[]>('GET', '/tile/getResentTile'))[0]?.value;
    expect(await recent(one)).toBe('grok');
    expect(await recent(two)).not.toBe('grok');
    expect(
      (await one.call('POST', '/favoritesFolder/tile/addTile', { json: { tileUuid: firstChat } })).status,
    ).toBe(404);
  });
});

test('[CON-06] the other operations answer with their data', async () => {
  expect(await client.json('GET', '/data/ping')).toEqual({ status: 'UP' });
  expect(await client.json<unknown[]>('GET', '/data/banners')).not.toEqual([]);
  expect(await client.json<unknown[]>('GET', '/data/getChatModel')).not.toEqual([]);
  expect(await client.json<unknown[]>('GET', '/notification/getNotificationUser')).not.toEqual([]);
  const action = { action: 'startMicrophone', author: { name: 'chatGpt' } };
  expect((await client.call('POST', '/data/tracking', { json: action })).status).toBe(204);
});
