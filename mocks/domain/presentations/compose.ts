/** Slides made of items of the plan without an upstream. */
import type { KnownSlide, OutlineItem, Schemas } from '#mocks/store/database.ts';
import { areMeasured, chartBlock } from './compose-chart.ts';
import type { DeckTexts } from './deck-texts.ts';
import { capital, fitted } from './fitted.ts';
import { itemIcon } from './item-icons.ts';
import type { Materials, MaterialTable } from './materials.ts';

type Block = Schemas['SlideBlock'];
type Slot = Schemas['SlideSlot'];
type Paragraph = Schemas['SlideParagraph'];
type List = 'none' | 'bullet' | 'number';

const MAX_ROWS = 12;
const MAX_STEPS = 7;

const run = (text: string, isBold: boolean): Paragraph['runs'][number] => ({
  text,
  isBold,
  isItalic: false,
  link: null,
});
const paragraph = (text: string, list: List = 'none', isBold = false): Paragraph => ({
  level: 0,
  list,
  runs: [run(text, isBold)],
});
const textBlock = (...paragraphs: Paragraph[]): Block => ({ kind: 'text', paragraphs });
const slot = (name: Schemas['SlotName'], block: Block): Slot => ({ name, block });
const bullets = (points: readonly string[]): Block =>
  textBlock(...points.map((one) => paragraph(one, 'bullet')));

/** «Неделя 1: собрать данные» as its two halves; the second is empty without a colon. */
function halves(point: string): [string, string] {
  const at = point.indexOf(': ');
  return at < 0 ? [point, ''] : [point.slice(0, at), capital(point.slice(at + 2))];
}

/** «Склад: 9 000 м²» as an item whose name is bold. */
const namedItem = (point: string): Paragraph => {
  const [name, rest] = halves(point);
  if (rest === '') return paragraph(point, 'bullet');
  return { level: 0, list: 'bullet', runs: [run(`${name} `, true), run(rest, false)] };
};
/** A number of a slide of numbers: «12 отделов» is big although it has no caption. */
const numberItem = (point: string): Paragraph =>
  /^[+−–-]?\d/u.test(point) && halves(point)[1] === '' ? paragraph(point, 'bullet', true) : namedItem(point);
/** «Ирина Белова, инженер» with a bold name. */
function author(point: string): Paragraph {
  const [name = ''] = point.split(',', 1);
  const rest = point.slice(name.length);
  return { level: 0, list: 'none', runs: [run(name, true), ...(rest === '' ? [] : [run(rest, false)])] };
}
const named = (points: readonly string[]): Block => textBlock(...points.map(namedItem));
/** Cards and the cells of a matrix, with icons where each of them has one: some alone look as if the others were forgotten. */
function pictured(points: readonly string[]): Block {
  const icons = points.map((point) => itemIcon(halves(point)[0]) ?? itemIcon(point));
  const isWhole = icons.every((icon) => icon !== undefined) && new Set(icons).size === icons.length;
  return textBlock(
    ...points.map((point, at) => {
      const icon = icons[at];
      return isWhole && icon !== undefined ? { ...namedItem(point), icon } : namedItem(point);
    }),
  );
}

/** The theses of an item; one without any gets a sentence that says what is to be told. */
const pointsOf = ({ points, title }: OutlineItem, texts: DeckTexts): readonly string[] => {
  const written = points.filter((point) => point.trim() !== '');
  return written.length > 0 ? written : [texts.about(fitted(title, 100))];
};

function columns(item: OutlineItem, texts: DeckTexts): Slot[] {
  const groups = Map.groupBy(pointsOf(item, texts), (point) => halves(point)[0]);
  const [left, right] = [...groups];
  const isNamed = groups.size === 2 && [...groups.values()].flat().every((point) => point.includes(': '));
  if (isNamed && left && right) {
    const column = ([name, points]: [string, string[]]): Block =>
      textBlock(
        paragraph(name, 'none', true),
        ...points.map((point) => paragraph(halves(point)[1], 'bullet')),
      );
    return [slot('left', column(left)), slot('right', column(right))];
  }
  const points = pointsOf(item, texts);
  const half = Math.ceil(points.length / 2);
  return [slot('left', bullets(points.slice(0, half))), slot('right', bullets(points.slice(half)))];
}

const tableFor = (item: OutlineItem, { tables }: Materials): MaterialTable | undefined =>
  tables.find(({ source }) => source === item.source);

function tableBlock(item: OutlineItem, materials: Materials, texts: DeckTexts): Block {
  const found = tableFor(item, materials);
  if (found) return { kind: 'table', hasHeader: true, rows: found.rows.map((row) => [...row]) };
  const rows = pointsOf(item, texts).map((point) => halves(point));
  const isPaired = rows.every(([, second]) => second !== '');
  return {
    kind: 'table',
    hasHeader: true,
    rows: isPaired
      ? [[...texts.tableHead], ...rows].slice(0, MAX_ROWS)
      : [[...texts.listHead], ...rows.map(([first], at) => [String(at + 1), first])].slice(0, MAX_ROWS),
  };
}

function chartNote(item: OutlineItem, materials: Materials, texts: DeckTexts): Block {
  const found = tableFor(item, materials);
  return found
    ? textBlock(paragraph(`${texts.source}:`, 'none', true), paragraph(found.source))
    : textBlock(paragraph(texts.chartNote));
}

function timelineBlock(item: OutlineItem, texts: DeckTexts): Block {
  const steps = pointsOf(item, texts).map((point, at) => {
    const [first, second] = halves(point);
    const isPaired = second !== '' && [...first].length <= 40;
    const [when, what] = isPaired ? [first, second] : [`${texts.step} ${at + 1}`, point];
    return { when, what: fitted(what, 120) };
  });
  return { kind: 'timeline', steps: steps.slice(0, MAX_STEPS) };
}

/** The theses for each of two charts. If a table of the materials is the first chart, all theses are for the second one. */
function twoHalves(
  item: OutlineItem,
  materials: Materials,
  texts: DeckTexts,
): [first: [string, string][], second: [string, string][]] {
  const pairs = pointsOf(item, texts).map(halves);
  const middle = tableFor(item, materials) ? 0 : Math.ceil(pairs.length / 2);
  return [pairs.slice(0, middle), pairs.slice(middle)];
}

/** The layout of the slide of an item. It has one chart instead of two if the theses are not the data of both. */
function layoutOf(item: OutlineItem, materials: Materials, texts: DeckTexts): Schemas['SlideLayout'] {
  const layout = item.layout as Schemas['SlideLayout']; // checked against the schema
  if (layout !== 'twoCharts') return layout;
  const [first, second] = twoHalves(item, materials, texts);
  return second.length > 0 && areMeasured([...first, ...second]) ? layout : 'chart';
}

/** Description of the picture that a slide is to have. */
export const proposedAlt = ({ title, points }: OutlineItem, texts: DeckTexts): string =>
  fitted(texts.alt(title, points[0]), 300);

const emptyPicture = (item: OutlineItem, texts: DeckTexts, alt = proposedAlt(item, texts)): Block => ({
  kind: 'picture',
  idFile: null,
  alt,
  isDecorative: false,
  fit: 'cover',
});

function slotsOf(
  item: OutlineItem,
  layout: Schemas['SlideLayout'],
  materials: Materials,
  texts: DeckTexts,
): Slot[] {
  const points = pointsOf(item, texts);
  switch (layout) {
    case 'title':
    case 'section':
    case 'statement':
      return item.points.length > 0
        ? [slot('subtitle', textBlock(...item.points.map((one) => paragraph(one))))]
        : [];
    case 'bullets':
      return [slot('body', bullets(points))];
    case 'thanks':
      return [slot('body', textBlock(...points.map((one) => paragraph(one))))];
    case 'cards':
    case 'matrix':
      return [slot('body', pictured(points))];
    case 'agenda':
    case 'steps':
    case 'funnel':
    case 'team':
      return [slot('body', named(points))];
    case 'numbers':
      return [slot('body', textBlock(...points.map(numberItem)))];
    case 'lead':
      return [
        slot('subtitle', textBlock(paragraph(points[0] ?? ''))),
        slot('body', bullets(points.slice(1))),
      ];
    case 'twoColumns':
    case 'comparison':
      return columns(item, texts);
    case 'pictureText':
      return [slot('picture', emptyPicture(item, texts)), slot('body', bullets(points))];
    case 'pictureFull':
    case 'titlePicture':
      return [
        slot('picture', emptyPicture(item, texts)),
        slot('subtitle', textBlock(...points.slice(0, 2).map((one) => paragraph(one)))),
      ];
    case 'table':
      return [slot('table', tableBlock(item, materials, texts))];
    case 'tableText':
      return [
        slot('table', tableBlock(item, materials, texts)),
        // Without a table in the materials the theses are its rows.
        ...(tableFor(item, materials) && item.points[0]
          ? [slot('body', textBlock(paragraph(item.points[0])))]
          : []),
      ];
    case 'chart':
    case 'chartFull':
      return [
        slot('chart', chartBlock(item, tableFor(item, materials), pointsOf(item, texts).map(halves), texts)),
        slot('body', chartNote(item, materials, texts)),
      ];
    case 'twoCharts': {
      const [first, second] = twoHalves(item, materials, texts);
      return [
        slot('chart', chartBlock(item, tableFor(item, materials), first, texts)),
        slot('chart2', chartBlock(item, undefined, second, texts)),
      ];
    }
    case 'gallery': {
      const names = ['picture', 'picture2', 'picture3'] as const;
      return names.map((name, at) => slot(name, emptyPicture(item, texts, points[at])));
    }
    case 'quote':
    case 'portrait':
      return [
        slot('quote', textBlock(paragraph(points[0] ?? ''))),
        ...(points[1] ? [slot('author', textBlock(author(points[1])))] : []),
      ];
    case 'timeline':
      return [slot('timeline', timelineBlock(item, texts))];
  }
}

/** The notes: what the speaker says, which is not the text of the slide, and the source. */
function notesOf({ source }: OutlineItem, layout: Schemas['SlideLayout'], texts: DeckTexts): string {
  const said = texts.speech[layout] ?? texts.speech.other;
  return source ? `${said} ${texts.source}: ${source}.` : said;
}

/** The slide of an item. */
export function composedSlide(
  item: OutlineItem,
  id: string,
  materials: Materials,
  texts: DeckTexts,
): KnownSlide {
  const layout = layoutOf(item, materials, texts);
  return {
    id,
    layout,
    notes: notesOf(item, layout, texts),
    isSkipped: false,
    isEdited: false,
    isPictureRight: false,
    outlineId: item.id,
    slots: [
      slot('title', textBlock(paragraph(fitted(item.title, 120)))),
      ...slotsOf(item, layout, materials, texts),
    ],
  };
}
