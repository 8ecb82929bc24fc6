/** Text of a place as items of a grid: cards, steps, numbers and the like. */
import type { Area } from './area.ts';
import type { Line, PartText, ShapeBox, TextBox, TextPart } from './boxes.ts';
import { type Paragraph, paragraphText, type SlotName } from './deck.ts';
import { FONTS } from './fonts.ts';
import { iconOf } from './icons.ts';
import { ICON_SIZES, type IconSize, type ItemLook, iconShape, type Sizes } from './item-grids.ts';
import { type Item, type ItemText, itemsOf } from './items.ts';
import { heightIn, LINE_HEIGHT, pixels, prepare, READABLE, RESERVE, setLines } from './text-box.ts';
import type { ThemeTokens } from './themes.ts';

/** Between the name of an item and its text, and between its texts, in font sizes of the text. */
const gap = 0.35;
const headLine = 1.15;
const smallest: Sizes = [READABLE, READABLE];

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
  readonly kind: 'lead' | 'head' | 'text';
  readonly points: number;
  readonly lineHeight: number;
}

const rowsOf = ({ lead, head, texts }: Item, [large, small]: Sizes): Row[] => {
  const row = (text: ItemText, kind: 'lead' | 'text'): Row => ({
    text,
    kind,
    points: small,
    lineHeight: LINE_HEIGHT.body,
  });
  return [
    ...(lead ? [row(lead, 'lead')] : []),
    ...(head ? [{ text: head, kind: 'head' as const, points: large, lineHeight: headLine }] : []),
    ...texts.map((text) => row(text, 'text')),
  ];
};

function heightOf(rows: readonly Row[], width: number, small: number, font: ThemeTokens['font']) {
  let height = 0;
  let isCut = false;
  for (const [at, { text, kind, points, lineHeight }] of rows.entries()) {
    const fontSize = pixels(points);
    const own = heightIn(prepare([plainOf(text)], font, kind === 'head'), width, { fontSize, lineHeight });
    height += own.height + (at > 0 ? gap * pixels(small) : 0);
    isCut ||= own.isCut;
  }
  return { height, isCut };
}

/** The room that marks and icons take from a cell, at the top and at the left, px. */
interface MarkRoom {
  readonly above: number;
  readonly beside: number;
}

/** The part of a cell that is left for the text. */
const roomOf = ({ above, beside }: MarkRoom, { x, y, w, h }: Area): Area => ({
  x: x + beside,
  y: y + above,
  w: w - beside,
  h: h - above,
});

/** The number of items, and whether each has a date or term above its name. */
interface Held {
  readonly count: number;
  readonly hasLeads: boolean;
}

/** The room that marks and icons take from each cell, also from one without an icon: all texts begin at one height. */
function takenBy(
  { above = 0, beside = 0, icons }: ItemLook,
  { count, hasLeads }: Held,
  icon: IconSize | null,
): MarkRoom {
  const room = { above: typeof above === 'number' ? above : above(count, hasLeads), beside };
  if (!(icons && icon)) return room;
  return icons === 'above' ? { ...room, above: icon.room } : { ...room, beside: icon.room };
}

/** Cells for items, and the room that marks and icons take from them. */
interface Room {
  readonly cells: readonly Area[];
  readonly taken: MarkRoom;
  readonly icon: IconSize | null;
}

/** The cells that items may have, the best ones first. */
function roomsFor(look: ItemLook, held: Held, area: Area, hasIcons: boolean): Room[] {
  const { count } = held;
  const roomWith = (cells: readonly Area[], icon: IconSize | null): Room => ({
    cells,
    taken: takenBy(look, held, icon),
    icon,
  });
  const cells = look.cells(count, area);
  const wider = look.widerCells?.(count, area);
  return [
    ...(hasIcons ? ICON_SIZES.map((size) => roomWith(cells, size)) : []),
    roomWith(cells, null),
    ...(wider ? [roomWith(wider, null)] : []),
  ];
}

/**
 * Chooses the cells. A small icon is better than a small text, and no icon is better than a text that does not fit. If the names
 * would be less than half of their largest size, the cells with the largest names are chosen.
 *
 * @param sizesIn the largest sizes in a room, undefined if none fit
 */
function bestOf(
  rooms: readonly Room[],
  { sizes: [most = smallest] }: ItemLook,
  sizesIn: (room: Room) => Sizes | undefined,
): { room: Room; sizes: Sizes } | undefined {
  const fitting = rooms.flatMap((room) => {
    const sizes = sizesIn(room);
    return sizes ? [{ room, sizes }] : [];
  });
  const withIcons = fitting.filter(({ room }) => room.icon);
  const [first] = withIcons;
  if (first) return withIcons.find(({ room, sizes }) => sizes[1] >= (room.icon?.leastText ?? 0)) ?? first;
  return (
    fitting.find(({ sizes }) => 2 * sizes[0] >= most[0]) ??
    fitting.toSorted((one, other) => other.sizes[0] - one.sizes[0])[0]
  );
}

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
 * the widest font that may stand for this one (`wordReserve`).
 */
export function itemsBox(
  slot: SlotName,
  paragraphs: readonly Paragraph[],
  area: Area,
  look: ItemLook,
  tokens: ThemeTokens,
): { box: TextBox; shapes: ShapeBox[] } {
  const { font } = tokens;
  const items = itemsOf(paragraphs, look.hasLeads);
  const held = { count: items.length, hasLeads: items.every(({ lead }) => lead !== null) };
  const icons = items.map(({ icon }) => (look.icons && icon !== undefined ? iconOf(icon) : undefined));
  const measured = ({ cells: most, taken }: Room, sizes: Sizes, factor: number) =>
    items.map((item, at) => {
      const { w, h } = roomOf(taken, most[at] ?? area);
      const { height, isCut } = heightOf(rowsOf(item, sizes), w / factor, sizes[1], font);
      return { height, isCut, isInside: height <= h + 0.01 };
    });
  const fits = (room: Room, sizes: Sizes, reserve: number): boolean =>
    measured(room, sizes, reserve).every(({ isCut }) => !isCut) &&
    measured(room, sizes, Math.max(reserve, RESERVE)).every(({ isInside }) => isInside);
  const isWhole = ({ cells: most, taken }: Room, [size, small]: Sizes, reserve: number): boolean =>
    items.every(({ head }, at) => {
      const { w } = roomOf(taken, most[at] ?? area);
      const rows = rowsOf({ lead: null, head, texts: [] }, [size, small]);
      return heightOf(rows, w / reserve, small, font).height <= pixels(size) * headLine + 0.01;
    });
  const sizesIn = (room: Room, reserve: number): Sizes | undefined =>
    (look.isHeadWhole && look.sizes.find((one) => fits(room, one, reserve) && isWhole(room, one, reserve))) ||
    look.sizes.find((one) => fits(room, one, reserve));
  const rooms = roomsFor(look, held, area, icons.some(Boolean));
  // Boxes of items do not shrink in PowerPoint. Without the room for a much wider font, at least nothing is broken here.
  const best = (reserve: number) => bestOf(rooms, look, (room) => sizesIn(room, reserve));
  const { room, sizes } = best(FONTS[font].wordReserve) ??
    best(1) ?? {
      room: { cells: look.cells(items.length, area), taken: takenBy(look, held, null), icon: null },
      sizes: look.sizes.at(-1) ?? smallest,
    };
  const { cells: most, taken, icon } = room;
  const sized = measured(room, sizes, 1);
  const height = Math.max(0, ...sized.map((one) => one.height)) + taken.above;
  const isHigh = look.isHighWithIcons && icon;
  const cells = look.leastRow === undefined || isHigh ? most : lowered(most, Math.max(height, look.leastRow));
  const [, small] = sizes;
  const lines: Line[] = [];
  const parts: TextPart[] = [];
  const textColor = look.textColor?.(tokens) ?? tokens.text;
  for (const [at, item] of items.entries()) {
    const own = roomOf(taken, cells[at] ?? area);
    const texts: PartText[] = [];
    let y = own.y + (look.isMiddle ? Math.max(0, own.h - (sized[at]?.height ?? 0)) / 2 : 0);
    for (const [order, { text, kind, points, lineHeight }] of rowsOf(item, sizes).entries()) {
      const isHead = kind === 'head';
      if (order > 0) y += gap * pixels(small);
      const fontSize = pixels(points);
      const color = isHead
        ? (look.headColor?.(tokens, at) ?? tokens.text)
        : kind === 'lead'
          ? tokens.muted
          : item.head
            ? textColor
            : tokens.text;
      const place = { x: own.x, y, w: own.w };
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
    parts.push({ x: own.x, y: y - h, w: own.w, h, texts });
  }
  const marks = items.map((item, at) => markOf(item, at, look));
  const shown = icon ? icons : [];
  const iconShapes = shown.flatMap((one, at) =>
    icon && one ? [iconShape(cells[at] ?? area, one, icon, tokens)] : [],
  );
  return {
    shapes: [
      ...look.shapes(cells, {
        height,
        left: area.x,
        tokens,
        marks,
        hasIcon: shown.map(Boolean),
        hasLeads: held.hasLeads,
      }),
      ...iconShapes,
    ],
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
      insetRight: 0,
      lines,
      parts,
      doesOverflow: sized.some(({ isInside }) => !isInside),
    },
  };
}
