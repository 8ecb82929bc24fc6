/** Answers in the habits of several models, by what a reader must see. */
import { beforeAll, expect, test } from 'vitest';
import { appendBlocks, emptyBlocks } from './blocks.ts';
import { formulaModule } from './formula-text.ts';
import { treeOf } from './groups.ts';
import { parseMarkdown } from './parse.ts';
import { toHtml } from './to-html.ts';

beforeAll(async () => {
  await formulaModule.load();
});

const origin = 'https://portal.example';
function streamed(source: string): string {
  let state = emptyBlocks;
  for (let end = 1; end <= source.length; end += 1) state = appendBlocks(state, source.slice(0, end), true);
  return toHtml(treeOf(appendBlocks(state, source, false).blocks), origin);
}
const table = (...rows: string[][]) =>
  `<table border="1" cellspacing="0" cellpadding="4">${rows
    .map(
      (cells, at) =>
        `<tr>${cells.map((cell) => (at ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`,
    )
    .join('')}</table>`;

test.each([
  [
    'citations of files',
    'Ставка — 16 %【1†source】 и рост【4:0†cbr.pdf】. Знак 【важно】 остаётся.',
    '<p>Ставка — 16 % и рост. Знак 【важно】 остаётся.</p>',
  ],
  [
    'line ends written as in a program',
    'Письмо:\\n\\nУважаемый Иван!\\nНаправляю отчёт.\\n\\n- пункт 1\\n- пункт 2\\n\\n```py\\nx = 1\\n```\\nИтог',
    '<p>Письмо:</p><p>Уважаемый Иван!<br>Направляю отчёт.</p><ul><li>пункт 1</li><li>пункт 2</li></ul><pre><code>x = 1 </code></pre><p>Итог</p>',
  ],
  [
    'names with such a beginning',
    'Папка C:\\new\\notes, знак \\n и "\\n", $a\\neq b$.',
    '<p>Папка C:\\new\\notes, знак \\n и &quot;\\n&quot;, a ≠ b.</p>',
  ],
  [
    'sources with numbers',
    'Рост 3 %[1][2] и [отчёт][2].\n\nИсточники:\n\n[1]: https://a.ru/x\n[2]: https://b.ru "Банк"\n\nКонец',
    '<p>Рост 3 %<a href="https://a.ru/x">[1]</a><a href="https://b.ru/">[2]</a> и <a href="https://b.ru/">отчёт</a>.</p><p>Источники:</p><p>[1] <a href="https://a.ru/x">https://a.ru/x</a></p><p>[2] <a href="https://b.ru/">Банк</a></p><p>Конец</p>',
  ],
  [
    'two tables one after another while the second one arrives',
    '| А | Б | В |\n|---|---|---|\n| 1 | 2 | 3 |\n\n| Г | Д | Е |\n|--|--|\n| 4 | 5 | 6 |\n',
    table(['А', 'Б', 'В'], ['1', '2', '3']) + table(['Г', 'Д', 'Е'], ['4', '5', '6']),
  ],
  [
    'a text below a table with too few dashes',
    '| А | Б | В |\n|--|--|\n| 1 | 2 | 3 |\n**Итого:** 6\n\nДа',
    `${table(['А', 'Б', 'В'], ['1', '2', '3'])}<p><strong>Итого:</strong> 6</p><p>Да</p>`,
  ],
  [
    'JSON without a fence',
    '{\n  "a_b": "*да*",\n  "c": [1]\n}',
    '<pre><code>{\n  &quot;a_b&quot;: &quot;*да*&quot;,\n  &quot;c&quot;: [1]\n}</code></pre>',
  ],
  ['braces that are no JSON', '{а} и [1]', '<p>{а} и [1]</p>'],
  [
    'Markdown below a tag that is invented',
    '<answer>\nОтвет: **42**\n\n- да\n</answer>',
    '&lt;answer&gt;<p>Ответ: <strong>42</strong></p><ul><li>да</li></ul>&lt;/answer&gt;',
  ],
  [
    'Markdown below an element of one line',
    '<p align="center">Рис. 1</p>\n**Итог:** да',
    '&lt;p align=&quot;center&quot;&gt;Рис. 1&lt;/p&gt;<p><strong>Итог:</strong> да</p>',
  ],
  [
    'formulas that have lost their backslashes',
    'Корни:\n[ x = \\frac{-b}{2a} ]\nгде [ a ] — число.\n\n[\n\\sqrt{2}\n]',
    '<p>Корни:</p><p>x = (−b)/(2a)</p><p>где [ a ] — число.</p><p>√2</p>',
  ],
])('[CHAT-11] %s', (_, source, expected) => {
  const html = toHtml(parseMarkdown(source), origin);
  expect(html).toContain(expected);
  expect(streamed(source)).toBe(html);
});
