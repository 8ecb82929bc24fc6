// @vitest-environment jsdom

import { describe, expect, test } from 'vitest';
import { isRightToLeft } from '#lib/right-to-left.ts';
import { parseDocument } from '#markdown/document.ts';
import { walk } from '#markdown/walk.ts';
import { blocksToDocx } from '../document/blocks-to-docx.ts';
import { diagramKey } from '../document/diagrams.ts';
import type { Pictures } from '../document/pictures.ts';
import { loadFormulas } from '../document/runs.ts';
import { documentOf } from '../document/testing/docx-parts.ts';
import { columnNeeds, fitTable, textWidth } from '../document/word/table.ts';
import { byDirection } from '../document/word/text.ts';
import { chatDocument, nodesIn, picturesIn } from './chat-document.ts';
import { resultBlocks } from './result-blocks.ts';
import { everyBlock } from './testing/every-block.ts';
import { message } from './testing/sample-chat.ts';
import { chatToDocx } from './to-docx.ts';

const chatOf = (answer: string) =>
  chatDocument({ title: 'Чат', serviceTitle: 'ChatGPT' }, [message('m1', 'assistant', answer)]);

/** The file of a chat with one answer. */
async function fileOf(answer: string, pictures: Pictures = new Map()): Promise<Blob> {
  const chat = chatOf(answer);
  await loadFormulas(nodesIn(chat));
  return chatToDocx(chat, pictures);
}

const xmlOf = async (answer: string, pictures?: Pictures) => documentOf(await fileOf(answer, pictures));
const all = (root: ParentNode, name: string) => [...root.querySelectorAll(name)];
const value = (element: Element | null | undefined) => element?.getAttribute('w:val');
const paragraphWith = (xml: Document, text: string) =>
  all(xml, 'p').findLast(({ textContent }) => textContent.includes(text));

/** The marks of all list items as Word counts them. */
async function marksOf(answer: string): Promise<string[]> {
  const file = await fileOf(answer);
  const numbering = await documentOf(file, 'word/numbering.xml');
  const lists = new Map<string, { next: number; text: string }>();
  for (const list of all(numbering, 'num')) {
    const override = list.querySelector('lvlOverride');
    const kind = value(list.querySelector('abstractNumId'));
    const level = all(numbering, 'abstractNum')
      .find((one) => one.getAttribute('w:abstractNumId') === kind)
      ?.querySelector(`lvl[*|ilvl="${override?.getAttribute('w:ilvl')}"]`);
    lists.set(list.getAttribute('w:numId') ?? '', {
      next: Number(value(override?.querySelector('startOverride'))),
      text: value(level?.querySelector('lvlText')) ?? '',
    });
  }
  return all(await documentOf(file), 'numPr').map((item) => {
    const list = lists.get(value(item.querySelector('numId')) ?? '');
    if (!list) throw new Error('An item without a list');
    return list.text.replace(/%\d/, () => String(list.next++));
  });
}

describe('[CHAT-33] lists', () => {
  test('case 14-docx-list-start: a list begins with the number of the answer', async () => {
    const steps =
      '1. Первый шаг:\n\n```bash\nnpm ci\n```\n\n2. Второй шаг:\n\n```bash\nnpm test\n```\n\n3. Третий';
    expect(
      await marksOf(`${steps}\n\nТекст\n\n5. Пятый\n6. Шестой\n\nТекст\n\n10. Десятый\n11. Ещё`),
    ).toEqual(['1.', '2.', '3.', '5.', '6.', '10.', '11.']);
  });

  test('case 14-docx-list-start: nested lists are counted on their own', async () => {
    expect(await marksOf('7. а\n   - б\n     1. в\n     2. г\n8. д\n   1. е\n\n9. ё')).toEqual([
      '7.',
      '◦',
      '1.',
      '2.',
      '8.',
      '1.',
      '9.',
    ]);
  });

  test('case 14-docx-list-start: tasks have a box in place of the mark', async () => {
    const xml = await xmlOf('- [ ] задача\n- [x] готово\n\n1. [x] третья');
    expect(all(xml, 'numPr')).toHaveLength(1);
    expect(
      all(xml, 'p')
        .slice(-3)
        .map(({ textContent }) => textContent),
    ).toEqual(['☐задача', '☑готово', '☑ третья']);
  });

  test('the number has room before its text, and what belongs to an item stands below the text', async () => {
    const xml = await xmlOf('100. Сотый\n\n     Ещё абзац');
    const [item, next] = ['Сотый', 'Ещё'].map((text) => paragraphWith(xml, text)?.querySelector('ind'));
    expect(Number(item?.getAttribute('w:hanging'))).toBeGreaterThan(500);
    expect(item?.getAttribute('w:left')).toBe(item?.getAttribute('w:hanging'));
    expect(next?.getAttribute('w:left')).toBe(item?.getAttribute('w:left'));
  });
});

describe('[CHAT-33] formulas', () => {
  test('case 16-export-formulas: formulas are those of Word, without TeX', async () => {
    const xml = await xmlOf(
      'Строчная \\(a^2\\), $\\sqrt[3]{x}$, $\\hat{y}$, $\\boxed{42}$ и:\n\n\\[\n\\int_0^1 x\\,dx = \\frac{1}{3}\n\\]\n\n| Ф |\n|---|\n| $v_i$ |',
    );
    for (const name of ['sSup', 'rad', 'acc', 'borderBox', 'nary', 'f', 'tc sSub'])
      expect(xml.querySelector(name), name).not.toBeNull();
    expect(xml.documentElement.textContent).not.toMatch(/[\\^$]/);
    expect(xml.querySelector('nary')?.textContent).toBe('01x\u2009dx');
  });

  test('case 16-export-formulas: a display formula is a paragraph of its own in the middle', async () => {
    const xml = await xmlOf('До $$\\sum_{i=1}^n i$$ после.\n\n1. Пункт:\n   $$\n   y=1\n   $$');
    const displayed = all(xml, 'oMathPara').map((one) => one.parentElement);
    expect(displayed.map((one) => value(one?.querySelector('jc')))).toEqual(['center', 'center']);
    expect(displayed[0]?.previousElementSibling?.textContent).toBe('До ');
    expect(displayed[0]?.nextElementSibling?.textContent).toBe('после.');
  });

  test('case 16-export-formulas: matrices, cases, aligned lines and limits keep their structure', async () => {
    const xml = await xmlOf(
      '$$\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}$$\n\n$$\\begin{cases}x&a\\\\y&b\\end{cases}$$\n\n$$\\begin{align}a&=b\\\\c&=\\text{где это}\\end{align}$$\n\n$$\\lim_{x\\to 0}\\sin x$$',
    );
    const cells = all(xml, 'm').map((matrix) => all(matrix, 'mr').map((row) => all(row, 'e').length));
    expect(cells).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    const brackets = all(xml, 'd > dPr').map((one) =>
      ['begChr', 'endChr'].map((name) => one.querySelector(name)?.getAttribute('m:val')),
    );
    expect(brackets).toEqual([
      ['(', ')'],
      ['{', ''],
    ]);
    expect(all(xml, 'm').at(-1)?.textContent).toContain('где\u00a0это');
    expect(xml.querySelector('func limLow lim')?.textContent).toBe('x→0');
    expect(xml.querySelector('func func')?.textContent).toBe('sinx');
  });

  test('case 16-export-formulas: bars around a term are brackets, a single one is text', async () => {
    const xml = await xmlOf('$|x|$ и $P(A|B)$');
    expect(all(xml, 'd begChr').map((one) => one.getAttribute('m:val'))).toEqual(['|']);
    expect(xml.querySelector('d e')?.textContent).toBe('x');
    expect(all(xml, 'oMath').at(-1)?.textContent).toBe('P(A|B)');
    expect(xml.querySelector('nor')?.parentElement?.nextElementSibling?.textContent).toBe('|');
  });

  test('case 16-export-formulas: a formula that cannot be read stays as written', async () => {
    const xml = await xmlOf('Неверная $\\frac{1}{$ и дальше');
    expect(paragraphWith(xml, 'Неверная')?.textContent).toBe('Неверная \\frac{1}{ и дальше');
    expect(xml.querySelector('oMath')).toBeNull();
  });
});

describe('[CHAT-33] tables', () => {
  const wide = (columns: number) =>
    [
      Array.from({ length: columns }, (_, index) => `Показатель ${index}`),
      Array.from({ length: columns }, () => '---'),
      Array.from({ length: columns }, (_, index) => `${index} 000`),
    ]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n');
  const widthsOf = (xml: Document) => all(xml, 'gridCol').map((one) => Number(one.getAttribute('w:w')));
  const pages = (xml: Document) => all(xml, 'pgSz').map((one) => one.getAttribute('w:orient'));

  test('case 17-export-wide-table: a table that is too wide for a page has a landscape one', async () => {
    const xml = await xmlOf(`До.\n\nТаблица:\n\n${wide(12)}\n\nПосле.`);
    expect(pages(xml)).toEqual(['portrait', 'landscape', 'portrait']);
    const [, start] = all(xml, 'sectPr');
    expect(xml.querySelector('tbl')?.previousElementSibling?.textContent).toBe('Таблица:');
    expect(start?.querySelector('pgSz')?.getAttribute('w:w')).toBe('16838');
    const sum = widthsOf(xml).reduce((one, other) => one + other);
    expect(sum).toBeLessThanOrEqual(textWidth.landscape);
    expect(sum).toBeGreaterThan(textWidth.upright);
    expect(xml.querySelector('tbl tr tblHeader')).not.toBeNull();
  });

  test('case 17-export-wide-table: a table that fits stays on the page', async () => {
    expect(pages(await xmlOf(wide(5)))).toEqual(['portrait']);
  });

  test('case 17-export-wide-table: columns are as wide as their content needs', async () => {
    const text =
      'Очень длинное наименование организации с ограниченной ответственностью, и ещё столько же слов, и ещё';
    const [number = 0, name = 0, sum = 0] = widthsOf(
      await xmlOf(`| № | Название | Сумма |\n|---|---|---|\n| 1 | ${text} | 1 000 |`),
    );
    expect(number).toBeLessThan(600);
    expect(name).toBeGreaterThan(5 * sum);
  });

  test.each([1, 5, 14, 40])('case 17-export-wide-table: %i columns fit on their page', (count) => {
    const { page, widths } = fitTable(
      Array.from({ length: count }, () => ({ least: 8, most: 20 })),
      0,
    );
    expect(widths.reduce((one, other) => one + other)).toBeLessThanOrEqual(textWidth[page] + 0.01);
  });

  test('case 17-export-wide-table: a number has room for its whole length beside long texts', () => {
    const run = (text: string) => [{ text }];
    const [text, number] = columnNeeds({
      cells: [
        [run('Отдел'), run('Сумма')],
        [run('Отдел продаж и сопровождения'), run('1 234 567,50')],
      ],
      isNumeric: [false, true],
    });
    expect(number?.least).toBe(number?.most);
    expect(text?.least).toBeLessThan(text?.most ?? 0);
  });

  test('a row has the cells of the heading, no more and no fewer', async () => {
    const xml = await xmlOf('| А | Б |\n|---|---|\n| 1 | 2 | 3 |\n| 4 |');
    expect(all(xml, 'tr').map((row) => all(row, 'tc').map(({ textContent }) => textContent))).toEqual([
      ['А', 'Б'],
      ['1', '2 | 3'],
      ['4', ''],
    ]);
  });

  test('case 15-export-br: a break is one in a cell and in a paragraph', async () => {
    const xml = await xmlOf(
      '| А |\n|---|\n| первая<br>вторая строка<br/>• третья |\n\nСтрока<br>вторая\nтретья',
    );
    expect(all(xml, 'tc br')).toHaveLength(2);
    expect(all(paragraphWith(xml, 'Строка') ?? xml, 'br')).toHaveLength(2);
    expect(xml.documentElement.textContent).not.toContain('<br');
  });

  test('columns of numbers are aligned at their end, as on the screen', async () => {
    const xml = await xmlOf(
      '| Товар | Цена | Код |\n|---|---|:-:|\n| Стол | 1 200 ₽ | 1 |\n| Стул | 900 ₽ | 2 |',
    );
    const sides = all(xml, 'tr').map((row) => all(row, 'tc').map((cell) => value(cell.querySelector('jc'))));
    expect(sides).toEqual(Array.from({ length: 3 }, () => [undefined, 'right', 'center']));
  });

  test('a small table stays on one page with the line above it, a long one may be divided', async () => {
    const keptIn = async (rows: number): Promise<boolean[]> => {
      const lines = Array.from({ length: rows - 1 }, (_, at) => `| ${at} |`).join('\n');
      const xml = await xmlOf(`Итоги:\n\n| № |\n|---|\n${lines}`);
      expect(paragraphWith(xml, 'Итоги:')?.querySelector('keepNext')).not.toBeNull();
      return all(xml, 'tr').map((row) => row.querySelector('keepNext') !== null);
    };
    expect(await keptIn(3)).toEqual([true, true, false]);
    expect(await keptIn(11)).toEqual(Array.from({ length: 11 }, () => false));
  });
});

describe('[CHAT-33] direction', () => {
  test('case 09-rtl-text: paragraphs, items, quotations and cells have the direction of their text', async () => {
    const xml = await xmlOf(
      'Перевод:\n\nשלום עולם 123 ו-ABC.\n\n- פריט ראשון\n\n> ציטוט\n\nمرحبا بالعالم\n\n| שם | Имя |\n|---|---|\n| אלף | а |\n\n```\nשלום\n```',
    );
    const isBidi = (text: string) => paragraphWith(xml, text)?.querySelector('pPr > bidi') !== null;
    for (const text of ['עולם', 'פריט', 'ציטוט', 'مرحبا', 'אלף']) expect(isBidi(text), text).toBe(true);
    expect(isBidi('Перевод')).toBe(false);
    const code = paragraphWith(xml, 'שלום');
    expect(code?.querySelector('bidi, rtl')).toBeNull();
    const runs = all(paragraphWith(xml, 'עולם') ?? xml, 'r').map((run) => [
      run.textContent,
      run.querySelector('rtl') !== null,
    ]);
    expect(runs).toEqual([
      ['שלום עולם 123 ו-', true],
      ['ABC', false],
      ['.', true],
    ]);
    expect(xml.querySelector('bidiVisual')).not.toBeNull();
  });

  test.each([
    ['шалом שלום мир', false, ['шалом ', 'שלום', ' мир']],
    ['שלום, עולם!', true, ['שלום, עולם!']],
    ['123', true, ['123']],
    ['', false, []],
  ])('case 09-rtl-text: «%s» is divided by direction', (text, base, parts) => {
    expect(byDirection(text, base).map((part) => part.text)).toEqual(parts);
  });

  test('case 09-rtl-text: the first letter decides', () => {
    expect(['1. שלום Мир', 'Мир שלום', '123', ''].map(isRightToLeft)).toEqual([true, false, false, false]);
  });

  test('case 09-rtl-text: a saved translation has the direction of each language', async () => {
    const blocks = resultBlocks({
      kind: 'translation',
      from: 'ru',
      to: 'he',
      pairs: [{ source: 'Привет', target: 'שלום\nעולם' }],
    });
    const xml = await documentOf(await blocksToDocx(blocks));
    expect(paragraphWith(xml, 'שלום')?.querySelectorAll('bidi, br')).toHaveLength(2);
    expect(paragraphWith(xml, 'Привет')?.querySelector('bidi')).toBeNull();
  });
});

describe('[CHAT-33] nothing is lost', () => {
  test('every word of every kind of block arrives', async () => {
    const xml = await xmlOf(everyBlock);
    const text = xml.documentElement.textContent;
    const kinds = new Set<string>();
    walk(parseDocument(everyBlock), (node) => {
      kinds.add(node.type);
      if (!('value' in node) || /math/i.test(node.type)) return;
      for (const word of node.value.replace(/<br>/g, ' ').split(/\s+/)) expect(text).toContain(word);
    });
    for (const kind of 'blockquote break code delete details emphasis footnoteDefinition heading html image inlineCode inlineMath link list mark math strong table thematicBreak'.split(
      ' ',
    ))
      expect(kinds).toContain(kind);
  });

  test('marks of HTML and folded parts', async () => {
    const text = (value: string) => ({ type: 'text', value }) as const;
    const xml = await documentOf(
      await blocksToDocx([
        {
          type: 'paragraph',
          children: [
            { type: 'mark', tag: 'sub', children: [text('н')] },
            { type: 'mark', tag: 'sup', children: [text('в')] },
            { type: 'mark', tag: 'u', children: [text('ч')] },
            { type: 'mark', tag: 'q', children: [text('ц')] },
            { type: 'mark', tag: 'abbr', title: 'полностью', children: [text('с')] },
          ],
        },
        {
          type: 'details',
          summary: [text('Итог')],
          children: [{ type: 'paragraph', children: [text('Внутри')] }],
        },
      ]),
    );
    expect(all(xml, 'vertAlign').map(value)).toEqual(['subscript', 'superscript']);
    expect(xml.querySelector('u')).not.toBeNull();
    expect(all(xml, 'p').map(({ textContent }) => textContent)).toEqual([
      'нвч«ц»с (полностью)',
      'Итог',
      'Внутри',
    ]);
    expect(paragraphWith(xml, 'Итог')?.querySelector('b')).not.toBeNull();
  });

  test('tabs and lines of code, in a font of one width', async () => {
    const xml = await xmlOf('```make\nall:\n\tcc  a.c\n```');
    const code = paragraphWith(xml, 'all:');
    expect(
      all(code ?? xml, 't, tab:not(tabs > tab), br').map((part) => part.textContent || part.localName),
    ).toEqual(['all:', 'br', 'tab', 'cc  a.c']);
    expect(new Set(all(code ?? xml, 'rFonts').map((font) => font.getAttribute('w:ascii')))).toEqual(
      new Set(['Courier New']),
    );
  });

  test('the argument of a function stands behind blanks: LibreOffice shows an argument of blanks as «¿»', async () => {
    const xml = await xmlOf('$\\lim_{x\\to0}\\ \\frac1x$');
    const [argument] = all(xml, 'func > e');
    expect(argument?.querySelector('f > num')?.textContent).toBe('1');
  });

  test('the name of a file stands before its code', async () => {
    const code = paragraphWith(await xmlOf('```py title="src/main.py"\nx = 1\n```'), 'x = 1');
    expect(code?.previousElementSibling?.textContent).toBe('src/main.py');
  });

  test('a picture inside the text has its alternative text; one of another site is a link', async () => {
    const source = 'data:image/png;base64,iVBORw0KGgo=';
    const answer = `![График продаж](${source}) ![схема](https://example.org/a.png) ![нет](data:image/png;base64,AAAA)`;
    expect(picturesIn(chatOf(answer))).toEqual([source, 'data:image/png;base64,AAAA']);
    const xml = await xmlOf(
      answer,
      new Map([[source, { bytes: new Uint8Array([1]), width: 4000, height: 8000 }]]),
    );
    expect(xml.querySelector('docPr')?.getAttribute('descr')).toBe('График продаж');
    const [width = 0, height = 0] = ['cx', 'cy'].map(
      (side) => Number(xml.querySelector('extent')?.getAttribute(side)) / 9525,
    );
    expect(height).toBe(880);
    expect(width).toBe(440);
    expect(xml.querySelector('hyperlink')?.textContent).toBe('[схема]');
    expect(xml.documentElement.textContent).toContain('[нет]');
  });

  test('a diagram is its picture; one that is not drawn is its source', async () => {
    const drawn = { bytes: new Uint8Array([1]), width: 300, height: 200, alt: 'Блок-схема' };
    const xml = await xmlOf(
      '```mermaid title="путь.mmd"\ngraph TD\n```\n\n```mermaid\npie\n```',
      new Map([[diagramKey('graph TD'), drawn]]),
    );
    expect(all(xml, 'docPr').map((picture) => picture.getAttribute('descr'))).toEqual(['Блок-схема']);
    expect(xml.documentElement.textContent).toContain('путь.mmd');
    expect(xml.documentElement.textContent).not.toContain('graph TD');
    expect(xml.documentElement.textContent).toContain('pie');
  });
});
