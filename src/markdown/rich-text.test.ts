import { expect, test } from 'vitest';
import { toRichText } from './rich-text.ts';

const htmlOf = async (source: string): Promise<string> =>
  (await toRichText(source, 'https://portal.example')).html;

const blocks: readonly (readonly [what: string, source: string, html: string])[] = [
  ['a heading', '## Итог **дня**', '<h2>Итог <strong>дня</strong></h2>'],
  [
    'a tight list',
    '3. три\n4. *че*\n   - `a<b`',
    '<ol start="3"><li>три</li><li><em>че</em><ul><li><code>a&lt;b</code></li></ul></li></ol>',
  ],
  ['a loose list', '- раз\n\n- два', '<ul><li><p>раз</p></li><li><p>два</p></li></ul>'],
  ['tasks', '- [x] да\n- [ ] нет', '<ul><li>☑ да</li><li>☐ нет</li></ul>'],
  ['code', '```sql\nselect 1 < 2\n```', '<pre><code>select 1 &lt; 2</code></pre>'],
  ['a quotation', '> цитата', '<blockquote><p>цитата</p></blockquote>'],
  ['a formula', '$x^2$ и\n\n$$\\frac{a}{b}$$', '<p>x² и</p><p>a/b</p>'],
  ['a wrong formula', '$\\frac{1$', '<p>\\frac{1</p>'],
  [
    'a footnote',
    'текст[^а]\n\n[^а]: сноска',
    '<p>текст<sup>[1]</sup></p><hr><ol><li><p>сноска</p></li></ol>',
  ],
  ['markup, as text', '<b onclick="x">жирно</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;жирно&lt;/b&gt;</p>'],
];

test.each(blocks)('[CHAT-10] %s is copied with its form', async (_what, source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

test('[CHAT-10] a table is copied with its lines, alignment and line ends', async () => {
  expect(await htmlOf('| Имя | Сумма |\n| - | -: |\n| А<br>Б | 1 234,5 |')).toBe(
    '<table border="1" cellspacing="0" cellpadding="4"><tr><th>Имя</th><th align="right">Сумма</th></tr>' +
      '<tr><td>А<br>Б</td><td align="right">1 234,5</td></tr></table>',
  );
});

const cells: readonly (readonly [cell: string, html: string])[] = [
  ['=1+1', "'=1+1"],
  ['**@SUM(A1)**', "'<strong>@SUM(A1)</strong>"],
  ['+7 900 000-00-00', '\u200e+7 900 000-00-00'],
  ['-5,5 %', '-5,5 %'],
  ['-', '-'],
];

test.each(cells)('[CHAT-24] the cell %s is no formula in Excel', async (cell, html) => {
  expect(await htmlOf(`| a |\n| - |\n| ${cell} |`)).toContain(`<td>${html}</td>`);
});

const links: readonly (readonly [source: string, html: string])[] = [
  ['[a](https://example.com/?a=1&b="2")', '<a href="https://example.com/?a=1&amp;b=%222%22">a</a>'],
  ['[a][б]\n\n[б]: mailto:a@example.com', '<a href="mailto:a@example.com">a</a>'],
  ['[профиль](/profile)', '<a href="https://portal.example/profile">профиль</a>'],
  ['[нажми](javascript:alert(1))', 'нажми'],
  ['[выгрузка](/api/1.0/x)', 'выгрузка'],
  ['![схема](https://example.com/i.png)', '<a href="https://example.com/i.png">схема</a>'],
  ['![](javascript:alert(1))', ''],
];

test.each(links)('[CHAT-11] %s is copied with an allowed address only', async (source, html) => {
  expect(await htmlOf(source)).toBe(`<p>${html}</p>`);
});
