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
    'formulas that begin behind a text or end before one',
    'Закон: $$\nF\n= ma\n$$ где m — масса,\nа a — ускорение:\n- да\n\n\\[\nx\n\\], и\n\n$$\ny\n$$.\n\nКонец',
    '<p>Закон:</p><p>F = ma</p><p>где m — масса,<br>а a — ускорение:</p><ul><li>да</li></ul><p>x,</p><p>и</p><p>y.</p><p>Конец</p>',
  ],
  [
    'formulas with a line of their own inside a paragraph',
    'Если $$x$$, то $$y$$ верно.',
    '<p>Если<br>x,<br>то<br>y<br>верно.</p>',
  ],
  [
    'formulas with blanks beside the dollars, and prices',
    'Если $ n = 5 $ и $ x $, то $ a_1 $ стоит $ 5 за $ 6, $ USD $.',
    '<p>Если n = 5 и x, то a₁ стоит $ 5 за $ 6, $ USD $.</p>',
  ],
  [
    'signs in formulas that TeX does not show',
    'Рост $5%$, $\\text{max_len} = \\text{5 м/с^2}$ и $\\text{R&D #1}$.',
    '<p>Рост 5%, max_len = 5 м/с² и R&amp;D #1.</p>',
  ],
  [
    'commands without dollars',
    'Ответ: \\boxed{42}, вода \\ce{H2O}.\n\n\\boxed{\\frac{1}{2}}\n\n\\boxing, \\box',
    '<p>Ответ: 42, вода H₂O.</p><p>1/2</p><p>\\boxing, \\box</p>',
  ],
  [
    'bars of formulas in brackets in a table',
    '| А | Б |\n|---|---|\n| \\[|a|\\] | 2 |',
    table(['А', 'Б'], ['|a|', '2']),
  ],
  [
    'citations of Gemini',
    'Рост 3 % [cite: 1, 2] и [cite_start]доля.[cite: 3] [cite](https://a.ru)',
    '<p>Рост 3 % и доля. <a href="https://a.ru/">cite</a></p>',
  ],
  [
    'lists that go on counting below a text',
    '**Группа Б**\n4. Да\n   - так\n5. Нет\n\nГод\n2024. Да\nи\n2. Нет',
    '<p><strong>Группа Б</strong></p><ol start="4"><li>Да<ul><li>так</li></ul></li><li>Нет</li></ol><p>Год<br>2024. Да<br>и<br>2. Нет</p>',
  ],
  [
    'a text with a bar below a table',
    '| А | Б |\n|---|---|\n| 1 | 2 |\n3 | 4 |\n*Примечание:* a | b\n',
    `${table(['А', 'Б'], ['1', '2'], ['3', '4'])}<p><em>Примечание:</em> a | b</p>`,
  ],
  [
    'fences that are indented as code',
    'Код:\n\n    ```js\n    x\n\n    y\n    ```\n\n1. Шаг:\n\n        ```\n        z\n        ```\n',
    '<p>Код:</p><pre><code>x\n\ny</code></pre><ol><li><p>Шаг:</p><pre><code>z</code></pre></li></ol>',
  ],
  [
    'products of letters',
    'y = 2*x*z, a*b*c, 2*(a+b)*c и сл*о*во',
    '<p>y = 2*x*z, a*b*c, 2*(a+b)*c и сл<em>о</em>во</p>',
  ],
  [
    'boxes of tasks without a blank and with a tick',
    '- [] раз\n- [✓] два\n- [x] три',
    '<ul><li>☐ раз</li><li>☑ два</li><li>☑ три</li></ul>',
  ],
  [
    'marks of items in the lines of a cell',
    '| А | Б |\n|---|---|\n| - раз<br>- **два** | - три |\n',
    table(['А', 'Б'], ['• раз<br>• <strong>два</strong>', "'- три"]),
  ],
  ['marks that end a turn', 'Готово.<|im_end|>\n<|endoftext|>', '<p>Готово.</p>'],
  ['a mark of a turn as a text', 'Знак <|im_end|> и `<|im_end|>`', '<p>Знак &lt;|im_end|&gt; и <code>'],
  [
    'characters without a width before marks',
    '\u200b- раз\n\u200b- два\n\n\u200b**да**',
    '<ul><li>раз</li><li>два</li></ul><p><strong>да</strong></p>',
  ],
  [
    'a sign behind the end of a fence',
    '```js\nx\n```.\n\nДа\n\n```js\ny\n```: это код\nКонец',
    '<pre><code>x</code></pre><p>.</p><p>Да</p><pre><code>y</code></pre><p>: это код<br>Конец</p>',
  ],
  [
    'backslashes in a bare address',
    'https://a.ru/a\\_b и `https://a.ru/a\\_b`',
    '<p><a href="https://a.ru/a_b">https://a.ru/a_b</a> и <code>https://a.ru/a\\_b</code></p>',
  ],
  [
    'code behind the language of its block, and a name there',
    '```python print(1)\nprint(2)\n```\n\n```js a.js\nx\n```\n\n```py title="a.py" {1,3}\nx\n```',
    '<pre><code>print(1)\nprint(2)</code></pre><pre><code>x</code></pre><pre><code>x</code></pre>',
  ],
  [
    'bold titles directly below a list',
    '**Плюсы:**\n- а\n**Минусы:**\n- б\n**важно** в пункте\n**Итог**: да\nещё',
    '<p><strong>Плюсы:</strong></p><ul><li>а</li></ul><p><strong>Минусы:</strong></p><ul><li>б<br><strong>важно</strong> в пункте</li></ul><p><strong>Итог</strong>: да<br>ещё</p>',
  ],
  [
    'formulas in a line that have lost their backslashes',
    'где ( \\alpha = 5 ) — угол, ( f(x) = \\frac{a}{b} ), ( x ) и (см. \\alpha )',
    '<p>где α = 5 — угол, f(x) = a/b, ( x ) и (см. \\alpha )</p>',
  ],
  [
    'rows of formulas without an environment',
    '$$a &= b \\\\ c &= d$$\n\n$$x \\\\ y$$\n\n$a \\& b$',
    '<p>a = b; c = d</p><p>x; y</p><p>a&amp;b</p>',
  ],
  [
    'trees of folders and tables that are drawn with signs',
    'project/\n├── src/\n│   └── a_b.ts\n└── *b*\n\n│ А │ Б │\n├───┼───┤\n│ 1 │ 2 │\n\n└ да',
    '<pre><code>project/\n├── src/\n│   └── a_b.ts\n└── *b*</code></pre><pre><code>│ А │ Б │\n├───┼───┤\n│ 1 │ 2 │</code></pre><p>└ да</p>',
  ],
  [
    'patterns of file names',
    'src/**/*.ts, **/*.js, *.md и **docs/**; **важно**/нет',
    '<p>src/**/*.ts, **/*.js, *.md и <strong>docs/</strong>; <strong>важно</strong>/нет</p>',
  ],
  [
    'cells without a column',
    '| А | Б |\n|---|---|\n| 1 | да | *нет* | |\n| 2 | б |\n',
    table(['А', 'Б'], ['1', 'да | <em>нет</em>'], ['2', 'б']),
  ],
  [
    'bars in the texts of links in a table',
    '| [А | Б](https://a.ru) | В |\n|---|---|\n| 1 | [2] |\n',
    table(['<a href="https://a.ru/">А | Б</a>', 'В'], ['1', '[2]']),
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
