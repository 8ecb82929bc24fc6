import { describe, expect, test } from 'vitest';
import type { Tile } from '#api/generated/model/tile.ts';
import { settingsOf } from '#features/service-settings/index.ts';
import { rankServices } from './rank-services.ts';
import { reasonText } from './reasons.ts';
import { firstRequests } from './testing/first-requests.ts';
import { allTiles, parseRequests, scoreOf } from './testing/requests.ts';
import { secondRequests } from './testing/second-requests.ts';
import { thirdRequests } from './testing/third-requests.ts';
import type { Ranking, RouterRequest } from './types.ts';

/** The least shares of HOME-09. */
const leastFirst = 0.85;
const leastAmongThree = 0.97;

// Before the ranking was changed for them, the second table had 79 of 105 right first and 92 among three, the third one
// 69 of 76 and 70.
test.each([
  ['written before the ranking', firstRequests, 148],
  ['written after it, by profession', secondRequests, 105],
  ['written last', thirdRequests, 76],
])('[HOME-09] the table %s: 85 of 100 are right first, 97 among three', (_name, table, total) => {
  const score = scoreOf(table);
  expect(score.total).toBe(total);
  const failing = score.wrong.join('\n');
  expect(score.first, failing).toBeGreaterThanOrEqual(Math.ceil(leastFirst * total));
  expect(score.amongThree, failing).toBeGreaterThanOrEqual(Math.ceil(leastAmongThree * total));
});

test('[HOME-09] every service is the right one of some request', () => {
  const named = new Set(parseRequests(firstRequests + secondRequests).flatMap(({ right }) => right));
  expect(allTiles.map(({ value }) => value).filter((value) => !named.has(value))).toEqual([]);
});

const rank = (text: string, own: Partial<RouterRequest> = {}, tiles = allTiles): Ranking =>
  rankServices({ text, files: [], isPersonal: false, onlyInternal: false, recent: [], ...own }, tiles);
const files = (...names: string[]) => names.map((name) => ({ name }));
const bestOf = ({ services }: Ranking): string => services[0]?.tile.value ?? '';

describe('[HOME-06] the router says why', () => {
  test.each([
    ['переведи', 'Договор.docx', 'translateFile', 'вы приложили документ и\u00a0просите перевод'],
    ['', 'Смета.xlsx', 'searchByTable', 'вы приложили таблицу'],
    ['https://rutube.ru/video/1', '', 'videoDownload', 'вы дали ссылку на видео'],
    ['спроси у гигачата', '', 'gigaChat', 'вы назвали этот сервис'],
    ['Здравствуйте', '', 'chatGpt', 'популярный сервис'],
  ])('%s %s', (text, name, value, reason) => {
    const ranking = rank(text, { files: name ? files(name) : [] });
    expect(bestOf(ranking)).toBe(value);
    expect(reasonText(ranking.services[0]?.reason ?? {})).toBe(reason);
  });

  test('of personal data, and of the service used last', () => {
    const personal = rank('переведи письмо', { isPersonal: true }).services[0];
    expect(personal?.tile.value).toBe('translateLocal');
    expect(reasonText(personal?.reason ?? {})).toContain('персональные данные');
    const last = rank('Здравствуйте', { recent: ['translate', 'claude'] }).services[0];
    expect([last?.tile.value, reasonText(last?.reason ?? {})]).toEqual([
      'claude',
      'вы пользовались им последним',
    ]);
  });
});

test.each([
  ['translateFile', 'переведи договор с русского на английский', 'd.docx', { from: 'ru', to: 'en' }],
  ['translate', 'переведи на китайский деловым тоном', '', { to: 'zh', tone: 'business' }],
  ['whisper', 'расшифруй, диалог на английском языке', 'a.mp3', { language: 'en', speakers: '2' }],
  ['summaryAudio', 'подробный протокол', 'a.mp3', { protocol: true, length: 'detailed' }],
  ['videoDownload', 'только звук https://youtu.be/1', '', { video: 'audio' }],
  ['img', 'нарисуй три варианта вертикальной обложки', '', { size: '1024x1536', count: 3 }],
  ['flux', 'нарисуй горизонтальный баннер', '', { aspect: '16:9' }],
  ['perplexity', 'новости за неделю', '', { recency: 'week' }],
  ['annotator', 'кратко перескажи', 'd.pdf', { length: 'brief' }],
  ['speech', 'озвучь медленно в mp3', '', { speed: 0.75, format: 'mp3' }],
])('[HOME-06] settings of %s are read from «%s»', (value, text, name, expected) => {
  const { services } = rank(text, { files: name ? files(name) : [] });
  expect(services.find(({ tile }) => tile.value === value)?.settings).toEqual(expected);
});

test('[HOME-06] every setting that is read is one of the service, with one of its values', () => {
  for (const { request } of parseRequests(firstRequests + secondRequests)) {
    for (const { tile, settings } of rankServices(request, allTiles).services) {
      const own = settingsOf(tile.value, { options: undefined, models: undefined }, { text: '', sheets: [] });
      for (const [key, value] of Object.entries(settings)) {
        const setting = own.find((one) => one.key === key);
        expect(setting, `${tile.value} ${key}`).toBeDefined();
        if (setting && 'options' in setting && Array.isArray(setting.options))
          expect(setting.options.map((option) => option.value)).toContain(value);
      }
    }
  }
});

test('[HOME-06] files that nobody takes are named once and exclude nobody', () => {
  const ranking = rank('перескажи', { files: files('a.zip', 'b.ZIP', 'c.pptx', 'отчет.pdf') });
  expect(ranking.refused).toEqual(['.zip', '.pptx']);
  expect(bestOf(ranking)).toBe('annotator');
  expect(rank('переведи', { files: files('a.zip') }).services).toHaveLength(31);
});

test('[HOME-06] services that are disabled, external or do not take the file are not offered', () => {
  const tiles = allTiles.map((tile) => (tile.value === 'translateFile' ? { ...tile, disabled: true } : tile));
  const values = rank('переведи', { files: files('a.docx'), onlyInternal: true }, tiles).services.map(
    ({ tile }) => tile.value,
  );
  expect(values.toSorted()).toEqual(['annotator', 'searchByFile', 'vasilisa']);
});

test('[HOME-06] a clear request is sure, one that any chat may answer is not', () => {
  expect(rank('переведи на английский').isSure).toBe(true);
  expect(rank('сколько по столбцам', { files: files('a.xlsx') }).isSure).toBe(true);
  expect(rank('напиши письмо').isSure).toBe(false);
  expect(rank('').isSure).toBe(false);
});

test('[HOME-06] a tile that the catalogue does not have takes part by title, tags and description', () => {
  const agent: Tile = {
    ...(allTiles[0] as Tile),
    uuid: '5b1f8a40-0099-4c6e-9a51-3d2f6b7c8e01',
    value: 'agent7',
    title: 'Агент закупок',
    description: 'Проверяет заявки на оборудование',
    tags: ['тендер'],
    isPopular: false,
    fromFavorite: false,
    typeInput: 'text',
  };
  const tiles = [...allTiles, agent];
  expect(bestOf(rank('помоги с закупкой по тендеру', {}, tiles))).toBe('agent7');
  expect(bestOf(rank('переведи письмо', {}, tiles))).toBe('translate');
  const found = rank('помоги с закупкой', {}, tiles).services.find(({ tile }) => tile === agent);
  expect(reasonText(found?.reason ?? {})).toBe('подходит по описанию');
});

test('[HOME-06] without services nothing is offered', () => {
  expect(rank('нарисуй обложку и озвучь её', {}, [])).toEqual({ services: [], isSure: false, refused: [] });
  expect(rank('переведи', { files: files('a.pdf') }, []).refused).toEqual(['.pdf']);
});

test('[HOME-06] of two things that are asked, the second one has a service among the three', () => {
  const three = rank('нарисуй обложку и озвучь её описание')
    .services.slice(0, 3)
    .map(({ tile }) => tile.value);
  expect(three).toContain('img');
  expect(three).toContain('speech');
});

test('[HOME-06] what is asked counts, not what it is asked about', () => {
  expect(bestOf(rank('переведи на английский: нарисуй логотип и посчитай сумму в таблице'))).toBe(
    'translate',
  );
  expect(bestOf(rank(`перефразируй\n${'Просим перевести документ и озвучить итоги. '.repeat(20)}`))).toBe(
    'yaChat',
  );
  expect(bestOf(rank(`${'Отчёт о работе отдела за год. '.repeat(60)}\nПереведи на немецкий`))).toBe(
    'translate',
  );
});

test('[HOME-09] no text makes the ranking slow: only its beginning and end are read', () => {
  const long = ['запись созвон перевод ', 'а', 'a.', '«', 'http://', ' ', '\n', 'пеервод озвча '];
  const from = process.cpuUsage();
  for (const part of long) rank(part.repeat(Math.ceil(400_000 / part.length)));
  const { user } = process.cpuUsage(from);
  // A few milliseconds each; the bound leaves room for the first run and a slow machine.
  expect(user / 1000).toBeLessThan(1000);
});
