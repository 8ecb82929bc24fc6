import { afterEach, expect, test, vi } from 'vitest';
import shipped from '../public/config.json' with { type: 'json' };
import { ConfigError, config, loadConfig, parseConfig } from './config.ts';
import { problemText } from './config-problems.ts';

const answer = (body: string, status = 200): void =>
  void vi.stubGlobal('fetch', async (url: string) =>
    url === '/config.json' ? new Response(body, { status }) : new Response('', { status: 410 }),
  );

afterEach(() => vi.unstubAllGlobals());

/** What the operator reads about a broken config.json. */
function textsOf(error: unknown): string[] {
  if (!(error instanceof ConfigError)) throw error;
  return error.problems.map(problemText);
}

function problemsOf(value: unknown): string[] {
  try {
    parseConfig(value);
  } catch (error) {
    return textsOf(error);
  }
  return [];
}

test('[APP-21] the settings of the build are valid', () => {
  expect(parseConfig(shipped)).toEqual(shipped);
  expect(shipped.productLines.flatMap(({ tariffs }) => tariffs.map(({ id }) => id))).toEqual([
    13, 14, 10, 11, 12,
  ]);
});

test('[APP-21] a file without a report time zone is valid', () => {
  const { reportTimeZone: _zone, ...older } = shipped;
  expect(parseConfig(older)).toEqual(older);
});

test.each([
  ['gatewayName', ' ', '«gatewayName»: непустая строка'],
  ['gatewayName', 7, '«gatewayName»: непустая строка'],
  ['supportMailbox', 'support', '«supportMailbox»: адрес почты'],
  ['supportMailbox', undefined, '«supportMailbox»: адрес почты (нет в файле)'],
  ['corporateDomain', '@corp.example', '«corporateDomain»: домен, например corp.example'],
  ['corporateDomain', 7, '«corporateDomain»: домен, например corp.example'],
  ['corporateDomain', 'corp.example/', '«corporateDomain»: домен, например corp.example'],
  ['brandColour', 7, '«brandColour»: цвет вида #e22c63'],
  ['brandColour', 'a#e22c63', '«brandColour»: цвет вида #e22c63'],
  ['corporateDomain', 'corp', '«corporateDomain»: домен, например corp.example'],
  ['reportTimeZone', 'Москва', '«reportTimeZone»: часовой пояс, например Europe/Moscow'],
  ['reportTimeZone', 3, '«reportTimeZone»: часовой пояс, например Europe/Moscow'],
  ['brandColour', 'red', '«brandColour»: цвет вида #e22c63'],
  ['brandColour', '#e22c633', '«brandColour»: цвет вида #e22c63'],
])('[APP-21] %s %j is the only reported error', (key, value, problem) => {
  const { [key]: _left, ...rest } = shipped as Record<string, unknown>;
  const broken = value === undefined ? rest : { ...rest, [key]: value };
  expect(problemsOf(broken)).toEqual([problem]);
});

const line = { id: 'a', title: 'А', tariffs: [{ id: 10, title: 'Б' }] };
test.each([
  [null],
  [{}],
  [[]],
  [[{ ...line, id: '' }]],
  [[{ ...line, title: 3 }]],
  [[{ ...line, tariffs: [] }]],
  [[{ ...line, tariffs: {} }]],
  [[{ ...line, tariffs: [{ id: '10', title: 'Б' }] }]],
  [[{ ...line, tariffs: [{ id: 15, title: 'Б' }] }]],
  [[{ ...line, tariffs: [{ id: 10, title: 'Б', hint: 3 }] }]],
  [[{ ...line, tariffs: [{ id: 10 }] }]],
  [[line, null]],
  [[{ ...line, tariffs: [{ id: 10, title: 'Б' }, { id: 11 }] }]],
])('[APP-21] product lines of %j are refused', (productLines) => {
  expect(problemsOf({ ...shipped, productLines })).toEqual([
    expect.stringContaining('«productLines»: непустой список линеек'),
  ]);
});

test.each([null, 'text', [], 3])('[APP-21] %j is not a settings object', (value) => {
  expect(problemsOf(value)).toEqual(['Ожидается объект JSON']);
});

test('[APP-21] a domain may have several parts and Cyrillic letters', () => {
  for (const corporateDomain of ['mail.corp.example', 'фирма.рф'])
    expect(parseConfig({ ...shipped, corporateDomain })).toMatchObject({ corporateDomain });
});

test('[APP-21] all wrong settings are reported at once', () => {
  const broken = { ...shipped, gatewayName: '', brandColour: '' };
  expect(problemsOf(broken)).toEqual(['«gatewayName»: непустая строка', '«brandColour»: цвет вида #e22c63']);
});

test('[APP-21] unknown keys are allowed', () => {
  expect(parseConfig({ ...shipped, later: 1 })).toMatchObject(shipped);
});

test('[APP-21] loaded settings apply', async () => {
  answer(JSON.stringify({ ...shipped, gatewayName: 'Шлюз' }));
  await loadConfig();
  expect(config.gatewayName).toBe('Шлюз');
  answer(JSON.stringify(shipped));
  await loadConfig();
  expect(config.gatewayName).toBe('Нейропортал');
});

test.each([
  ['\n <!doctype html>', 200, 'вместо него пришла страница HTML'],
  [
    '{\n  "gatewayName" 1\n}',
    200,
    `config.json — не JSON. Сообщение браузера: Expected ':' after property name`,
  ],
  ['', 404, 'HTTP 404'],
])('[APP-21] %j with %i is reported and does not change the settings', async (body, status, text) => {
  answer(body, status);
  expect(await loadConfig().catch(textsOf)).toEqual([expect.stringContaining(text)]);
  expect(config.gatewayName).toBe('Нейропортал');
});

test('[APP-21] no answer is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadConfig().catch(textsOf)).toEqual(['Файл config.json не получен: нет ответа сервера']);
});
