import { readFileSync } from 'node:fs';
import { MockAgent } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { PageProblem } from '#mocks/domain/files/web-pages.ts';
import { mayRead } from './guard.ts';
import { pageOpener } from './page.ts';

const SITE = 'https://site.example.ru';
const NOT_OPEN = 'Страница не\u00a0открылась. Проверьте адрес';

interface Refused {
  readonly url: string;
  readonly at: string;
  readonly class: string;
  readonly resolves?: readonly (readonly string[])[];
}
const list = new URL('../../openapi/refused-addresses.yaml', import.meta.url);
const refused = parse(readFileSync(list, 'utf8')) as readonly Refused[];

/** A site that answers what the test says; nothing else can be reached. */
function site() {
  const agent = new MockAgent();
  agent.disableNetConnect();
  onTestFinished(() => agent.close());
  const open = pageOpener(agent);
  return {
    pool: agent.get(SITE),
    open: (path: string) => open(`${SITE}${path}`, new AbortController().signal),
  };
}

test.each(
  refused
    .filter(({ at, class: kind }) => at === 'resolve' && kind !== 'rebinding')
    .map(({ url, resolves }) => [url, resolves?.[0] ?? []] as const),
)('[PRES-97] a name with the addresses of %s is not read', (_url, addresses) => {
  expect(mayRead(addresses)).toBe(false);
});

test.each([['93.184.215.14'], ['2606:2800:21f:cb07:6820:80da:af6b:8b2c']])(
  '[PRES-97] a page is read from %s',
  (address) => expect(mayRead([address])).toBe(true),
);

test('[PRES-97] a redirect is followed, and the page has its last address', async () => {
  const { pool, open } = site();
  pool.intercept({ path: '/a' }).reply(302, '', { headers: { location: '/b#c' } });
  pool
    .intercept({ path: '/b' })
    .reply(200, '<p>Текст</p>', { headers: { 'content-type': 'Text/HTML; charset="windows-1251"' } });
  const { url, type, charset, bytes } = await open('/a');
  expect([url.href, type, charset, new TextDecoder().decode(bytes)]).toEqual([
    `${SITE}/b`,
    'text/html',
    'windows-1251',
    '<p>Текст</p>',
  ]);
});

test.each([
  'http://site.example.ru/b',
  'https://127.0.0.1/',
  'https://site.example.ru:8443/',
  'https://intranet/',
  'file:///etc/passwd',
  'https://login:word@site.example.ru/',
])('[PRES-97] a redirect to %s is not followed', async (location) => {
  const { pool, open } = site();
  pool.intercept({ path: '/a' }).reply(301, '', { headers: { location } });
  await expect(open('/a')).rejects.toEqual(new PageProblem(NOT_OPEN));
});

test('[PRES-97] the fourth redirect is not followed', async () => {
  const { pool, open } = site();
  pool
    .intercept({ path: '/a' })
    .reply(302, '', { headers: { location: '/a' } })
    .times(4);
  await expect(open('/a')).rejects.toEqual(new PageProblem(NOT_OPEN));
});

test('[PRES-97] the answer of a site is told, a broken connection is not', async () => {
  const { pool, open } = site();
  pool.intercept({ path: '/404' }).reply(404, 'нет');
  pool.intercept({ path: '/403' }).reply(403, 'нельзя');
  pool.intercept({ path: '/broken' }).replyWithError(new Error('ECONNREFUSED 10.0.0.8:443'));
  await expect(open('/404')).rejects.toEqual(new PageProblem('Такой страницы нет'));
  await expect(open('/403')).rejects.toEqual(new PageProblem('Сайт не\u00a0отдал страницу: ответ 403'));
  await expect(open('/broken')).rejects.toEqual(new PageProblem(NOT_OPEN));
});

test('[PRES-97] more than 20 MB are not read', async () => {
  const { pool, open } = site();
  pool.intercept({ path: '/large' }).reply(200, Buffer.alloc(20 * 1024 * 1024 + 1));
  await expect(open('/large')).rejects.toThrow('больше 20\u00a0МБ');
});
