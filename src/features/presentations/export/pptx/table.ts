import type { TableBox, TableCell } from '../../model/boxes.ts';
import { LINE_HEIGHT } from '../../model/text-box.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { lineSpacing, paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { fill, noStroke } from './theme.ts';
import { el, emu } from './xml.ts';

/** «Нет стиля, нет сетки» of Office: the fills and lines are those of the slide. */
const PLAIN_STYLE = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';

/** Space beside the text of a cell, in font sizes, as `tableBox` leaves it. */
const INSET = 0.6;

const edge = (name: string, colour: string | undefined, tokens: ThemeTokens): string =>
  colour === undefined ? noStroke.replaceAll('a:ln', name) : el(name, { w: 9525 }, fill(colour, tokens));

function cell(one: TableCell, box: TableBox, tokens: ThemeTokens, context: TextContext): string {
  const first = one.lines[0]?.pieces[0];
  const inset = emu(box.fontSize * INSET);
  const looks = { points: box.points, isBold: first?.isBold ?? one.isHeader, fill: fill(one.color, tokens) };
  return el(
    'a:tc',
    {},
    el(
      'a:txBody',
      {},
      el('a:bodyPr'),
      el('a:lstStyle'),
      el(
        'a:p',
        {},
        el('a:pPr', { algn: one.align === 'right' ? 'r' : 'l' }, lineSpacing(LINE_HEIGHT.table, tokens.font)),
        runs([plainRun(one.text)], context, looks),
        paragraphEnd(context, box.points),
      ),
    ),
    el(
      'a:tcPr',
      { marL: inset, marR: inset, marT: 0, marB: 0, anchor: 'ctr' },
      edge('a:lnL', undefined, tokens),
      edge('a:lnR', undefined, tokens),
      edge('a:lnT', undefined, tokens),
      edge('a:lnB', box.lineColor, tokens),
      one.fill ? fill(one.fill, tokens) : el('a:noFill'),
    ),
  );
}

/** A table, `a:tbl`; its first row names the columns if the block says so. */
export const table = (box: TableBox, tokens: ThemeTokens, context: TextContext): string =>
  el(
    'a:tbl',
    {},
    el(
      'a:tblPr',
      { firstRow: box.block.hasHeader ? 1 : undefined, bandRow: 1 },
      el('a:tableStyleId', {}, PLAIN_STYLE),
    ),
    el('a:tblGrid', {}, ...box.columnWidths.map((width) => el('a:gridCol', { w: emu(width) }))),
    ...box.rows.map((row, at) =>
      el('a:tr', { h: emu(box.rowHeights[at] ?? 0) }, ...row.map((one) => cell(one, box, tokens, context))),
    ),
  );
