/** Text of a place as items of a grid: cards, steps, numbers and the like. */
import type { Area } from './area.ts';
import type { Line, PartText, ShapeBox, TextBox, TextPart } from './boxes.ts';
import { type Paragraph, paragraphText, type SlotName } from './deck.ts';
import { iconOf } from './icons.ts';
import { aboveWithIcon, type ItemLook, iconShape, type Sizes } from './item-grids.ts';
import { type Item, type ItemText, itemsOf } from './items.ts';
import { heightIn, LINE_HEIGHT, pixels, prepare, RESERVE, setLines } from './text-box.ts';
import type { ThemeTokens } from './themes.ts';

/** Between the name of an item and its text, and between its texts, in font sizes of the text. */
const gap = 0.35;
const headLine = 1.15;

const plainOf = ({ runs }: ItemText): Paragraph => ({ level: 0, list: 'none', runs: [...runs] });

/** The first letters of a name. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('ru');

interface Row {
  readonly text: ItemText;
  readonly isHead: boolean;
  readonly points: number;
  readonly lineHeight: number;
}

const rowsOf = ({ head, texts }: Item, [large, small]: Sizes): Row[] => [
  ...(head ? [{ text: head, isHead: true, points: large, lineHeight: headLine }] : []),
  ...texts.map((text) => ({ text, isHead: false, points: small, lineHeight: LINE_HEIGHT.body })),
];

function heightOf(rows: readonly Row[], width: number, small: number, font: ThemeTokens['font']) {
  let height = 0;
  let isCut = false;
  for (const [at, { text, isHead, points, lineHeight }] of rows.entries()) {
    const fontSize = pixels(points);
    const own = heightIn(prepare([plainOf(text)], font, isHead), width, { fontSize, lineHeight });
    height += own.height + (at > 0 ? gap * pixels(small) : 0);
    isCut ||= own.isCut;
  }
  return { height, isCut };
}

/** What the mark of an item leaves to its text. */
const roomOf = ({ above = 0, beside = 0 }: ItemLook, { x, y, w, h }: Area): Area => ({
  x: x + beside,
  y: y + above,
  w: w - beside,
  h: h - above,
});

function markOf({ head, texts }: Item, at: number, { mark }: ItemLook): string {
  const name = head ?? texts[0];
  if (!mark || !name) return '';
  return mark === 'number' ? String(at + 1) : initialsOf(paragraphText(name));
}

/** Share of the free height that stands above a single row. */
const drop = 0.3;

/** A single row as high as it needs, a little above the middle of its room. */
function lowered(cells: readonly Area[], height: number): readonly Area[] {
  const [first] = cells;
  if (!first || height >= first.h || cells.some(({ y }) => y !== first.y)) return cells;
  return cells.map((cell) => ({ ...cell, y: cell.y + (cell.h - height) * drop, h: height }));
}

/**
 * A list drawn as items, and the shapes behind them. All items have one size: the largest at which each fits its cell, also in
 * a font that is wider by 12 %.
 */
export function itemsBox(
  slot: SlotName,
  paragraphs: readonly Paragraph[],
  area: Area,
  plainLook: ItemLook,
  tokens: ThemeTokens,
): { box: TextBox; shapes: ShapeBox[] } {
  const { font } = tokens;
  const items = itemsOf(paragraphs);
  const icons = items.map(({ icon }) =>
    plainLook.hasIcons && icon !== undefined ? iconOf(icon) : undefined,
  );
  // The texts begin at one height, also those of items without an icon.
  const look = icons.some(Boolean) ? { ...plainLook, above: aboveWithIcon } : plainLook;
  const most = look.cells(items.length, area);
  const rooms = most.map((cell) => roomOf(look, cell));
  const measured = (sizes: Sizes, factor: number) =>
    items.map((item, at) => {
      const room = rooms[at] ?? area;
      const { height, isCut } = heightOf(rowsOf(item, sizes), room.w / factor, sizes[1], font);
      return { height, isCut, isInside: height <= room.h + 0.01 };
    });
  const fits = (sizes: Sizes): boolean =>
    measured(sizes, 1).every(({ isCut, isInside }) => !isCut && isInside) &&
    measured(sizes, RESERVE).every(({ isInside }) => isInside);
  const isWhole = ([size, small]: Sizes): boolean =>
    items.every(({ head }, at) => {
      const room = rooms[at] ?? area;
      const rows = rowsOf({ head, texts: [] }, [size, small]);
      return heightOf(rows, room.w, small, font).height <= pixels(size) * headLine + 0.01;
    });
  const sizes =
    (look.isHeadWhole && look.sizes.find((one) => fits(one) && isWhole(one))) ||
    (look.sizes.find(fits) ?? look.sizes.at(-1) ?? [16, 16]);
  const sized = measured(sizes, 1);
  const height = Math.max(0, ...sized.map((one) => one.height)) + (look.above ?? 0);
  const cells = look.leastRow === undefined ? most : lowered(most, Math.max(height, look.leastRow));
  const [, small] = sizes;
  const lines: Line[] = [];
  const parts: TextPart[] = [];
  const textColor = look.textColor?.(tokens) ?? tokens.text;
  for (const [at, item] of items.entries()) {
    const room = roomOf(look, cells[at] ?? area);
    const texts: PartText[] = [];
    let y = room.y + (look.isMiddle ? Math.max(0, room.h - (sized[at]?.height ?? 0)) / 2 : 0);
    for (const [order, { text, isHead, points, lineHeight }] of rowsOf(item, sizes).entries()) {
      if (order > 0) y += gap * pixels(small);
      const fontSize = pixels(points);
      const color = isHead
        ? (look.headColor?.(tokens, at) ?? tokens.text)
        : item.head
          ? textColor
          : tokens.text;
      const place = { x: room.x, y, w: room.w };
      const set = setLines(prepare([plainOf(text)], font, isHead), place, { font, fontSize, lineHeight });
      const last = set.lines.length - 1;
      for (const [index, line] of set.lines.entries())
        lines.push({
          ...line,
          paragraph: text.paragraph,
          // The name and the text of an item may be of one paragraph: copied words stay apart.
          after: index === last ? ' ' : line.after,
          look: { fontSize, color },
        });
      texts.push({
        runs: text.runs,
        points,
        color,
        isBold: isHead,
        lineHeight,
        before: order > 0 ? gap * pixels(small) : 0,
      });
      y += set.height;
    }
    const h = sized[at]?.height ?? 0;
    parts.push({ x: room.x, y: y - h, w: room.w, h, texts });
  }
  const marks = items.map((item, at) => markOf(item, at, look));
  const iconShapes = icons.flatMap((icon, at) => (icon ? [iconShape(cells[at] ?? area, icon, tokens)] : []));
  return {
    shapes: [...look.shapes(cells, { height, tokens, marks }), ...iconShapes],
    box: {
      kind: 'text',
      slot,
      role: 'body',
      font: tokens.font,
      ...area,
      align: 'left',
      anchor: 'top',
      lineHeight: LINE_HEIGHT.body,
      color: tokens.text,
      markColor: tokens.accent,
      linkColor: tokens.accent,
      fontSize: pixels(small),
      points: small,
      gap: 0,
      lines,
      parts,
      doesOverflow: sized.some(({ isInside }) => !isInside),
    },
  };
}
