import { expect, test } from 'vitest';
import { formulaModule } from '#markdown/formula-text.ts';
import { MAX_SPOKEN, nextAnnouncement, nothingAnnounced } from './announce.ts';

/** The pieces that are announced when a text arrives in parts of this length. */
function piecesOf(text: string, step: number): string[] {
  let announced = nothingAnnounced;
  const pieces: string[] = [];
  for (let length = step; length < text.length + step; length += step) {
    const next = nextAnnouncement(announced, text.slice(0, length), length >= text.length);
    ({ announced } = next);
    if (next.piece !== '') pieces.push(next.piece);
  }
  return pieces;
}

const whole = (text: string): string => nextAnnouncement(nothingAnnounced, text, true).piece;

const texts: readonly (readonly [markdown: string, announced: string])[] = [
  ['## Итог\n\n2 * 3 = **6**, a_b, ~5', 'Итог.\n2 * 3 = 6, a_b, ~5.'],
  ['```sql\nselect 1\nfrom t\n```', 'Код, SQL, 2\u00a0строки.'],
  ['```\nx\n```', 'Код, 1\u00a0строка.'],
  [
    '| Отдел | План | Факт |\n|---|--:|---|\n| Опт | 1 | 2 |',
    'Таблица, 3\u00a0столбца, 1\u00a0строка: Отдел, План, Факт.',
  ],
  ['$$E = mc^2$$', 'Формула: E равно mc в квадрате.'],
  ['Рост $x_0 = 100$ до $\\frac{a}{b}$', 'Рост x 0 равно 100 до a делить на b.'],
  ['$\\frac{1$ и', 'формула и.'],
  ['1. Раз\n2. Два\n\n- [x] Три', '1. Раз.\n2. Два.\nВыполнено: Три.'],
  ['> Мудро', 'Цитата: Мудро.'],
  ['[отчёт](https://example.com/r) и ![схема](/i.png)', 'отчёт и Картинка: схема.'],
  ['Так[^а].\n\n[^а]: Проверено', 'Так (сноска 1).\nСноска 1: Проверено.'],
  ['Раз\n\n---\n\nДва', 'Раз.\nДва.'],
];

test.each(texts)('[CHAT-15] %j is announced without marks', async (markdown, announced) => {
  await formulaModule.load();
  expect(whole(markdown)).toBe(announced);
});

const answer = [
  '[р]: https://example.com/s',
  '[^1]: Сноска к выводу.',
  '# Отчёт',
  'Первое предложение. Второе **предложение** длиннее! Третье',
  '1. Шаг первый:\n\n   ```sh\n   npm i\n   npm start\n   ```\n\n2. Шаг второй. Он короткий.',
  '| Отдел | План |\n| - | - |\n| Опт | 1 |\n| Розница | 2 |',
  'Смотрите [раздел][р] и вывод. Конец[^1]',
].join('\n\n');

test.each([1, 7, 40])('[PRE-19] by %i characters, each part is announced once and in order', (step) => {
  const pieces = piecesOf(answer, step);
  expect(pieces.join(' ').replaceAll(/\s+/g, ' ')).toBe(whole(answer).replaceAll(/\s+/g, ' '));
  expect(pieces.length).toBeGreaterThan(5);
});

test('[PRE-19] a definition that arrives late repeats nothing that was announced', () => {
  const pieces = piecesOf('Смотрите [раздел][р] и вывод. Конец.\n\n[р]: https://example.com/s', 5);
  expect(pieces).toEqual(['Смотрите [раздел][р] и вывод.', 'Конец.']);
});

test.each([2000, 100_000])(
  '[PRE-19][CHAT-15] of %i words only the beginning is announced, and where the rest is',
  (count) => {
    const spoken = whole('слово '.repeat(count));
    expect(spoken.length).toBeLessThan(MAX_SPOKEN + 50);
    expect(spoken).toMatch(/… Продолжение — в\u00A0тексте ответа\.$/);
  },
);

test('[PRE-19] only finished sentences and blocks are announced while the answer arrives', () => {
  const open = (text: string): string => nextAnnouncement(nothingAnnounced, text, false).piece;
  expect(open('Первое. Второе нача')).toBe('Первое.');
  expect(open('Код:\n\n```js\nconst a')).toBe('Код:');
  expect(open('| a | b |\n| - | - |\n| 1 |')).toBe('');
});
