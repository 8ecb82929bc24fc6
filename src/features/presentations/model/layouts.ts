import type { BlockKind, Layout, Slide, SlotName } from './deck.ts';

export interface Place {
  readonly name: SlotName;
  readonly kind: BlockKind;
  /** px of 1280 × 720 */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const place = (name: SlotName, kind: BlockKind, x: number, y: number, w: number, h: number): Place => ({
  name,
  kind,
  x,
  y,
  w,
  h,
});
const heading = place('title', 'text', 64, 48, 1152, 88);

interface LayoutLook {
  readonly name: string;
  /** In reading order. */
  readonly slots: readonly Place[];
  /** Its title is that of a cover, the whole slide, or quieter than what stands below it. @default above the content */
  readonly title?: 'cover' | 'whole' | 'quiet';
  /** The place of a sentence that says what the slide shows. */
  readonly conclusion?: SlotName;
  /** Its body stands beside something larger, as a list or as a short remark. */
  readonly beside?: 'list' | 'remark';
  /** Panels behind each column, or one behind the text on a picture. */
  readonly panels?: 'columns' | 'picture';
}

/** The layouts (presentations.md §3; PRES-32). */
export const LAYOUTS: Readonly<Record<Layout, LayoutLook>> = {
  title: {
    name: 'Титул',
    title: 'cover',
    slots: [place('title', 'text', 96, 176, 960, 232), place('subtitle', 'text', 96, 456, 960, 96)],
  },
  section: {
    name: 'Раздел',
    title: 'cover',
    slots: [place('title', 'text', 96, 176, 960, 232), place('subtitle', 'text', 96, 456, 960, 96)],
  },
  bullets: { name: 'Список', slots: [heading, place('body', 'text', 64, 160, 1152, 480)] },
  twoColumns: {
    name: 'Две колонки',
    slots: [heading, place('left', 'text', 64, 160, 560, 480), place('right', 'text', 656, 160, 560, 480)],
  },
  pictureText: {
    name: 'Картинка и текст',
    beside: 'list',
    slots: [
      heading,
      place('picture', 'picture', 64, 160, 560, 480),
      place('body', 'text', 656, 160, 560, 480),
    ],
  },
  table: { name: 'Таблица', slots: [heading, place('table', 'table', 64, 160, 1152, 480)] },
  chart: {
    name: 'Диаграмма',
    beside: 'remark',
    slots: [heading, place('chart', 'chart', 64, 160, 800, 480), place('body', 'text', 896, 160, 320, 480)],
  },
  quote: {
    name: 'Цитата',
    title: 'quiet',
    slots: [
      { ...heading, h: 56 },
      place('quote', 'text', 64, 136, 1088, 384),
      place('author', 'text', 64, 548, 1088, 80),
    ],
  },
  timeline: { name: 'Хронология', slots: [heading, place('timeline', 'timeline', 64, 200, 1152, 360)] },
  statement: {
    name: 'Тезис',
    title: 'whole',
    slots: [place('title', 'text', 96, 112, 1088, 320), place('subtitle', 'text', 96, 488, 1088, 128)],
  },
  agenda: { name: 'Содержание', slots: [heading, place('body', 'text', 64, 160, 1152, 480)] },
  lead: {
    name: 'Список с выводом',
    conclusion: 'subtitle',
    slots: [
      heading,
      place('subtitle', 'text', 84, 156, 1132, 100),
      place('body', 'text', 64, 280, 1152, 360),
    ],
  },
  cards: { name: 'Карточки', slots: [heading, place('body', 'text', 64, 168, 1152, 464)] },
  numbers: { name: 'Числа', slots: [heading, place('body', 'text', 64, 160, 1152, 480)] },
  steps: { name: 'Шаги', slots: [heading, place('body', 'text', 64, 168, 1152, 464)] },
  comparison: {
    name: 'Сравнение',
    panels: 'columns',
    slots: [heading, place('left', 'text', 96, 200, 500, 400), place('right', 'text', 684, 200, 500, 400)],
  },
  matrix: { name: 'Матрица', slots: [heading, place('body', 'text', 64, 160, 1152, 480)] },
  funnel: { name: 'Воронка', slots: [heading, place('body', 'text', 64, 168, 1152, 464)] },
  team: { name: 'Команда', slots: [heading, place('body', 'text', 64, 168, 1152, 464)] },
  chartFull: {
    name: 'Диаграмма и вывод',
    conclusion: 'body',
    slots: [heading, place('chart', 'chart', 64, 152, 1152, 392), place('body', 'text', 84, 568, 1132, 72)],
  },
  tableText: {
    name: 'Таблица и вывод',
    conclusion: 'body',
    slots: [heading, place('table', 'table', 64, 152, 1152, 392), place('body', 'text', 84, 568, 1132, 72)],
  },
  twoCharts: {
    name: 'Две диаграммы',
    slots: [
      heading,
      place('chart', 'chart', 64, 160, 556, 480),
      place('chart2', 'chart', 660, 160, 556, 480),
    ],
  },
  gallery: {
    name: 'Галерея',
    slots: [
      heading,
      place('picture', 'picture', 64, 160, 720, 480),
      place('picture2', 'picture', 808, 160, 408, 228),
      place('picture3', 'picture', 808, 412, 408, 228),
    ],
  },
  pictureFull: {
    name: 'Картинка во весь слайд',
    panels: 'picture',
    title: 'cover',
    slots: [
      place('picture', 'picture', 0, 0, 1280, 720),
      place('title', 'text', 88, 424, 680, 132),
      place('subtitle', 'text', 88, 572, 680, 64),
    ],
  },
  titlePicture: {
    name: 'Титул с картинкой',
    title: 'cover',
    slots: [
      place('title', 'text', 64, 144, 608, 264),
      place('subtitle', 'text', 64, 456, 608, 128),
      place('picture', 'picture', 736, 0, 544, 720),
    ],
  },
  portrait: {
    name: 'Цитата с портретом',
    title: 'quiet',
    slots: [
      { ...heading, h: 56 },
      place('quote', 'text', 448, 136, 768, 384),
      place('author', 'text', 448, 548, 768, 80),
      place('picture', 'picture', 64, 136, 336, 448),
    ],
  },
  thanks: {
    name: 'Спасибо',
    title: 'cover',
    slots: [place('title', 'text', 96, 176, 960, 232), place('body', 'text', 96, 456, 960, 128)],
  },
};

export const LAYOUT_LIST = Object.keys(LAYOUTS) as readonly Layout[];

export const FOOTER = { x: 64, y: 672, w: 900, h: 24 } as const;
/** The footer of slides with a date. */
export const SHORT_FOOTER = { ...FOOTER, w: 704 } as const;
/** Left of the logo that a brand may have at the foot. */
export const DATE = { x: 784, y: 672, w: 192, h: 24 } as const;
export const NUMBER = { x: 1152, y: 672, w: 64, h: 24 } as const;

/** What a screen reader and a label call a place. */
export const SLOT_NAMES: Readonly<Record<SlotName, string>> = {
  title: 'Заголовок',
  subtitle: 'Подзаголовок',
  body: 'Текст',
  left: 'Левая колонка',
  right: 'Правая колонка',
  picture: 'Картинка',
  picture2: 'Вторая картинка',
  picture3: 'Третья картинка',
  table: 'Таблица',
  chart: 'Диаграмма',
  chart2: 'Вторая диаграмма',
  quote: 'Цитата',
  author: 'Автор',
  timeline: 'Хронология',
};

/** The places of a slide in reading order; the picture changes sides with the text when it stands on the right. */
export function placesOf(slide: Pick<Slide, 'layout' | 'isPictureRight'>): readonly Place[] {
  const { slots } = LAYOUTS[slide.layout];
  if (slide.layout !== 'pictureText' || !slide.isPictureRight) return slots;
  const moved: Partial<Record<SlotName, number>> = { picture: 656, body: 64 };
  return slots.map((slot) => ({ ...slot, x: moved[slot.name] ?? slot.x }));
}
