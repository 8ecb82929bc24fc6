import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateway } from '#mocks/gateway.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const CHAT = '0c5e2d3a-6f1b-4e0a-9d58-0000000000a1';
const ADMIN_ID = 2;

let gateway: Gateway;
let owner: Client;
let reader: Client;
let stranger: Client;

const add = async (part: object = {}): Promise<Schemas['ChatShare']> =>
  owner.json('POST', '/history/share', {
    json: { chatUuid: CHAT, userIds: [ADMIN_ID], withFiles: false, ...part },
  });
const read = (client: Client, uuid: string) => client.call('GET', `/history/share/${uuid}`);

beforeEach(async () => {
  gateway = await openGateway();
  owner = await new Client(gateway).login('employee@neuro.example');
  reader = await new Client(gateway).login('admin@neuro.example');
  stranger = await new Client(gateway).login('company@neuro.example');
});

describe('[HOME-20] a shared chat', () => {
  test('is open to its owner and the named people, to nobody else, and to nobody after it was revoked', async () => {
    const { uuid, recipients } = await add();
    expect(recipients.map(({ email }) => email)).toEqual(['admin@neuro.example']);
    const status = async () =>
      Promise.all([owner, reader, stranger].map(async (client) => (await read(client, uuid)).status));
    expect(await status()).toEqual([200, 200, 404]);
    expect((await reader.call('DELETE', `/history/share/${uuid}`)).status).toBe(404);
    expect((await owner.call('DELETE', `/history/share/${uuid}`)).status).toBe(204);
    expect(await status()).toEqual([404, 404, 404]);
    expect((await reader.call('POST', `/history/share/${uuid}/accept`)).status).toBe(404);
  });

  test('does not change with the chat', async () => {
    const { uuid } = await add();
    const before: Schemas['SharedChat'] = await (await read(reader, uuid)).json();
    await owner.call('POST', '/history/hideChat', { json: { uuid: CHAT, hidden: true } });
    const after: Schemas['SharedChat'] = await (await read(reader, uuid)).json();
    expect(after).toEqual(before);
    expect(after.owner).toBe('Мария Орлова');
  });

  test('ends with the named message', async () => {
    const messages = [...gateway.deps.database.messages.group(CHAT)];
    const { uuid } = await add({ lastMessageUuid: messages[1]?.id });
    const { content }: Schemas['SharedChat'] = await (await read(reader, uuid)).json();
    expect(content.map((message) => message.content)).toEqual(
      messages.slice(0, 2).map(({ content: text }) => text),
    );
  });

  test('is told to the people by a notification with its address', async () => {
    const { uuid } = await add();
    const notices: Schemas['Notification'][] = await reader.json('GET', '/notification/getNotificationUser');
    expect(notices.find((notice) => notice.uuid === uuid)?.text).toContain(`/chat/shared/${uuid}`);
    await owner.call('DELETE', `/history/share/${uuid}`);
    const later: Schemas['Notification'][] = await reader.json('GET', '/notification/getNotificationUser');
    expect(later.some((notice) => notice.uuid === uuid)).toBe(false);
  });

  test('is continued in a chat of one’s own, which outlives the revocation', async () => {
    const { uuid } = await add();
    const chat: Schemas['HistoryChat'] = await reader.json('POST', `/history/share/${uuid}/accept`);
    await owner.call('DELETE', `/history/share/${uuid}`);
    const page: Schemas['MessagePage'] = await reader.json(
      'GET',
      `/history/getListMessage?chatUuid=${chat.uuid}`,
    );
    expect(page.content.length).toBeGreaterThan(1);
    expect(page.content[1]?.parentId).toBe(page.content[0]?.id);
  });
});

describe('[HOME-20] the files of a shared chat', () => {
  const fileId = (): string => {
    const { database } = gateway.deps;
    const found = database.messages.group(CHAT).flatMap(({ files }) => files.map(({ idFile }) => idFile))[0];
    if (!found) throw new Error('The chat has no file');
    return found;
  };
  const download = async (client: Client): Promise<number> =>
    (await client.call('GET', `/download?idFile=${fileId()}`)).status;

  test('are closed without the mark, open with it, and closed after it was revoked', async () => {
    const { uuid } = await add();
    const { content }: Schemas['SharedChat'] = await (await read(reader, uuid)).json();
    expect(content.flatMap(({ files }) => files)).toEqual([]);
    expect(await download(reader)).toBe(404);
    const open = await add({ withFiles: true });
    expect([await download(reader), await download(stranger)]).toEqual([200, 404]);
    await owner.call('DELETE', `/history/share/${open.uuid}`);
    expect(await download(reader)).toBe(404);
  });

  test('are copied to the one who continues it', async () => {
    const { uuid } = await add({ withFiles: true });
    const chat: Schemas['HistoryChat'] = await reader.json('POST', `/history/share/${uuid}/accept`);
    await owner.call('DELETE', `/history/share/${uuid}`);
    const own = gateway.deps.database.messages.group(chat.uuid).flatMap(({ files }) => files);
    expect(own.map(({ idFile }) => idFile)).not.toContain(fileId());
    expect((await reader.call('GET', `/download?idFile=${own[0]?.idFile}`)).status).toBe(200);
  });
});

describe('[HOME-20] sharing is refused', () => {
  test.each([
    ['with oneself', { userIds: [1] }, 422],
    ['with nobody known', { userIds: [999] }, 422],
    ['with a guest', { userIds: [7] }, 422],
    ['with nobody', { userIds: [] }, 400],
    ['for somebody else’s chat', { chatUuid: '0c5e2d3a-6f1b-4e0a-9d58-0000000000ff' }, 404],
    ['up to a message of another chat', { lastMessageUuid: '0c5e2d3a-6f1b-4e0a-9d58-0000000000ff' }, 404],
  ])('%s', async (_what, part, status) => {
    const json = { chatUuid: CHAT, userIds: [ADMIN_ID], withFiles: false, ...part };
    expect((await owner.call('POST', '/history/share', { json })).status).toBe(status);
    expect(gateway.deps.database.shares.size).toBe(0);
  });
});
