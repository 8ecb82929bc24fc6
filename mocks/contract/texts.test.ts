import { beforeAll, expect, test } from 'vitest';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { keepable } from './texts.ts';

let client: Client;
beforeAll(async () => {
  client = await new Client(await openGateway()).login();
});

const json = { 'content-type': 'application/json' };
const add = (body: BodyInit) =>
  client.call('POST', '/favoritesFolder/addFolder', {
    body,
    headers: { ...json, 'idempotency-key': crypto.randomUUID() },
  });

async function fieldsOf(response: Response): Promise<unknown> {
  expect(response.status).toBe(422);
  const { code, errors } = (await response.json()) as {
    code: string;
    errors: { field: string; code: string }[];
  };
  expect(code).toBe('fields-invalid');
  expect(new Set(errors.map((error) => error.code))).toEqual(new Set(['not-text']));
  return errors.map(({ field }) => field);
}

test.each([
  ['NUL', String.raw`{"name":"Пап\u0000ка"}`],
  ['the first half of a pair', String.raw`{"name":"Папка \ud83c"}`],
  ['the second half of a pair', String.raw`{"name":"\udf84 Папка"}`],
  [
    'a byte that is not UTF-8',
    Buffer.concat([Buffer.from('{"name":"Папка '), Buffer.from([0xff]), Buffer.from('"}')]),
  ],
  [
    'a surrogate in UTF-8',
    Buffer.concat([Buffer.from('{"name":"a'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  ],
])('[CON-06] a name with %s is refused and not kept', async (_, body) => {
  expect(await fieldsOf(await add(body))).toEqual(['name']);
});

test('[CON-06] other characters are kept, U+FFFD and control characters among them', async () => {
  const name = '\u0001\ufffd\u202e🎄\u{10ffff}';
  const answer = await add(JSON.stringify({ name }));
  expect(answer.status).toBeLessThan(300);
  const list = await client.call('GET', '/favoritesFolder/getFolders');
  expect(await list.text()).toContain(JSON.stringify(name).slice(1, -1));
});

test('[CON-06] the parts of a form and the names of files are checked', async () => {
  const send = (form: FormData | Uint8Array<ArrayBuffer>, headers = {}) =>
    client.call('POST', '/chat/chatGpt/message', {
      body: form,
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    });
  const form = new FormData();
  form.set('request', String.raw`{"text":"\u0000 Привет \ud83c"}`);
  expect(await fieldsOf(await send(form))).toEqual(['request.text']);
  form.set('request', '{"text":"Привет"}');
  form.append('files', new File(['а'], 'a.txt'));
  form.append('files', new File(['а'], 'б\u0000.txt'));
  expect(await fieldsOf(await send(form))).toEqual(['files[1]']);
  const part = (text: string | Uint8Array) => [
    Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="request"\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{"text":"Привет ',
    ),
    Buffer.from(text),
    Buffer.from('"}\r\n--x--\r\n'),
  ];
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const wrong = await send(Uint8Array.from(Buffer.concat(part(Uint8Array.of(0xff)))), multipart);
  expect(await fieldsOf(wrong)).toEqual(['request.text']);
  expect((await send(Uint8Array.from(Buffer.concat(part('мир'))), multipart)).status).toBe(200);
});

test.each(['%00', '%ff', '%ed%a0%80', 'а%'])('[CON-06] the parameter %s', async (text) => {
  const { status } = await client.call('GET', `/history/getListChatWithSearch?searchText=${text}`);
  expect(status).toBe(text === 'а%' ? 200 : 400);
});

test('[CON-06] what models say is kept with U+FFFD in place of what is no text', () => {
  expect(keepable('a\u0000b\ud83cc🎄')).toBe('a\ufffdb\ufffdc🎄');
});
