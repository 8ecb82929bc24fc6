import type { Nodes } from 'mdast';
import type { MarkTag } from '#markdown/node-types.ts';

/** What an answer can leave the portal by. Paper has what the screen has (`Markdown.css.ts`). */
export const writers = [
  'screen',
  'selection',
  'copied HTML',
  'copied text',
  'Word',
  'PDF',
  'Markdown file',
  'spoken',
] as const;
export type Writer = (typeof writers)[number];

/** Every kind of node that an answer is made of. A new one does not compile until it is here. */
export type Kind = Exclude<Nodes['type'], 'root' | 'yaml' | 'mark'> | `mark ${MarkTag}`;

interface Sample {
  source: string;
  /** What every writer says of it. */
  says: readonly string[];
  /** What some writers say instead. */
  instead?: Readonly<Partial<Record<Writer, readonly string[]>>>;
}

const link = (address: string) => ({
  screen: [address],
  selection: [address],
  'copied HTML': [address],
  'copied text': [address],
  Word: [address],
  PDF: [address],
  'Markdown file': [address],
});

/** What is a mark or a form, and no text: by the writers that have it. */
const formed = (html: string, word: string) => ({
  screen: [html],
  selection: [html],
  'copied HTML': [html],
  Word: [word],
});

export const samples: Readonly<Record<Kind, Sample>> = {
  text: { source: 'Обычный текст', says: ['Обычный текст'] },
  paragraph: { source: 'Первый абзац\n\nВторой абзац', says: ['Первый абзац', 'Второй абзац'] },
  heading: {
    source: '## Заголовок',
    says: ['Заголовок'],
    instead: { ...formed('Заголовок</h', 'w:val="Heading4"'), PDF: ['role:H4', 'Заголовок'] },
  },
  strong: { source: '**Жирное**', says: ['Жирное'], instead: formed('<strong>Жирное</strong>', '<w:b/>') },
  emphasis: { source: '*Косое*', says: ['Косое'], instead: formed('<em>Косое</em>', '<w:i/>') },
  delete: { source: '~~Лишнее~~', says: ['Лишнее'], instead: formed('<del>Лишнее</del>', '<w:strike/>') },
  break: {
    source: 'Верхняя\nНижняя',
    says: ['Верхняя', 'Нижняя'],
    instead: {
      ...formed('Верхняя<br>Нижняя', '<w:br/>'),
      'copied text': ['Верхняя\nНижняя'],
      PDF: ['Верхняя\nНижняя'],
    },
  },
  inlineCode: {
    source: '`Строчное()`',
    says: ['Строчное()'],
    instead: formed('<code>Строчное()</code>', 'Courier New'),
  },
  code: {
    source: '```js\nкодовая();\n\tстрока();\n```',
    says: ['кодовая();', 'строка();'],
    instead: { spoken: ['Код, JavaScript, 2\u00a0строки.'] },
  },
  html: { source: '<center>Разметка</center>', says: ['Разметка'] },
  link: {
    source: '[Ссылочное](https://link.example/a)',
    says: ['Ссылочное'],
    instead: link('https://link.example/a'),
  },
  linkReference: {
    source: '[Указанное][метка]\n\n[метка]: https://label.example/b',
    says: ['Указанное'],
    instead: link('https://label.example/b'),
  },
  definition: {
    source: '[Определённое][другая]\n\n[другая]: https://definition.example/c',
    says: ['Определённое'],
    instead: link('https://definition.example/c'),
  },
  // Another site learns nothing before the reader asks for its picture.
  image: {
    source: '![Картинное](https://image.example/d.png)',
    says: ['Картинное'],
    instead: { ...link('https://image.example/d.png'), 'copied text': ['Картинное'] },
  },
  imageReference: {
    source: '![Рисунок][рис]\n\n[рис]: https://picture.example/e.png',
    says: ['Рисунок'],
    instead: { ...link('https://picture.example/e.png'), 'copied text': ['Рисунок'] },
  },
  blockquote: {
    source: '> Цитируемое',
    says: ['Цитируемое'],
    instead: {
      ...formed('<blockquote', '<w:left'),
      'copied text': ['> Цитируемое'],
      PDF: ['role:BlockQuote', 'Цитируемое'],
      spoken: ['Цитата: Цитируемое'],
    },
  },
  list: {
    source:
      '41. Сорок первый\n42. Сорок второй\n45. Сорок пятый\n44. Сорок четвёртый\n\nДальше.\n\n' +
      '7) Седьмой\n8) Восьмой\n   и) Буква и\n   к) Буква ка\n\nДальше.\n\nii. Римский\n\nДальше.\n\ni. Один\nii. Два',
    says: ['Сорок первый', 'Сорок второй', 'Сорок пятый', 'Сорок четвёртый'],
    instead: {
      screen: [
        'start="41"',
        'value="45"',
        'value="44"',
        '&quot;7) &quot;',
        '&quot;и) &quot;',
        '&quot;ii. &quot;',
      ],
      selection: ['start="41"', 'value="45"', 'value="44"', '>7)&nbsp; С', '>и)&nbsp; Б', '>ii.&nbsp; Два'],
      'copied HTML': [
        'start="41"',
        'value="45"',
        'value="44"',
        '>7)&nbsp; С',
        '>и)&nbsp; Б',
        '>ii.&nbsp; Два',
      ],
      Word: [
        ...['w:start w:val="41"', 'w:start w:val="45"', 'w:start w:val="44"', 'Сорок четвёртый'],
        ...[
          'w:start w:val="7"',
          'w:lvlText w:val="%1)"',
          'w:numFmt w:val="russianLower"',
          'w:numFmt w:val="lowerRoman"',
        ],
      ],
      'copied text': [
        ...['41. Сорок первый', '42. Сорок второй', '45. Сорок пятый', '44. Сорок четвёртый'],
        ...['7) Седьмой', 'и) Буква и', 'ii. Два'],
      ],
      PDF: ['41.', '42.', '45.', '44.', 'role:LI', 'Сорок второй', '7)', 'и)', 'к)', 'ii.'],
      spoken: [
        ...['41. Сорок первый', '42. Сорок второй', '45. Сорок пятый', '44. Сорок четвёртый'],
        ...['7) Седьмой', 'и) Буква и', 'ii. Два'],
      ],
    },
  },
  listItem: {
    source: '- [x] Сделанное\n- [ ] Несделанное',
    says: ['Сделанное', 'Несделанное'],
    instead: {
      selection: ['☑ Сделанное', '☐ Несделанное'],
      'copied HTML': ['☑ Сделанное', '☐ Несделанное'],
      'copied text': ['[x] Сделанное', '[ ] Несделанное'],
      Word: ['☑', '☐', 'Несделанное'],
      spoken: ['Выполнено: Сделанное', 'Не выполнено: Несделанное'],
    },
  },
  table: {
    source: '| Столбец | Мера |\n|---|--:|\n| Строчка | 5 |',
    says: ['Столбец', 'Мера', 'Строчка'],
    instead: {
      ...formed('<table', '<w:tbl>'),
      'copied text': ['Столбец\tМера\nСтрочка\t5'],
      PDF: ['role:Table', 'Столбец', 'Строчка'],
      spoken: ['Таблица, 2\u00a0столбца, 1\u00a0строка: Столбец, Мера.'],
    },
  },
  tableRow: {
    source: '| Голова |\n|---|\n| Ряд один |\n| Ряд два |',
    says: ['Ряд один', 'Ряд два'],
    instead: { spoken: ['2\u00a0строки: Голова'] },
  },
  tableCell: {
    source: '| Левая | Правая |\n|---|---|\n| нижняя<br>вторая | **крупно** |',
    says: ['нижняя', 'вторая', 'крупно'],
    instead: { spoken: ['Левая, Правая'] },
  },
  thematicBreak: {
    source: 'До черты\n\n---\n\nПосле черты',
    says: ['До черты', 'После черты'],
    instead: { ...formed('<hr>', '<w:pBdr>'), 'copied text': ['———'] },
  },
  footnoteReference: {
    source: 'Сноска[^один]\n\n[^один]: Подстрочное',
    says: ['Сноска'],
    instead: { PDF: ['Сноска[один]'], Word: ['[один]'], 'copied text': ['[один]'], spoken: ['(сноска 1)'] },
  },
  footnoteDefinition: { source: 'Знак[^два]\n\n[^два]: Пояснение', says: ['Пояснение'] },
  math: {
    source: '$$\n\\frac{97}{98}\n$$',
    says: ['97/98'],
    instead: {
      screen: ['<mfrac>'],
      Word: ['<m:oMathPara>', '<m:f>'],
      PDF: ['alt:97/98'],
      'Markdown file': ['\\frac{97}{98}'],
      spoken: ['97 делить на 98'],
    },
  },
  inlineMath: {
    source: 'Формула $y^{95}$ в строке',
    says: ['y⁹⁵'],
    instead: {
      screen: ['<msup>'],
      Word: ['<m:sSup>'],
      PDF: ['alt:y⁹⁵'],
      'Markdown file': ['y^{95}'],
      spoken: ['y в степени 95'],
    },
  },
  details: {
    source: '<details><summary>Сводка</summary>\n\nСвёрнутое\n\n</details>',
    says: ['Сводка', 'Свёрнутое'],
  },
  'mark sub': {
    source: 'а<sub>низ</sub>',
    says: ['низ'],
    instead: formed('<sub>низ</sub>', 'w:val="subscript"'),
  },
  'mark sup': {
    source: 'а<sup>верх</sup>',
    says: ['верх'],
    instead: formed('<sup>верх</sup>', 'w:val="superscript"'),
  },
  'mark u': { source: '<u>Черта</u>', says: ['Черта'], instead: formed('<u>Черта</u>', '<w:u ') },
  'mark kbd': { source: '<kbd>Клавиша</kbd>', says: ['Клавиша'], instead: formed('<kbd>', 'Courier New') },
  'mark mark': {
    source: '<mark>Важное</mark>',
    says: ['Важное'],
    instead: formed('<mark>', 'w:fill="FFF2A8"'),
  },
  'mark small': { source: '<small>Мелкое</small>', says: ['Мелкое'], instead: formed('<small>', 'w:sz ') },
  'mark q': {
    source: '<q>Сказанное</q>',
    says: ['«Сказанное»'],
    // A browser and Word draw the marks of a quotation themselves.
    instead: { ...formed('<q>Сказанное</q>', '«'), 'Markdown file': ['Сказанное'], spoken: ['Сказанное'] },
  },
  'mark abbr': {
    source: '<abbr title="Полное имя">АББР</abbr>',
    says: ['АББР'],
    instead: {
      ...formed('title="Полное имя"', '(Полное имя)'),
      'copied text': ['АББР (Полное имя)'],
      PDF: ['АББР (Полное имя)'],
    },
  },
};

export const kinds = Object.keys(samples) as Kind[];
/** An answer of all samples. */
export const everyKind = kinds.map((kind) => samples[kind].source).join('\n\nДальше.\n\n');
