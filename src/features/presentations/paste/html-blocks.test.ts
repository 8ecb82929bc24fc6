import { expect, test } from 'vitest';
import { paragraphText } from '../model/deck.ts';
import { type HtmlBlock, htmlBlocks, paragraphsOf } from './html-blocks.ts';

/** Blocks as lines: «# heading», marks with their level, cells between bars. */
const shown = (blocks: readonly HtmlBlock[]): string[] =>
  blocks.map((block) => {
    if (block.kind === 'heading') return `# ${block.text}`;
    if (block.kind === 'table') return block.rows.map((row) => row.join(' | ')).join(' / ');
    const { list, level } = block.paragraph;
    const mark = { none: '', bullet: '• ', number: '1. ' }[list];
    return '  '.repeat(level) + mark + paragraphText(block.paragraph);
  });

const item = (level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
 style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

test('[PRES-95] headings, nested lists and tables of Word are read, its marks are not text', () => {
  const html = `<html><head><title>Отчёт</title><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
<h1>Итоги&nbsp;года<o:p></o:p></h1><p class=MsoNormal>Выручка <b>выросла</b>
на 12&nbsp;%.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'Розница')}${item(2, 'o', 'Казань')}${item(1, '1.', 'Опт')}
<h2>Таблица</h2><table class=MsoTableGrid><tr><td><p>Город</p></td><td><p>План</p></td></tr>
<tr><td><p>Казань</p></td><td><p>12</p><p>млн</p></td></tr></table><!--EndFragment--></body></html>`;
  expect(shown(htmlBlocks(html))).toEqual([
    '# Итоги\u00a0года',
    'Выручка выросла на 12\u00a0%.',
    '• Розница',
    '  • Казань',
    '1. Опт',
    '# Таблица',
    'Город | План / Казань | 12 млн',
  ]);
});

test('[PRES-95] lists of other programs keep their levels, nested and by aria-level', () => {
  const nested = '<ul><li>Один<ol><li><p>Два</p></li></ol></li><li>Три</li></ul><p>Конец';
  expect(shown(htmlBlocks(nested))).toEqual(['• Один', '  1. Два', '• Три', 'Конец']);
  const flat = '<ul><li aria-level="1"><p>Один</p></li></ul><ul><li aria-level="2"><p>Два</p></li></ul>';
  expect(shown(htmlBlocks(flat))).toEqual(['• Один', '  • Два']);
  expect(paragraphsOf(htmlBlocks(nested)).map(paragraphText)).toEqual(['Один', 'Два', 'Три', 'Конец']);
});

test('[PRES-13] scripts, styles and addresses are not read, and HTML without structure is left to its plain text', () => {
  const hostile =
    '<ul><li>Да<script>alert(1)</script><style>li{}</style><img src=x onerror=alert(1)><a href="javascript:1">нет</a></ul>';
  expect(shown(htmlBlocks(hostile))).toEqual(['• Данет']);
  expect(htmlBlocks('<p>Просто <b>текст</b></p>')).toEqual([]);
  expect(htmlBlocks(`<ul><li>${'а'.repeat(5_000_000)}`)).toEqual([]);
  expect(shown(htmlBlocks('</table></ul><li>Один</p></div><table><td>1<tr><td>2'))).toEqual([
    '• Один',
    '1 / 2',
  ]);
});
