import { describe, expect, test } from 'vitest';
import { isAcceptedName, shownFileName } from '#lib/upload-rules.ts';
import { audio, type ChatService, file, image, link, speech, text, translation } from './kinds.ts';
import { chatServices, isService, serviceOf, uploadRuleOf } from './services.ts';

describe('[CHAT-01] the catalogue', () => {
  test('holds all 31 services', () => expect(Object.keys(chatServices)).toHaveLength(31));

  test('a service that needs files names the accepted types', () => {
    for (const { typeInput, accept, title } of Object.values(chatServices)) {
      expect(accept.length > 0, title).toBe(typeInput !== 'text' && typeInput !== 'url');
    }
  });

  test.each(['constructor', '__proto__', 'toString', '', 'ChatGPT'])('%j is not a service', (name) => {
    expect(isService(name)).toBe(false);
    expect(serviceOf(name)).toBeUndefined();
  });
});

test.each([
  { make: text, kind: 'text', group: 'chat', external: true, typeInput: 'text', views: ['markdown'] },
  { make: translation, kind: 'text', group: 'services', external: true, views: ['translation'] },
  { make: file, kind: 'file', group: 'services', external: false, typeInput: 'file', maxFiles: 1 },
  { make: image, kind: 'image', group: 'images', external: true, typeInput: 'text', views: ['images'] },
  { make: audio, kind: 'audio', group: 'media', external: false, typeInput: 'audio', views: ['transcript'] },
  { make: speech, kind: 'speech', group: 'media', external: true, typeInput: 'text', views: ['audio'] },
  { make: link, kind: 'link', group: 'services', external: true, typeInput: 'url', maxFiles: 0 },
])(
  '[CHAT-01] services of kind $kind in $group have the facts of the kind, unless they set their own',
  (facts) => {
    const { make, ...shared } = facts;
    expect(make({ title: 'Тест' })).toMatchObject({ title: 'Тест', ...shared });
    expect(make({ title: 'Тест', group: 'other' })).toMatchObject({ ...shared, group: 'other' });
  },
);

test('[CHAT-01] a text service that accepts files takes any number of them with the text', () => {
  expect(text({ title: 'Тест', accept: ['.txt'] })).toMatchObject({ typeInput: 'text-file', maxFiles: null });
});

test('[HOME-01] the values of the server replace those of the catalogue', () => {
  const tile = {
    value: 'chatGpt',
    title: 'ChatGPT 6',
    group: 'testing',
    external: false,
    typeInput: 'text',
  } as const;
  expect(serviceOf(tile)).toMatchObject({ title: 'ChatGPT 6', group: 'testing', external: false });
});

test('[HOME-01] where the server does not say where a service runs and what it takes, the catalogue does', () => {
  const at = (value: string, words: object) => serviceOf({ value, title: 'Тест', group: 'chat', ...words });
  expect([at('chatGpt', {}).external, at('llama', {}).external]).toEqual([true, false]);
  expect([at('chatGpt', { external: false }).external, at('llama', { external: true }).external]).toEqual([
    false,
    true,
  ]);
  expect(at('chatGptMulti', {}).typeInput).toBe('GptMulti');
});

test('[HOME-01] an unknown service that does not say where it runs is not shown as internal', () => {
  const agent = serviceOf({ value: 'agent7', title: 'Агент', group: 'other' });
  expect(agent).toMatchObject({
    title: 'Агент',
    group: 'other',
    external: true,
    typeInput: 'text',
    kind: 'text',
  });
});

test.each([
  ['text', { kind: 'text', accept: [], maxFiles: 0, views: ['markdown'] }],
  ['text-file', { kind: 'text', accept: ['.pdf', '.txt', '.doc', '.docx'], maxFiles: null }],
  ['GptMulti', { kind: 'text', accept: expect.arrayContaining(['.png', '.gif']) }],
  ['file', { kind: 'file', maxFiles: 1, views: ['markdown'] }],
  ['searchByFile', { kind: 'file', maxFiles: 1 }],
  ['audio', { kind: 'audio', accept: expect.arrayContaining(['.mp3']), views: ['transcript'] }],
  ['url', { kind: 'link', accept: [], maxFiles: 0, views: ['markdown'] }],
] as const)('[HOME-01] the kind of an unknown tile follows from its input kind: %s', (typeInput, service) => {
  const words = { title: 'Агент', group: 'other', external: false, typeInput } as const;
  expect(serviceOf({ value: 'agent7', ...words })).toMatchObject({ ...words, ...service });
});

test('[CHAT-05] pictures, sounds and documents are taken by the endings of portal.md; docx counts as doc; a long name is cut', () => {
  const { chatGptMulti, searchByTable, audio, annotator } = chatServices;
  const taken = (service: ChatService, endings: string): string[] =>
    endings
      .split(' ')
      .filter((ending) => isAcceptedName(`Файл.${ending}`, uploadRuleOf(service)?.accept ?? ''));
  expect(taken(chatGptMulti, 'png jpeg JPG bmp gif tiff svg webp')).toEqual([
    'png',
    'jpeg',
    'JPG',
    'bmp',
    'gif',
    'tiff',
  ]);
  expect(taken(searchByTable, 'xlsx csv png jpeg bmp gif tiff')).toEqual(['xlsx', 'csv', 'png', 'jpeg']);
  expect(taken(audio, 'mp3 wav aac ogg wma flac mp4')).toEqual(['mp3', 'wav', 'aac', 'ogg', 'wma']);
  expect(taken(annotator, 'pdf txt doc docx xlsx')).toEqual(['pdf', 'txt', 'doc', 'docx']);
  expect(isAcceptedName('Письмо.docx', '.doc')).toBe(true);
  const shown = shownFileName(`${'д'.repeat(300)}.docx`);
  expect(shown).toMatch(/…д*\.docx$/);
  expect([...shown]).toHaveLength(120);
});

test('[CHAT-04][APP-18] a request takes as many files as the service allows, at most ten without a limit, up to 50 МБ each', () => {
  const { yaChat, chatGpt, chatGptMulti, ocr } = chatServices;
  expect(uploadRuleOf(yaChat)).toBeNull();
  expect(uploadRuleOf(chatGpt)).toEqual({
    accept: '.pdf,.txt,.doc,.docx,.srt',
    maxSize: 50,
    maxCount: 10,
    multiple: true,
  });
  expect(uploadRuleOf(chatGptMulti)).toMatchObject({ maxCount: 5, multiple: true });
  expect(uploadRuleOf(ocr)).toMatchObject({ maxCount: 1, multiple: false });
});
