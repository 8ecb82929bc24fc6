/** More of what models write otherwise than CommonMark means it, each also while it arrives. */
import { expect, test } from 'vitest';
import { appendBlocks, emptyBlocks } from './blocks.ts';
import { treeOf } from './groups.ts';
import { parseMarkdown } from './parse.ts';
import { toHtml } from './to-html.ts';

const written = (nodes: ReturnType<typeof parseMarkdown>): string =>
  toHtml(nodes, 'https://portal.example').replaceAll(/(?<=<table)[^>]*/g, '');

/** The text as it is shown when it has arrived in small pieces. */
function streamed(source: string): string {
  let state = emptyBlocks;
  for (let end = 1; end <= source.length; end += 3) state = appendBlocks(state, source.slice(0, end), true);
  return written(treeOf(appendBlocks(state, source, false).blocks));
}

const table = (...rows: string[]): string =>
  `<table>${rows
    .map(
      (row, at) =>
        `<tr>${row
          .split('|')
          .map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`))
          .join('')}</tr>`,
    )
    .join('')}</table>`;

test.each([
  [
    'a fence in an item that ends at the beginning of the line',
    '1. Шаг:\n   ```bash\n   npm ci\n```\n2. Второй\n\nПосле **него**.\n\n- Пункт\n  - ```\n    a\n  ```\n- Ещё',
    '<ol><li>Шаг:<pre><code>npm ci</code></pre></li><li>Второй</li></ol><p>После <strong>него</strong>.</p>' +
      '<ul><li>Пункт<ul><li><pre><code>a</code></pre></li></ul></li><li>Ещё</li></ul>',
  ],
  [
    'a fence that ends in the last line of its code',
    'Код:\n\n```python\nprint(1)\nprint(2)```\n\nДальше **текст**.\n\n```js\na\n```\n\nКонец.',
    '<p>Код:</p><pre><code>print(1)\nprint(2)</code></pre><p>Дальше <strong>текст</strong>.</p><pre><code>a</code></pre><p>Конец.</p>',
  ],
  [
    'a text behind the end of a fence',
    '```python\nprint(1)\n``` Это *весь* код.\n\nЕщё текст.',
    '<pre><code>print(1)</code></pre><p>Это <em>весь</em> код.</p><p>Ещё текст.</p>',
  ],
  [
    'blanks that do not break after the marks of lines',
    '##\u00a0Итоги\n\n-\u00a0раз\n-\u00a0два\n\n1.\u00a0Первый\n\n#\u3000标题',
    '<h2>Итоги</h2><ul><li>раз</li><li>два</li></ul><ol><li>Первый</li></ol><h1>标题</h1>',
  ],
  [
    'long dashes below the head of a table',
    '| Имя | Сумма |\n|———|:–––|\n| А | — |\n\nПосле',
    '<table><tr><th>Имя</th><th align="left">Сумма</th></tr><tr><td>А</td><td align="left">—</td></tr></table><p>После</p>',
  ],
  ['wide bars', '｜ А ｜ Б ｜\n｜---｜---｜\n｜ 1 ｜ 2 ｜', table('А|Б', '1|2')],
  [
    'blank lines between the rows of a table',
    '| А | Б |\n\n|---|---|\n\n| 1 | 2 |\n\n| 3 | 4 |\n\nПосле\n\n| В | Г |\n|---|---|\n| 5 | 6 |\n',
    `${table('А|Б', '1|2', '3|4')}<p>После</p>${table('В|Г', '5|6')}`,
  ],
  [
    'rows of dashes in a table are values',
    '| А | Б |\n|---|---|\n| — | – |\n| 1 | 2 |',
    table('А|Б', '—|–', '1|2'),
  ],
  [
    'a table that is indented as code, and one that is not indented in an item',
    'Вот:\n\n    | А | Б |\n    |---|---|\n    | 1 | 2 |\n\nИ:\n\n1. Пункт:\n| В | Г |\n|---|---|\n| 3 | 4 |\n2. Дальше',
    `<p>Вот:</p>${table('А|Б', '1|2')}<p>И:</p><ol><li>Пункт:${table('В|Г', '3|4')}</li><li>Дальше</li></ol>`,
  ],
  [
    'lists in the cells of a table',
    '| А | Б |\n|---|---|\n| <ul><li>раз</li><li>**два**</li></ul> | Шаги:<ol><li>да</li><li>нет</li></ol> |\n| <p>в</p><p>г</p> | |',
    table('А|Б', '• раз<br>• <strong>два</strong>|Шаги:<br>1. да<br>2. нет', 'в<br>г|'),
  ],
  [
    'an inner list that is indented too little, and one that is indented too far',
    '1. Один\n  1. внутри\n  2. второй\n2. Два\n\nТекст\n\n- А\n\n      - внутри\n- Б',
    '<ol><li>Один<ol><li>внутри</li><li>второй</li></ol></li><li>Два</li></ol><p>Текст</p>' +
      '<ul><li><p>А</p><ul><li>внутри</li></ul></li><li><p>Б</p></li></ul>',
  ],
  [
    'items without a blank before their bold text',
    'Шаги:\n1.**Первый**: да\n   - внутри\n2.**Второй**: нет\n\n-**Раз**\n-**Два**\n\n-**5** и 3.**2',
    '<p>Шаги:</p><ol><li><strong>Первый</strong>: да<ul><li>внутри</li></ul></li><li><strong>Второй</strong>: нет</li></ol>' +
      '<ul><li><strong>Раз</strong></li><li><strong>Два</strong></li></ul><p>-<strong>5</strong> и 3.**2</p>',
  ],
  [
    'a table below code that ends too early',
    '```sh\na```\n\n| А | Б |\n|—|—|\n| 1 | 2 |\n',
    `<pre><code>a</code></pre>${table('А|Б', '1|2')}`,
  ],
  [
    'an address with blanks',
    '[Отчёт](https://a.ru/мой отчёт.pdf) и [да](https://a.ru "Заголовок"), `[x](https://a.ru/a b)`',
    '<p><a href="https://a.ru/%D0%BC%D0%BE%D0%B9%20%D0%BE%D1%82%D1%87%D1%91%D1%82.pdf">Отчёт</a> и <a href="https://a.ru/">да</a>, <code>[x](https://a.ru/a b)</code></p>',
  ],
  [
    'properties before a document',
    '---\ntitle: Отчёт\ntags:\n- один\n---\n\n# Отчёт\n\nИтог\n---',
    '<hr><p>title: Отчёт<br>tags:</p><ul><li>один</li></ul><hr><h1>Отчёт</h1><h2>Итог</h2>',
  ],
  [
    'references that only ChatGPT can show',
    'Факт \ue200cite\ue202turn0search0\ue201. Ещё :contentReference[oaicite:0]{index=0}.',
    '<p>Факт. Ещё.</p>',
  ],
  [
    'bold and italic text beside letters',
    '***Важно:***текст, **«Дом»**ный, *к* и ***да***; **Итог **: нет',
    '<p><em><strong>Важно:</strong></em>текст, <strong>«Дом»</strong>ный, <em>к</em> и <em><strong>да</strong></em>; <strong>Итог </strong>: нет</p>',
  ],
  [
    'underscores beside letters, and those of names',
    '__Важно:__текст и __«Дом»__ный, self.__x.__y, __init__.py',
    '<p><strong>Важно:</strong>текст и <strong>«Дом»</strong>ный, self.__x.__y, __init__.py</p>',
  ],
])('[CHAT-11] %s', (_, source, expected) => {
  expect(written(parseMarkdown(source))).toBe(expected);
  expect(streamed(source)).toBe(expected);
});

test('[CHAT-11] formulas with a word as an index and in the form of GitHub', () => {
  const nodes = parseMarkdown('$v_{ср}$, $`x^2`$ и $5 за штуку$.\n\n```math\n\\frac{a}{b}\n```');
  expect(nodes).toMatchObject([
    {
      children: [
        { type: 'inlineMath', value: 'v_{ср}' },
        { value: ', ' },
        { type: 'inlineMath', value: 'x^2' },
        { value: ' и $5 за штуку$.' },
      ],
    },
    { type: 'math', value: '\\frac{a}{b}' },
  ]);
});

test('[CHAT-11] formulas whose backslashes are doubled', () => {
  expect(
    parseMarkdown('Так \\\\(\\\\frac{a}{b}\\\\), \\\\server\\share и\n\\\\[\na \\\\\\\\ b\n\\\\]'),
  ).toMatchObject([
    {
      children: [
        { value: 'Так ' },
        { type: 'inlineMath', value: '\\frac{a}{b}', data: { display: false } },
        { value: ', \\\\server\\share и' },
        { type: 'inlineMath', value: 'a \\\\ b', data: { display: true } },
      ],
    },
  ]);
});
