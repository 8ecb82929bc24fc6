import { expect, test } from 'vitest';
import { type OpenPage, PageProblem } from '#mocks/domain/files/web-pages.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { type Client, signedIn } from '#mocks/testing/client.ts';

type Stored = Schemas['MessageFile'];

/** A person whose gateway gets these pages. */
function withPages(pages: Readonly<Record<string, readonly [type: string, text: string]>>): Promise<Client> {
  const openPage: OpenPage = async (address) => {
    const page = pages[address];
    if (!page) throw new PageProblem('Такой страницы нет');
    const [type, text] = page;
    return { url: new URL(address), type, charset: 'utf-8', bytes: new TextEncoder().encode(text) };
  };
  return signedIn({ openPage });
}

const read = (client: Client, url: string) =>
  client.call('POST', '/presentation/addPage', {
    json: { url },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const textOf = async (client: Client, { idFile }: Stored): Promise<string> =>
  (await client.call('GET', `/download?idFile=${idFile}`)).text();
const refusalOf = async (response: Response): Promise<unknown> => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: { field: string; message: string }[] }).errors.map(
    ({ field, message }) => [field, message],
  );
};

test('[PRES-97] a page becomes a Markdown file of the person with its title, its host and its address', async () => {
  const html = '<title>План/факт</title><p>Выручка выросла на 12 %</p>';
  const client = await withPages({ 'https://example.ru/a': ['text/html', html] });
  const response = await read(client, 'https://example.ru/a');
  expect(response.status).toBe(200);
  const stored = (await response.json()) as Stored;
  expect(stored.name).toBe('План∕факт (example.ru).md');
  expect(await textOf(client, stored)).toBe(
    'Источник: https://example.ru/a\n\n# План/факт\n\nВыручка выросла на 12 %\n',
  );
});

test('[PRES-97] a document stays as it is, under the last part of its address', async () => {
  const client = await withPages({
    'https://example.ru/%D0%B8%D1%82%D0%BE%D0%B3.csv': ['text/csv', 'а;б\r\n1;2'],
    'https://example.ru/unknown.csv': ['application/octet-stream', 'а;б'],
  });
  const stored = (await (
    await read(client, 'https://example.ru/%D0%B8%D1%82%D0%BE%D0%B3.csv')
  ).json()) as Stored;
  expect(stored.name).toBe('итог (example.ru).csv');
  expect(await textOf(client, stored)).toBe('а;б\r\n1;2');
  const unknown = (await (await read(client, 'https://example.ru/unknown.csv')).json()) as Stored;
  expect(unknown.name).toBe('unknown (example.ru).csv');
});

test('[PRES-97] the name of a file has a readable host and at most 255 characters', async () => {
  const host = `${'a'.repeat(60)}.`.repeat(3);
  const client = await withPages({
    'https://пример.рф/': ['text/plain', 'а'],
    [`https://${host}ru/${'b'.repeat(300)}`]: ['text/plain', 'а'],
  });
  const nameOf = async (url: string) => ((await (await read(client, url)).json()) as Stored).name;
  expect(await nameOf('https://пример.рф/')).toBe('пример.рф (пример.рф).txt');
  expect(await nameOf(`https://${host}ru/${'b'.repeat(300)}`)).toBe(
    `${'b'.repeat(120)} (…${`${host}ru`.slice(-99)}).txt`,
  );
});

test('[PRES-97] a page that is no material is refused at its address, with the reason', async () => {
  const client = await withPages({
    'https://example.ru/film': ['video/mp4', 'x'],
    'https://example.ru/false.pdf': ['application/pdf', '<html>'],
    'https://example.ru/false.docx': ['application/octet-stream', '<html>'],
    'https://example.ru/empty': ['text/html', '<script>1</script>'],
  });
  const kind =
    'По\u00a0этому адресу не\u00a0страница и\u00a0не\u00a0документ PDF, DOCX, XLSX, CSV, TXT или\u00a0MD';
  for (const [path, message] of [
    ['film', kind],
    ['false.pdf', kind],
    ['false.docx', kind],
    ['empty', 'На\u00a0странице нет текста, который портал может прочитать. Скопируйте его в\u00a0файл'],
    ['none', 'Такой страницы нет'],
  ])
    expect(await refusalOf(await read(client, `https://example.ru/${path}`)), path).toEqual([
      ['url', message],
    ]);
  expect(await refusalOf(await read(client, 'http://example.ru/'))).toEqual([
    ['url', 'Страницы без https портал не\u00a0читает'],
  ]);
});

test('[PRES-97] a person reads 60 pages an hour', async () => {
  const client = await withPages({ 'https://example.ru/a': ['text/plain', 'а'] });
  const { limits, now } = client.gateway.deps;
  limits.pages.note('employee@neuro.example', now().getTime(), 59);
  expect((await read(client, 'https://example.ru/a')).status).toBe(200);
  expect((await read(client, 'https://example.ru/a')).status).toBe(429);
});

test('[PRES-97] without an internet no page is opened', async () => {
  const client = await signedIn();
  expect(await refusalOf(await read(client, 'https://example.ru/'))).toEqual([
    ['url', 'Страница не\u00a0открылась. Проверьте адрес'],
  ]);
});
