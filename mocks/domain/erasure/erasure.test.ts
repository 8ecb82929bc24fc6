import { describe, expect, test } from 'vitest';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { type Client, moveOn, openGateway, signedIn } from '#mocks/testing/client.ts';
import { stateOnDisk } from '#mocks/testing/state-on-disk.ts';

const DAY = 24 * 60 * 60;

/** Asks a question with a file, and waits for the whole answer. */
async function ask(client: Client, text: string, file?: File) {
  const answer = await client.send(text, { accept: 'application/json', files: file ? [file] : [] });
  const { chatUuid, request } = (await answer.json()) as Schemas['ChatAnswer'];
  return { chatUuid, request };
}

const hide = (client: Client, uuid: string, hidden = true) =>
  client.call('POST', '/history/hide', { json: { uuid, hidden } });

/** How many requests of the person the statistics count in the 30 days before a moment. */
const counted = ({ gateway: { deps } }: Client, moment: Date): number =>
  usageOf(deps.database).recentCounts(moment).get(1) ?? 0;

describe('[PROF-10] what a person has removed', () => {
  test('is neither in the file of the state nor in its log when it cannot be taken back any more', async () => {
    const disk = stateOnDisk();
    const client = await signedIn({ persistence: disk.open() });
    const marker = 'Метка-которую-стирают';
    const file = new File([`${marker} в файле`], `${marker}.txt`);
    const { chatUuid } = await ask(client, marker, file);
    const rest = await ask(client, `${marker} в сообщении`);
    const kept = await ask(client, 'Что остаётся');
    const moment = client.gateway.deps.now();
    const count = counted(client, moment);
    await hide(client, chatUuid);
    const { id } = rest.request;
    await client.call('POST', '/history/hideMessage', { json: { uuid: id, hidden: true } });
    for (const { id: answer } of client.gateway.deps.database.messages.group(rest.chatUuid))
      await client.call('POST', '/history/hideMessage', { json: { uuid: answer, hidden: true } });
    await client.call('POST', '/history/rename', { json: { uuid: rest.chatUuid, content: 'Без меток' } });
    expect(disk.has(marker)).toBe(true);
    moveOn(client.gateway, DAY + 60);
    expect(disk.has(marker)).toBe(false);
    await client.login();
    expect((await hide(client, chatUuid, false)).status).toBe(404);
    const back = await client.call('POST', '/history/hideMessage', { json: { uuid: id, hidden: false } });
    expect(back.status).toBe(404);
    const list = await client.json<Schemas['HistoryChatPage']>('GET', '/history/getListChatWithSearch');
    expect(list.content.map(({ uuid }) => uuid)).toEqual(
      expect.arrayContaining([kept.chatUuid, rest.chatUuid]),
    );
    expect(counted(client, moment)).toBe(count);
    client.gateway.close();
  });

  test('comes back within that time, and is erased at the next start when it was removed by an earlier version', async () => {
    const disk = stateOnDisk();
    const client = await signedIn({ persistence: disk.open() });
    const { chatUuid } = await ask(client, 'Передумали');
    await hide(client, chatUuid);
    moveOn(client.gateway, DAY - 60);
    await client.login();
    expect((await hide(client, chatUuid, false)).status).toBe(204);
    moveOn(client.gateway, 10 * DAY);
    expect(disk.has('Передумали')).toBe(true);
    const { database } = client.gateway.deps;
    const chat = database.chats.get(chatUuid);
    if (chat) database.store.put(database.chats, { ...chat, hidden: true });
    const later = client.gateway.deps.now();
    client.gateway.close();
    const again = await openGateway({ persistence: disk.open(), now: () => later });
    expect(disk.has('Передумали')).toBe(false);
    again.close();
  });

  test('leaves files that something else needs', async () => {
    const client = await signedIn();
    const { chatUuid } = await ask(client, 'С файлом', new File(['Нужное'], 'Нужное.txt'));
    const { database } = client.gateway.deps;
    const [message] = database.messages.group(chatUuid);
    const idFile = message?.files[0]?.idFile ?? '';
    const json = { chatUuid, userIds: [5], withFiles: true };
    const shared = await client.call('POST', '/history/share', {
      json,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(shared.status).toBe(200);
    await hide(client, chatUuid);
    moveOn(client.gateway, 2 * DAY);
    expect(database.files.get(idFile)).toBeDefined();
    expect(database.chats.get(chatUuid)).toMatchObject({ isErased: true, content: '' });
  });

  test('a file that an agent alone had is erased a day after the agent', async () => {
    const client = await signedIn();
    const { database } = client.gateway.deps;
    const agent = [...database.agents.values()].find(
      ({ ownerId, draft }) => ownerId === 1 && draft.idFiles.length > 0,
    );
    const idFile = agent?.draft.idFiles[0] ?? '';
    await client.call('POST', '/lab/agent/hideAgent', { json: { uuid: agent?.uuid, hidden: true } });
    expect((await client.call('DELETE', `/lab/agent/deleteAgent?agentId=${agent?.uuid}`)).status).toBe(204);
    moveOn(client.gateway, 60);
    expect(database.files.get(idFile)).toBeDefined();
    moveOn(client.gateway, DAY);
    expect([database.files.get(idFile), database.store.blobSize(idFile)]).toEqual([undefined, 0]);
  });

  test('a removed chat-bot is erased with its links', async () => {
    const client = await signedIn();
    const { database } = client.gateway.deps;
    const [bot] = database.guestBots.values();
    expect(database.guestLinks.group(bot?.uuid ?? '').length).toBeGreaterThan(0);
    await client.call('POST', '/lab/guestBot/hideBot', { json: { uuid: bot?.uuid, hidden: true } });
    moveOn(client.gateway, 2 * DAY);
    expect(database.guestBots.get(bot?.uuid ?? '')).toBeUndefined();
    expect(database.guestLinks.group(bot?.uuid ?? '')).toEqual([]);
  });
});
