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

/** The ten layouts with their places in reading order (presentations.md §3). */
export const LAYOUTS: Readonly<Record<Layout, { readonly name: string; readonly slots: readonly Place[] }>> =
  {
    title: {
      name: 'Титул',
      slots: [place('title', 'text', 96, 176, 960, 232), place('subtitle', 'text', 96, 456, 960, 96)],
    },
    section: {
      name: 'Раздел',
      slots: [place('title', 'text', 96, 176, 960, 232), place('subtitle', 'text', 96, 456, 960, 96)],
    },
    bullets: { name: 'Список', slots: [heading, place('body', 'text', 64, 160, 1152, 480)] },
    twoColumns: {
      name: 'Две колонки',
      slots: [heading, place('left', 'text', 64, 160, 560, 480), place('right', 'text', 656, 160, 560, 480)],
    },
    pictureText: {
      name: 'Картинка и текст',
      slots: [
        heading,
        place('picture', 'picture', 64, 160, 560, 480),
        place('body', 'text', 656, 160, 560, 480),
      ],
    },
    table: { name: 'Таблица', slots: [heading, place('table', 'table', 64, 160, 1152, 480)] },
    chart: {
      name: 'Диаграмма',
      slots: [heading, place('chart', 'chart', 64, 160, 800, 480), place('body', 'text', 896, 160, 320, 480)],
    },
    quote: {
      name: 'Цитата',
      slots: [
        { ...heading, h: 56 },
        place('quote', 'text', 64, 136, 1088, 384),
        place('author', 'text', 64, 548, 1088, 80),
      ],
    },
    timeline: { name: 'Хронология', slots: [heading, place('timeline', 'timeline', 64, 200, 1152, 360)] },
    thanks: {
      name: 'Спасибо',
      slots: [place('title', 'text', 96, 176, 960, 232), place('body', 'text', 96, 456, 960, 128)],
    },
  };

export const LAYOUT_LIST = Object.keys(LAYOUTS) as readonly Layout[];

export const FOOTER = { x: 64, y: 672, w: 900, h: 24 } as const;
export const NUMBER = { x: 1152, y: 672, w: 64, h: 24 } as const;

/** What a screen reader and a label call a place. */
export const SLOT_NAMES: Readonly<Record<SlotName, string>> = {
  title: 'Заголовок',
  subtitle: 'Подзаголовок',
  body: 'Текст',
  left: 'Левая колонка',
  right: 'Правая колонка',
  picture: 'Картинка',
  table: 'Таблица',
  chart: 'Диаграмма',
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
