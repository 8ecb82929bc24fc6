import { expect, test } from 'vitest';
import { operations, resolved } from '#mocks/contract/contract.ts';
import { readBody } from '#mocks/contract/input.ts';
import { bodyLimit, filesLimit } from '#mocks/contract/limits.ts';
import { Spool } from '#mocks/contract/spool.ts';
import { itemsOf, type Message } from '#mocks/store/database.ts';
import { type Client, errorOf, signedIn } from '#mocks/testing/client.ts';
import { inTheMiddle, messagesOf } from '#mocks/testing/conversation.ts';

const MEGABYTE = 1024 * 1024;

function post(client: Client, request: unknown, parts: readonly [string, File][] = [], chat?: string) {
  const form = new FormData();
  form.set('request', JSON.stringify(request));
  if (chat) form.set('chat', chat);
  for (const [name, file] of parts) form.append(name, file);
  const headers = { 'idempotency-key': crypto.randomUUID(), accept: 'application/json' };
  return client.call('POST', '/chat/chatGpt/message', { body: form, headers });
}
const file = (name: string): File => new File([name], name);
type Exchange = { chatUuid: string; request: Message; answer: Message };
const exchange = async (response: Promise<Response>) => (await (await response).json()) as Exchange;

test('[APP-19] a single `file` is sent like `files`, and after them where both come', async () => {
  const client = await signedIn();
  const one = await exchange(post(client, { text: 'Эй' }, [['file', file('a.txt')]]));
  expect(one.request.files).toMatchObject([{ name: 'a.txt', size: 5 }]);
  const download = await client.call('GET', `/download?idFile=${one.request.files[0]?.idFile}`);
  expect(await download.text()).toBe('a.txt');
  const both = post(client, { text: 'Эй' }, [
    ['file', file('last.txt')],
    ['files', file('1.txt')],
    ['files', file('2.txt')],
  ]);
  expect((await exchange(both)).request.files.map(({ name }) => name)).toEqual([
    '1.txt',
    '2.txt',
    'last.txt',
  ]);
});

test('[APP-19] a message has at most ten files, however they come', async () => {
  const client = await signedIn();
  const ten = Array.from({ length: 10 }, (_, index) => ['files', file(`${index}.txt`)] as [string, File]);
  const { request } = await exchange(post(client, { text: 'Эй' }, ten));
  expect(request.files).toHaveLength(10);
  const more = { status: 400, message: 'Лимит файлов до 10' };
  expect(await errorOf(await post(client, { text: 'Эй' }, [...ten, ['file', file('11.txt')]]))).toEqual(more);
  const idFiles = [request.files[0]?.idFile];
  expect(await errorOf(await post(client, { text: 'Эй', idFiles }, ten))).toEqual(more);
});

const forms = operations.filter(({ id }) => id === 'chatMessageSend' || id === 'fileUpload');

test.each(forms.map((operation) => [operation.id, operation] as const))(
  '[APP-19][PRE-11] %s takes 200 MB of files, and refuses one byte more with 413',
  async (_id, operation) => {
    const { body } = operation;
    if (!body) throw new Error('no body');
    expect(filesLimit(body.schema)).toBe(200 * MEGABYTE);
    expect(bodyLimit(operation)).toBeGreaterThan(200 * MEGABYTE);
    expect(bodyLimit(operation)).toBeLessThan(208 * MEGABYTE);

    const small = {
      ...operation,
      body: { ...body, schema: { ...resolved(body.schema), 'x-max-total': 10 } },
    };
    const spool = new Spool();
    const read = (last: string) => {
      const form = new FormData();
      form.set('request', '{}');
      form.append('files', new File(['12345'], 'a.txt'));
      form.append('file', new File([last], 'b.txt'));
      const request = new Request('http://portal.test', { method: 'POST', body: form });
      return readBody(small, request, () => null, spool.open());
    };
    expect(await read('12345')).toMatchObject({ files: [{ size: 5 }], file: { size: 5 } });
    await expect(read('123456')).rejects.toMatchObject({ failure: 'too-large' });
    spool.close();
  },
);

test('[CON-01] a tile that does not belong to the service of the path is refused, and nothing is stored', async () => {
  const client = await signedIn();
  const { database } = client.gateway.deps;
  const tileOf = (service: string) =>
    itemsOf(database.tiles).find(({ serviceType }) => serviceType === service)?.uuid;
  const before = database.messages.size;
  for (const tileUuid of [tileOf('claude'), crypto.randomUUID()]) {
    expect(await errorOf(await post(client, { text: 'Эй', tileUuid }))).toEqual({
      status: 400,
      message: 'Этот чат относится к другому сервису. Обновите страницу и отправьте ещё раз',
    });
  }
  expect(database.messages.size).toBe(before);
  expect((await post(client, { text: 'Эй', tileUuid: tileOf('chatGpt')?.toUpperCase() })).status).toBe(200);
});

test('[CHAT-03] messages name the one that they follow; branches stand by date', async () => {
  const client = await signedIn();
  const first = await exchange(post(client, { text: 'Один' }));
  expect(first.request.parentId).toBeNull();
  expect(first.answer.parentId).toBe(first.request.id);
  const { chatUuid } = first;
  const next = await exchange(post(client, { text: 'Два' }, [], chatUuid));
  expect(next.request.parentId).toBe(first.answer.id);
  const branch = await exchange(post(client, { text: 'Иначе', parentId: first.answer.id }, [], chatUuid));
  const messages = await messagesOf(client, chatUuid);
  const siblings = messages.filter(({ parentId }) => parentId === first.answer.id);
  const branches = [next.request.id, branch.request.id];
  expect(siblings.map(({ id }) => id)).toEqual(branches);
  expect(siblings.map((one) => one.siblings)).toEqual([branches, branches]);
  expect(messages[0]?.siblings).toBeUndefined();
  const beside = await exchange(post(client, { text: 'Сначала', parentId: null }, [], chatUuid));
  expect(beside.request.parentId).toBeNull();
  const again = await messagesOf(client, chatUuid);
  expect(again[0]?.siblings).toEqual([first.request.id, beside.request.id]);
});

test('[CHAT-03] several mistakes: what does not exist, then what the service does not take, then a busy chat', async () => {
  const { model, client, chat } = await inTheMiddle();
  const unknown = crypto.randomUUID();
  const statusOf = async (request: object, inChat: string | undefined = chat) =>
    (await post(client, { text: '', tileUuid: unknown, ...request }, [], inChat)).status;
  expect(await statusOf({}, unknown)).toBe(404);
  expect(await statusOf({ idFiles: [unknown] })).toBe(404);
  expect(await statusOf({ parentId: unknown })).toBe(404);
  expect(await statusOf({})).toBe(400);
  expect(await statusOf({ text: 'Эй' })).toBe(400);
  expect(await statusOf({ text: 'Эй', tileUuid: undefined, model: 'unknown' })).toBe(400);
  expect(await statusOf({ text: 'Эй', tileUuid: undefined })).toBe(423);
  model.end();
});

test('[CHAT-02] a parent needs its chat, and may be a request', async () => {
  const client = await signedIn();
  const { chatUuid, request } = await exchange(post(client, { text: 'Один' }));
  const parentId = request.id;
  expect((await post(client, { text: 'Два', parentId })).status).toBe(404);
  const next = await exchange(post(client, { text: 'Два', parentId: parentId.toUpperCase() }, [], chatUuid));
  expect(next.request.parentId).toBe(parentId);
});

test('[APP-19] files that the gateway has come first, each once; a file may be empty; other parts are ignored', async () => {
  const client = await signedIn();
  const sent = await exchange(post(client, { text: 'Эй' }, [['file', file('old.txt')]]));
  const idFile = sent.request.files[0]?.idFile ?? '';
  const idFiles = [idFile, idFile.toUpperCase()];
  const parts: [string, File][] = [
    ['files', new File([], 'empty.txt')],
    ['unknown', file('unknown.txt')],
  ];
  const { request } = await exchange(post(client, { text: 'Эй', idFiles }, parts));
  expect(request.files.map(({ name, size }) => [name, size])).toEqual([
    ['old.txt', 7],
    ['empty.txt', 0],
  ]);
});
