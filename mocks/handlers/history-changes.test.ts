import { expect, test } from 'vitest';
import type { Page } from '#mocks/domain/lists/list.ts';
import type { HistoryChat, Message } from '#mocks/store/database.ts';
import { Client, signedIn } from '#mocks/testing/client.ts';
import { inTheMiddle, messagesOf } from '#mocks/testing/conversation.ts';

const listOf = async (client: Client) =>
  (await client.json<Page<HistoryChat>>('GET', '/history/getListChatWithSearch')).content;
const post = (client: Client, path: string, json: object) =>
  client.call('POST', `/history/${path}`, { json }).then(({ status }) => status);

test('[CHAT-08] a chat is renamed; the search finds it by its new title', async () => {
  const client = await signedIn();
  const [chat] = await listOf(client);
  const uuid = chat?.uuid;
  expect(await post(client, 'rename', { uuid, content: '  Выручка за квартал ' })).toBe(204);
  expect((await listOf(client))[0]).toMatchObject({ uuid, content: 'Выручка за квартал' });
  const search = new URLSearchParams({ searchText: 'выручка за квартал' });
  const found = await client.json<Page<HistoryChat>>('GET', `/history/getListChatWithSearch?${search}`);
  expect(found.content.map((one) => one.uuid)).toEqual([uuid]);
  for (const content of ['', '   ', 'я'.repeat(301)])
    expect(await post(client, 'rename', { uuid, content })).toBe(400);
});

test('[CHAT-08] pinned chats come first in the order of the list; unpinned ones return to their position', async () => {
  const client = await signedIn();
  const before = await listOf(client);
  const [second, fifth] = [before[1]?.uuid, before[4]?.uuid];
  expect(await post(client, 'pin', { uuid: fifth, pinned: true })).toBe(204);
  expect(await post(client, 'pin', { uuid: second, pinned: true })).toBe(204);
  expect(await post(client, 'pin', { uuid: second, pinned: true })).toBe(204);
  const pinned = await listOf(client);
  expect(pinned.slice(0, 3)).toMatchObject([
    { uuid: second, pinned: true },
    { uuid: fifth, pinned: true },
    { uuid: before[0]?.uuid },
  ]);
  expect(pinned[2]).not.toHaveProperty('pinned');
  for (const uuid of [second, fifth]) await post(client, 'pin', { uuid, pinned: false });
  expect(await listOf(client)).toEqual(before);
});

test('[CHAT-08] an answer can be rated and the rating removed; a request cannot be rated', async () => {
  const client = await signedIn();
  const answer = await client.send('Привет', { accept: 'application/json' });
  const { chatUuid } = (await answer.json()) as { chatUuid: string };
  const [request, reply] = await messagesOf(client, chatUuid);
  const rate = (uuid: string | undefined, rating: string | null, comment?: string) =>
    post(client, 'rateMessage', { uuid, rating, ...(comment !== undefined && { comment }) });
  const shown = async (): Promise<Message | undefined> => (await messagesOf(client, chatUuid))[1];
  expect(await rate(reply?.id, 'bad', 'Неверно')).toBe(204);
  expect(await shown()).toMatchObject({ rating: 'bad' });
  expect(await shown()).not.toHaveProperty('ratingComment');
  const { messages } = client.gateway.deps.database;
  expect(messages.get(reply?.id ?? '')?.ratingComment).toBe('Неверно');
  expect(await rate(reply?.id, 'good')).toBe(204);
  expect(messages.get(reply?.id ?? '')).not.toHaveProperty('ratingComment');
  expect(await rate(reply?.id, null)).toBe(204);
  expect(await shown()).not.toHaveProperty('rating');
  expect(await rate(request?.id, 'good')).toBe(400);
  expect(await rate(reply?.id, 'so-so')).toBe(400);
});

test('[CHAT-08] a rating of a running answer is kept', async () => {
  const { model, client, chat, started, events } = await inTheMiddle();
  expect(await post(client, 'rateMessage', { uuid: started.messageId, rating: 'good' })).toBe(204);
  model.end();
  for await (const _ of events);
  expect((await messagesOf(client, chat))[1]).toMatchObject({ status: 'complete', rating: 'good' });
});

test('[CON-06] another user’s chats and answers cannot be renamed, pinned or rated', async () => {
  const client = await signedIn();
  const [chat] = await listOf(client);
  const [, reply] = await messagesOf(client, chat?.uuid ?? '');
  const other = await new Client(client.gateway).login('admin@neuro.example');
  expect(await post(other, 'rename', { uuid: chat?.uuid, content: 'Моё' })).toBe(404);
  expect(await post(other, 'pin', { uuid: chat?.uuid, pinned: true })).toBe(404);
  expect(await post(other, 'rateMessage', { uuid: reply?.id, rating: 'bad' })).toBe(404);
  await post(client, 'hide', { uuid: chat?.uuid, hidden: true });
  expect(await post(client, 'rename', { uuid: chat?.uuid, content: 'Моё' })).toBe(404);
});
