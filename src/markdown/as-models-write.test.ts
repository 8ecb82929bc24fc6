/** What models write otherwise than CommonMark means it. The cases are public bug reports. */
import { expect, test } from 'vitest';
import { appendBlocks, emptyBlocks } from './blocks.ts';
import { treeOf } from './groups.ts';
import { parseMarkdown } from './parse.ts';
import { nodesAsText } from './plain-text.ts';
import { toHtml } from './to-html.ts';

const html = (source: string): string => toHtml(parseMarkdown(source), 'https://portal.example');
const line = (source: string): string => html(source).replace(/^<p>(.*)<\/p>$/s, '$1');

test.each([
  ['**开源：**代码', '<strong>开源：</strong>代码'],
  ['**Важно:**текст', '<strong>Важно:</strong>текст'],
  ['слово**«в кавычках»**слово', 'слово<strong>«в кавычках»</strong>слово'],
  ['**«Дом»**ный и **5 %**-ная', '<strong>«Дом»</strong>ный и <strong>5 %</strong>-ная'],
  [
    'ключ**(важно)**значение, **«Да».**Нет',
    'ключ<strong>(важно)</strong>значение, <strong>«Да».</strong>Нет',
  ],
  ['**А:**б и в**Г**', '<strong>А:</strong>б и в<strong>Г</strong>'],
  ['*Важно:*текст', '<em>Важно:</em>текст'],
  ['**Важно: **текст и **да**', '<strong>Важно: </strong>текст и <strong>да</strong>'],
  ['**Число**100%**рублей', '<strong>Число</strong>100%**рублей'],
])('[CHAT-11] case 02-bold-next-to-punctuation: %s', (source, expected) => {
  expect(line(source)).toBe(expected);
});

test.each([
  '2 * 3 * 4',
  '2*3*4 = 24',
  'a**b**c',
  'x**2 + y**2',
  'snake_case_name и __init__.py',
  '`**Важно:**текст`',
])('[CHAT-11] case 02-bold-next-to-punctuation: code and products stay as they are: %s', (source) => {
  expect(line(source).replaceAll(/<\/?code>/g, '`')).toBe(source);
});

test('[CHAT-11] case 04-single-tilde: only two tildes strike out', () => {
  expect(line('5~10, ~20 %, H~2~O и ~~нет~~')).toBe('5~10, ~20 %, H~2~O и <del>нет</del>');
});

test('[CHAT-11] case 10-letter-line-breaks: a line end in a paragraph is a line break', () => {
  expect(line('Уважаемый Иван!\nНаправляю **отчёт.\nС уважением**\nОтдел')).toBe(
    'Уважаемый Иван!<br>Направляю <strong>отчёт.<br>С уважением</strong><br>Отдел',
  );
  expect(html('- раз\n- два\nещё\n\n> а\n> б')).toBe(
    '<ul><li>раз</li><li>два<br>ещё</li></ul><blockquote><p>а<br>б</p></blockquote>',
  );
});

test.each([
  ['1. а\n2. б\n5. в\n6. г', '<ol><li>а</li><li>б</li><li value="5">в</li><li>г</li></ol>'],
  ['3. а\n2. б\n1. в', '<ol start="3"><li>а</li><li value="2">б</li><li value="1">в</li></ol>'],
  ['1. а\n1. б\n1. в', '<ol><li>а</li><li>б</li><li>в</li></ol>'],
  [
    '> 2. а\n>    1. б\n>    4. в',
    '<blockquote><ol start="2"><li>а<ol><li>б</li><li value="4">в</li></ol></li></ol></blockquote>',
  ],
])('[CHAT-11] a list has the numbers that are written: %s', (source, expected) => {
  expect(html(source)).toBe(expected);
});

const step = (code: string) => `<li>Шаг:<pre><code>${code}</code></pre></li>`;

test.each([
  [
    'all lines',
    '1. Шаг:\n   ```\nnpm ci\n\nnpm test\n   ```\n2. Да',
    `<ol>${step('npm ci\n\nnpm test')}<li>Да</li></ol>`,
  ],
  ['the last lines', '- Шаг:\n  ~~~\n  a:\n- б\n~~~\n- Да', `<ul>${step('a:\n- б')}<li>Да</li></ul>`],
  ['an answer that was stopped', '- Шаг:\n  ```\nlet a', `<ul>${step('let a')}</ul>`],
  [
    'an inner item',
    '- А\n  1. Шаг:\n     ```\nnpm ci\n     ```\n  2. Да\n- Б',
    `<ul><li>А<ol>${step('npm ci')}<li>Да</li></ol></li><li>Б</li></ul>`,
  ],
  // The fence below is the beginning of another block: the model has forgotten the end of the first one.
  [
    'a text',
    '- Шаг:\n  ```\nТекст\n```js\nа\n```',
    `<ul>${step('')}</ul><p>Текст</p><pre><code>а</code></pre>`,
  ],
  ['a text after a blank line', '- Шаг:\n  ```\n  а\n\nТекст', `<ul>${step('а')}</ul><p>Текст</p>`],
])('[CHAT-11] code of an item that is indented less than the item: %s', (_, source, expected) => {
  expect(html(source)).toBe(expected);
  let state = emptyBlocks;
  for (let end = 1; end <= source.length; end += 1) state = appendBlocks(state, source.slice(0, end), true);
  state = appendBlocks(state, source, false);
  expect(toHtml(treeOf(state.blocks), 'https://portal.example')).toBe(expected);
});

const nested = [
  '```markdown',
  '# Документ',
  '```bash',
  'npm ci',
  '```',
  'Текст',
  '```',
  'без языка',
  '```',
  '```',
  '',
  'После **документа**',
].join('\n');

test('[CHAT-11] case 03-nested-fences: a Markdown document in a block of code is one block', () => {
  const [code, after, ...rest] = parseMarkdown(nested);
  expect(code).toMatchObject({
    type: 'code',
    lang: 'markdown',
    value: nested.split('\n').slice(1, 9).join('\n'),
  });
  expect(after).toMatchObject({ type: 'paragraph' });
  expect(rest).toEqual([]);
});

test('[CHAT-11] case 03-nested-fences: the document is one block while it arrives', () => {
  let state = emptyBlocks;
  for (let end = 1; end <= nested.length; end += 1) {
    state = appendBlocks(state, nested.slice(0, end), true);
    const nodes = treeOf(state.blocks);
    const isInside = end < nested.lastIndexOf('```');
    if (isInside && end > 12) expect(nodes.map(({ type }) => type)).toEqual(['code']);
  }
  expect(treeOf(appendBlocks(state, nested, false).blocks)).toMatchObject([
    { type: 'code' },
    { type: 'paragraph' },
  ]);
});

test.each([
  ['H<sub>2</sub>O, x<sup>2</sup>', 'H<sub>2</sub>O, x<sup>2</sup>'],
  ['<u>под</u> <kbd>Ctrl</kbd> <mark>фон</mark>', '<u>под</u> <kbd>Ctrl</kbd> <mark>фон</mark>'],
  ['<b>жирный <i>курсив</i></b> <s>нет</s>', '<strong>жирный <em>курсив</em></strong> <del>нет</del>'],
  ['<abbr title="Общество">ООО</abbr>', '<abbr title="Общество">ООО</abbr>'],
  ['раз<br>два<br/>\nтри', 'раз<br>два<br>три'],
  ['<b>без конца и </i>', '&lt;b&gt;без конца и &lt;/i&gt;'],
  [
    '<span>нет</span> <b onclick="x()">нет</b>',
    '&lt;span&gt;нет&lt;/span&gt; &lt;b onclick=&quot;x()&quot;&gt;нет&lt;/b&gt;',
  ],
])('[CHAT-11] case 05-inline-html: tags of typography become marks: %s', (source, expected) => {
  expect(line(source)).toBe(expected);
});

test('[CHAT-11] case 05-inline-html: details have a summary and blocks', () => {
  const source = '<details>\n<summary>Ответ *тут*</summary>\n\n- раз\n- два\n\n</details>\n\nПосле';
  expect(parseMarkdown(source)).toMatchObject([
    { type: 'details', summary: [{ value: 'Ответ ' }, { type: 'emphasis' }], children: [{ type: 'list' }] },
    { type: 'paragraph' },
  ]);
  expect(parseMarkdown('<details><summary>А</summary>Б **в**</details>')).toMatchObject([
    { type: 'details', children: [{ type: 'paragraph', children: [{ value: 'Б ' }, { type: 'strong' }] }] },
  ]);
  expect(nodesAsText(parseMarkdown(source))).toBe('Ответ тут\n\n• раз\n• два\n\nПосле');
});

test('[CHAT-11] case 05-inline-html: a table in HTML is a table, also with blank lines and joined cells', () => {
  const source =
    '<table>\n<tr><th>Имя</th><th align="right">Сумма</th></tr>\n\n<tr><td rowspan="2">А<br>Б</td><td>**1**</td></tr>' +
    '\n<tr><td>2</td></tr></table>\n\nПосле';
  expect(html(source).replaceAll(/(?<=<table)[^>]*/g, '')).toBe(
    '<table><tr><th>Имя</th><th align="right">Сумма</th></tr><tr><td>А<br>Б</td><td align="right"><strong>1</strong></td></tr>' +
      '<tr><td></td><td align="right">2</td></tr></table><p>После</p>',
  );
});

test('[CHAT-11] an HTML element that arrives in pieces is never shown as tags', () => {
  const source =
    'Вода H<sub>2</sub>O\n\n<details>\n<summary>Ещё</summary>\n\nТекст <b>жирный</b>\n\n</details>\n\n<table>\n<tr><td align="right">1</td></tr>\n\n<tr><td>2</td></tr>\n</table>\n\nКонец';
  let state = emptyBlocks;
  for (let end = 1; end <= source.length; end += 1) {
    state = appendBlocks(state, source.slice(0, end), true);
    expect(nodesAsText(treeOf(state.blocks))).not.toMatch(/[<>]/);
  }
});

test('[CHAT-11] case 07-bare-latex-environment: an environment without dollars is a formula', () => {
  const source =
    'Итак:\n\\begin{align*}\na &= b \\\\\n+ c &= d\n\\end{align*}\nГде \\begin{cases} x \\\\ y \\end{cases} всё.';
  expect(parseMarkdown(source)).toMatchObject([
    { type: 'paragraph' },
    { type: 'math', value: '\\begin{align*}\na &= b \\\\\n+ c &= d\n\\end{align*}' },
    {
      type: 'paragraph',
      children: [{ type: 'text' }, { type: 'inlineMath', data: { display: true } }, { type: 'text' }],
    },
  ]);
});

test('[CHAT-11] a bar in a formula does not end the cell of a table', () => {
  const [table] = parseMarkdown('| a | b |\n|---|---|\n| $|x|$ | \\(P(A|B)\\) |\n| $5 | $10 |');
  const cells =
    table?.type === 'table'
      ? table.children.map(({ children }) => children.map((cell) => cell.children))
      : [];
  expect(cells[1]).toMatchObject([
    [{ type: 'inlineMath', value: '|x|' }],
    [{ type: 'inlineMath', value: 'P(A|B)' }],
  ]);
  expect(cells[2]).toMatchObject([[{ value: '$5' }], [{ value: '$10' }]]);
});

test('[CHAT-11] case 07-bare-latex-environment: labels have tags, and references name them', () => {
  const source =
    'По \\eqref{eq:b} и $\\eqref{eq:a}$:\n\n$$E = mc^2 \\tag{1}\\label{eq:a}$$\n\n' +
    '\\begin{equation}\n F = ma \\label{eq:b}\n\\end{equation}';
  const nodes = treeOf(appendBlocks(emptyBlocks, source.replace('\\tag{1}', '\\tag{2.1}'), false).blocks);
  expect(nodes).toMatchObject([
    { type: 'paragraph', children: [{ value: 'По (1) и ' }, { value: '\\text{(2.1)}' }, { value: ':' }] },
    { type: 'math', value: 'E = mc^2 \\tag{2.1}' },
    { type: 'math', value: '\\begin{equation}\n F = ma \\tag{1}\n\\end{equation}' },
  ]);
});

test('[CHAT-11] line ends of Windows are line breaks', () => {
  expect(line('раз\r\nдва')).toBe('раз<br>два');
});

test.each([
  ['$ x^2 + y^2 $ и $ \\frac{1}{2} $', 2],
  ['от $ 5 до $ 10', 0],
  ['$ 5 за штуку^ и $ 6', 0],
])('[CHAT-11] a formula may have blanks inside its dollars, a price has none: %s', (source, count) => {
  const [paragraph] = parseMarkdown(source);
  const nodes = paragraph?.type === 'paragraph' ? paragraph.children : [];
  expect(nodes.filter(({ type }) => type === 'inlineMath')).toHaveLength(count);
});

test.each(['|---|---|', '|---|---|---|---|'])(
  '[CHAT-11] a table whose row of dashes has another number of cells is a table: %s',
  (dashes) => {
    const [table, after] = parseMarkdown(`| a | b | c |\n${dashes}\n| 1 | 2 | 3 |\n\nПосле`);
    expect(table).toMatchObject({
      type: 'table',
      children: [{ children: { length: 3 } }, { children: { length: 3 } }],
    });
    expect(after).toMatchObject({ type: 'paragraph' });
  },
);

test('[CHAT-11] a reference gets the tag of a formula that arrives after it', () => {
  const source = 'По \\eqref{eq:b}.\n\nЕщё.\n\n$$x \\label{eq:b}$$\n\nКонец.\n\nКонец.';
  let state = emptyBlocks;
  for (let end = 1; end <= source.length; end += 1) state = appendBlocks(state, source.slice(0, end), true);
  expect(nodesAsText(treeOf(state.blocks))).toMatch(/^По \(1\)\./);
});

test.each([
  ['<table><caption>Продажи</caption><tr><td>а</td></tr></table>', 'Продажи\n\nа'],
  ['<table>\n<tr><td>а\n\n<td>б\n</table> после', 'а\tб\n\nпосле'],
  ['> <table>\n> <tr><td>а</td></tr>\n>\n> <tr><td>б\n> в</td></tr>\n> </table>', '> а\n> б в'],
  ['<table><tr><td>`<!-- а -->`</td></tr></table>', '<!-- а -->'],
])('[CHAT-11] a table in HTML keeps all its text, once: %s', (source, expected) => {
  expect(nodesAsText(parseMarkdown(source))).toBe(expected);
});

test('[CHAT-11] a caption is shown also when the table is in a block of its own', () => {
  const source = 'До.\n\n<table>\n<caption>Продажи</caption>\n<tr><td>а</td></tr>\n</table>\n\nПосле.\n\n';
  let state = emptyBlocks;
  for (let end = 1; end <= source.length; end += 1) state = appendBlocks(state, source.slice(0, end), true);
  const types = treeOf(state.blocks).map(({ type }) => type);
  expect(types).toEqual(['paragraph', 'paragraph', 'table', 'paragraph']);
  expect(treeOf(appendBlocks(state, source, false).blocks)).toMatchObject(treeOf(state.blocks));
});

test.each([
  ['«https://a.ru/x»,', '«<a href="https://a.ru/x">https://a.ru/x</a>»,'],
  ['{"a": "https://a.ru/x"}', '{&quot;a&quot;: &quot;<a href="https://a.ru/x">https://a.ru/x</a>&quot;}'],
  ['www.a.ru…', '<a href="http://www.a.ru/">www.a.ru</a>…'],
  ['看https://a.ru/x，**好**。', '看<a href="https://a.ru/x">https://a.ru/x</a>，<strong>好</strong>。'],
])('[CHAT-11] an address ends before quotes and the punctuation of other scripts: %s', (source, expected) => {
  expect(line(source)).toBe(expected);
});

test('[CHAT-11] dashes below a sentence are a rule, dashes below a title a heading', () => {
  expect(html('Готово.\n---\nДальше:\n---\n> «Да».\n> ---\n\nВывод\n---')).toBe(
    '<p>Готово.</p><hr><p>Дальше:</p><hr><blockquote><p>«Да».</p><hr></blockquote><h2>Вывод</h2>',
  );
});

test('[CHAT-11] two hashes or more before a letter begin a heading, one hash a tag', () => {
  expect(html('##Итоги за **год**\nтекст\n\n#отпуск\n##2')).toBe(
    '<h2>Итоги за <strong>год</strong></h2><p>текст</p><p>#отпуск<br>##2</p>',
  );
});

const indented = '1. А\n  - б\n    - в\n\n  - г\n2. Д\n   - е\n10. Ж\n  - з\n';

test('[CHAT-11] bullets that are indented by two blanks belong to their numbered item, also while they arrive', () => {
  const whole = parseMarkdown(indented);
  expect(toHtml(whole, 'https://portal.example').replaceAll(/<\/?p>/g, '')).toBe(
    '<ol><li>А<ul><li>б<ul><li>в</li></ul></li><li>г</li></ul></li><li>Д<ul><li>е</li></ul></li><li value="10">Ж<ul><li>з</li></ul></li></ol>',
  );
  let state = emptyBlocks;
  for (let end = 1; end <= indented.length; end += 1)
    state = appendBlocks(state, indented.slice(0, end), true);
  state = appendBlocks(state, indented, false);
  expect(nodesAsText(treeOf(state.blocks))).toBe(nodesAsText(whole));
});

test('[CHAT-11] a bar in code does not end the cell of a table, single marks in two cells are no code', () => {
  expect(html('| `git log | grep x` | да |\n|---|---|\n| ` | ` |')).toMatch(
    /<th><code>git log \| grep x<\/code><\/th><th>да<\/th>.*<td>`<\/td><td>`<\/td>/,
  );
});

test('[CHAT-11] an alert of GitHub is a quotation that names its kind', () => {
  expect(html('> [!WARNING]\n> Горячо\n\n> [!другое]')).toBe(
    '<blockquote><p><strong>Внимание</strong><br>Горячо</p></blockquote><blockquote><p>[!другое]</p></blockquote>',
  );
});

test.each([
  ['**Итог **: нет и **Цена **— да', '<strong>Итог </strong>: нет и <strong>Цена </strong>— да'],
  ['** Важно** знать, это ** так **.', '<strong> Важно</strong> знать, это <strong> так </strong>.'],
  ['2 ** 3 ** 4 и src/** и **/x', '2 ** 3 ** 4 и src/** и **/x'],
  ['**Важно:**текст и 2 ** 3 = 8', '<strong>Важно:</strong>текст и 2 ** 3 = 8'],
])('[CHAT-11] bold text beside a blank: %s', (source, expected) => {
  expect(line(source)).toBe(expected);
});

test.each([
  ['| a | b |\n|---|---|\n| 1 | 2 |\nИтого: *да*\nЕщё', '<p>Итого: <em>да</em><br>Ещё</p>'],
  ['a | b\n---|---\n1 | 2\nИтого', '<p>Итого</p>'],
  ['> | a | b |\n> |---|---|\n> | 1 | 2 |\n> Итого', '<p>Итого</p></blockquote>'],
])('[CHAT-11] a line without bars below a table is a text: %s', (source, after) => {
  const written = html(source);
  expect(written).toContain(`<tr><td>1</td><td>2</td></tr></table>${after}`);
});

test('[CHAT-11] the first cell of a row without a bar at its edge is a row while it arrives', () => {
  const arriving = appendBlocks(emptyBlocks, 'a | b\n---|---\n1 | 2\n3', true);
  expect(treeOf(arriving.blocks).map(({ type }) => type)).toEqual(['table']);
  const whole = appendBlocks(arriving, 'a | b\n---|---\n1 | 2\n3\n', true);
  expect(treeOf(whole.blocks).map(({ type }) => type)).toEqual(['table', 'paragraph']);
});

test.each([
  [
    'Вот `a.py`: ```python\nprint(1)\n\nprint(2)\n```\nПосле',
    '<p>Вот <code>a.py</code>:</p><pre><code>print(1)\n\nprint(2)</code></pre><p>После</p>',
  ],
  [
    '1. Команда: ```bash\n   npm ci\n   ```\n2. Дальше',
    '<ol><li>Команда:<pre><code>npm ci</code></pre></li><li>Дальше</li></ol>',
  ],
  ['Вот: ```python\nprint(1)``` и', '<p>Вот: <code>python\nprint(1)</code> и</p>'],
  ['Так ```не закрыто\nи дальше', '<p>Так ```не закрыто<br>и дальше</p>'],
])('[CHAT-11] a fence at the end of a line begins code: %s', (source, expected) => {
  expect(html(source)).toBe(expected);
});

test('[CHAT-11] lists with bullets of typography are lists, also inside one another', () => {
  expect(html('Нужно:\n• раз\n• два\n  ещё\n  ◦ внутри\n•нет')).toBe(
    '<p>Нужно:</p><ul><li>раз</li><li>два<br>ещё<ul><li>внутри<br>•нет</li></ul></li></ul>',
  );
});

test.each([
  ['\\\\server\\share и «\\\\fs\\a»', '\\\\server\\share и «\\\\fs\\a»'],
  ['C:\\Users\\*.txt и D:\\x\\.ssh', 'C:\\Users\\*.txt и D:\\x\\.ssh'],
  ['C:\\my\\_name, \\*нет\\* и \\\\ b', 'C:\\my_name, *нет* и \\ b'],
])('[CHAT-11] backslashes of a path stay: %s', (source, expected) => {
  expect(line(source)).toBe(expected);
});
