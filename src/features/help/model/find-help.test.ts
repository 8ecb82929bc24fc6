import { describe, expect, test } from 'vitest';
import { h2, list, text } from './blocks.ts';
import { findHelp, stemOf } from './find-help.ts';
import { partsOf } from './help-index.ts';
import { bold, rich } from './inline.ts';

const parts = [
  ...partsOf('audioGptHelp', [
    text('Расшифровка, протокол и озвучка.'),
    h2('record', 'Как записать'),
    text(
      rich`Ещё раз: ${bold('микрофон')} ближе, шум меньше. ${bold('Слово. '.repeat(40))}Предупредите участников.`,
    ),
    h2('transcript', 'Расшифровка записи'),
    list('Имена говорящих', 'Поиск по тексту'),
  ]),
  ...partsOf('sdChatHelp', [h2('seed', 'Зерно'), text('То же зерно повторит картинку ChatGPT.')]),
];
const found = (query: string) => findHelp(parts, query).map(({ part }) => part.heading?.id ?? part.article);

describe('[HELP-03] the search of the help', () => {
  test.each([
    ['расшифровка', ['transcript', 'audioGptHelp']],
    ['расшифровки', ['transcript', 'audioGptHelp']],
    ['еще микрофона', ['record']],
    ['pthyj', ['seed']],
    ['срфепзе', ['seed']],
    ['растшифровка', ['transcript', 'audioGptHelp']],
    ['микорфон', ['record']],
    ['участник шум', ['record']],
    ['участник зерно', []],
    ['говорящие', ['transcript']],
    ['…', []],
    ['', []],
  ])('%j', (query, ids) => expect(found(query).slice(0, 2)).toEqual(ids));

  test('the snippet is the text around the first match, with the matches marked', () => {
    const [hit] = findHelp(parts, 'предупредить');
    const pieces = hit?.snippet ?? [];
    expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual(['Предупредите']);
    const whole = pieces.map((piece) => piece.text).join('');
    expect(whole).toMatch(/^…Слово\. .*Предупредите участников\.$/);
    expect(whole.length).toBeLessThan(200);
  });

  test('without a match in the text the snippet is its beginning', () => {
    const [hit] = findHelp(parts, 'записать');
    expect(hit?.snippet.map((piece) => piece.text).join('')).toMatch(/^Ещё раз: .*…$/);
  });
});

test.each([
  ['картинками', 'картинк'],
  ['файлы', 'файл'],
  ['код', 'код'],
  ['шаги', 'шаги'],
])('the stem of %s is %s', (word, stem) => expect(stemOf(word)).toBe(stem));
