import { expect, test } from 'vitest';
import type { Command, CommandGroup } from '#platform/commands.ts';
import { rank, scoreOf } from './rank.ts';

const command = (title: string, own: Partial<Command> = {}): Command => ({
  id: title,
  title,
  icon: null,
  run: () => undefined,
  ...own,
});
const services: CommandGroup = {
  title: 'Сервисы',
  commands: ['ChatGPT', 'GigaChat', 'Перевод текста', 'Расшифровка аудио', 'ЁлкаБот'].map((title) =>
    command(title),
  ),
};
const actions: CommandGroup = {
  title: 'Действия',
  commands: [
    command('Новый чат'),
    command('Тёмная тема', { keywords: ['оформление', 'ночь'] }),
    command('Светлая тема', { keywords: ['оформление'] }),
  ],
};
const groups = [actions, services];
const titles = (text: string, recent: string[] = [], of = groups): string[] =>
  rank(of, text, recent).flatMap(({ commands }) => commands.map(({ title }) => title));

test.each([
  ['the wrong layout, Russian for Latin', 'срфепзе', ['ChatGPT']],
  ['the wrong layout, Latin for Russian', 'xfn', ['Новый чат']],
  ['ё typed as е, case', 'ТЕМНАЯ', ['Тёмная тема']],
  ['е where there is ё', 'елка', ['ЁлкаБот']],
  ['beginnings of words in any order', 'тем св', ['Светлая тема']],
  ['a part of a word', 'шифр', ['Расшифровка аудио']],
  ['omitted letters', 'рсшфр', ['Расшифровка аудио']],
  ['transposed letters', 'chatgtp', ['ChatGPT']],
  ['a wrong letter', 'перефод', ['Перевод текста']],
  ['other words', 'ночь', ['Тёмная тема']],
  ['nothing', 'бухгалтерия', []],
  ['signs only', '…', []],
  ['one word of two', 'новый самолёт', []],
])('[APP-20] %s', (_name, text, found) => {
  expect(titles(text)).toEqual(found);
});

test('[APP-20] the order: whole title, its beginning, whole word, beginning of a word, part of a word, omitted letters', () => {
  const scores = ['Чат', 'Чат с другом', 'Новый чат', 'Мой чатик', 'Пчатать'].map((title) =>
    scoreOf('чат', command(title)),
  );
  expect(scores).toEqual([100, 90, 80, 60, 40]);
  expect(scoreOf('чтик', command('чатик'))).toBe(20);
});

test('[APP-20] a match of the typed text is before a match in the other keyboard layout', () => {
  expect(scoreOf('xfn', command('xfn'))).toBeGreaterThan(scoreOf('xfn', command('чат')));
});

test('[APP-20] a match of the title is before a match of a keyword', () => {
  const other = command('Помощь', { keywords: ['тема'] });
  expect(titles('тема', [], [{ title: '', commands: [other, command('Тема')] }])).toEqual(['Тема', 'Помощь']);
});

test('[APP-20] a command may be named in another way', () => {
  const flux = command('FLUX', { scoreOf: (text) => (text === 'миджорни' ? 95 : 0) });
  const all = [{ title: 'Сервисы', commands: [command('Midi'), flux] }];
  expect(titles('миджорни', [], all)).toEqual(['FLUX']);
  expect(titles('midi', [], all)).toEqual(['Midi']);
});

test('[APP-20] the hint of a command is searched like its keywords', () => {
  const beside = command('Llama', { hint: 'в контуре' });
  expect(scoreOf('контуре', beside)).toBe(48);
  expect(scoreOf('снаружи', beside)).toBe(0);
  expect(scoreOf('контуре', command('Llama', { keywords: ['в контуре'] }))).toBe(48);
});

test('[APP-20] three letters scattered over a title do not match, nor do letters without the first one of the word', () => {
  expect(scoreOf('чтк', command('чатик'))).toBe(0);
  expect(scoreOf('атик', command('Счастливик'))).toBe(0);
  expect(scoreOf('чааа', command('чатик')), 'a letter is used once').toBe(0);
});

test('[APP-20] the group with the best command is first', () => {
  expect(rank(groups, 'chat', []).map(({ title }) => title)).toEqual(['Сервисы']);
  expect(rank([services, actions], 'новый чат', [])[0]?.title).toBe('Действия');
});

test('[APP-20] of two equal matches the one used last is first', () => {
  expect(titles('тема')).toEqual(['Тёмная тема', 'Светлая тема']);
  expect(titles('тема', ['Светлая тема'])).toEqual(['Светлая тема', 'Тёмная тема']);
});

test('[APP-20] results of the gateway keep their order and follow matches of the beginning of a word', () => {
  const chats: CommandGroup = { title: 'Чаты', isFound: true, commands: [command('Отчёт за май')] };
  expect(rank([chats, actions], 'новый', []).map(({ title }) => title)).toEqual(['Действия', 'Чаты']);
  expect(rank([chats], 'рсшфр', [])[0]?.commands).toEqual(chats.commands);
});

test('[APP-20] a group shows its eight best commands', () => {
  const many = { title: '', commands: Array.from({ length: 20 }, (_, index) => command(`Чат ${index}`)) };
  expect(titles('чат', [], [many])).toHaveLength(8);
  expect(titles('чат', [], [{ ...many, isFound: true }])).toHaveLength(8);
});

test('[APP-20] without a text: recent commands, then the rest, each once', () => {
  const sections = rank(groups, '  ', ['GigaChat', 'нет такого', 'Новый чат']);
  expect(sections.map(({ title }) => title)).toEqual(['Недавние', 'Действия', 'Сервисы']);
  expect(sections[0]?.commands.map(({ title }) => title)).toEqual(['GigaChat', 'Новый чат']);
  const all = sections.flatMap(({ commands }) => commands.map(({ id }) => id));
  expect(all).toHaveLength(8);
  expect(new Set(all).size).toBe(8);
  expect(rank(groups, '', [])[0]?.title).toBe('Действия');
});
