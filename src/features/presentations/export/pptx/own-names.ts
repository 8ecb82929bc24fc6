/** Names that the export writes into a file, so that the import can recognise its parts. */

import type { ChartHighlight, PictureBlock, SlideObject } from '../../model/deck.ts';
import {
  OBJECT_COLOUR_LIST,
  OBJECT_COLOURS,
  OBJECT_NAMES,
  OBJECT_OUTLINE_LIST,
  OBJECT_OUTLINES,
  type ObjectColour,
  type ObjectOutline,
  usualColour,
} from '../../model/object-looks.ts';

/** The name of the program in the properties of the file. */
export const APPLICATION = 'Нейропортал';

/** Names of shapes that are no placeholders of their layout. */
export const SHAPE_NAMES = { item: 'Пункт', when: 'Когда', what: 'Что', callout: 'Выноска' } as const;

/** Where an icon stands in the place of a bullet. Paragraphs without text do not count. */
export interface BulletPlace {
  /** The name of the place of the list. */
  readonly place: string;
  /** Of its paragraph, from 1. */
  readonly number: number;
  /** How many paragraphs the list has. */
  readonly count: number;
}

/** The name of the shape of an icon. @param icon its name in the contract */
export const iconShapeName = (icon: string, bullet?: BulletPlace): string =>
  `Значок ${icon}${bullet ? `: ${bullet.place}, ${bullet.number} из ${bullet.count}` : ''}`;

/** The icon in the name of a shape, by its name in the contract; undefined for other shapes. */
export function iconInName(shape: string): { icon: string; bullet: BulletPlace | null } | undefined {
  const [, icon, place, number, count] =
    /^Значок ([0-9a-z-]+)(?:: ([^,]+), (\d+) из (\d+))?$/u.exec(shape) ?? [];
  if (icon === undefined) return undefined;
  return {
    icon,
    bullet: place === undefined ? null : { place, number: Number(number), count: Number(count) },
  };
}

type ObjectKind = SlideObject['kind'];

/** The shape name of an object, from which the import reads its kind and colours: «Объект: Овал, Фон, контур Акцент». */
export function objectName(object: Pick<SlideObject, 'kind' | 'colour' | 'outline'>): string {
  const { kind, colour = usualColour(object), outline } = object;
  const name = `Объект: ${OBJECT_NAMES[kind]}, ${OBJECT_COLOURS[colour]}`;
  return outline ? `${name}, контур ${OBJECT_OUTLINES[outline]}` : name;
}

interface NamedObject {
  readonly kind: ObjectKind;
  readonly colour: ObjectColour;
  readonly outline?: ObjectOutline;
}

/** The kind and the colours of an object, in the name of its shape; undefined for other shapes. */
export function objectInName(shape: string): NamedObject | undefined {
  const [, name, role, edge] = /^Объект: ([^,]+), ([^,]+)(?:, контур (.+))?$/u.exec(shape) ?? [];
  const kinds = Object.keys(OBJECT_NAMES) as ObjectKind[];
  const kind = kinds.find((one) => OBJECT_NAMES[one] === name);
  const colour = OBJECT_COLOUR_LIST.find((one) => OBJECT_COLOURS[one] === role);
  const outline = OBJECT_OUTLINE_LIST.find((one) => OBJECT_OUTLINES[one] === edge);
  return kind && colour ? { kind, colour, ...(outline && { outline }) } : undefined;
}

type Overlay = NonNullable<PictureBlock['overlay']>;

/** The name of the shape of a veil, with what was measured of the picture. */
export const veilName = ({ darkest, brightest }: Overlay): string =>
  `Дымка, яркость ${darkest}–${brightest} %`;

/** What was measured, in the name of a veil; undefined for other shapes. */
export function overlayInName(shape: string): Overlay | undefined {
  const [, darkest, brightest] = /^Дымка, яркость (\d{1,3})–(\d{1,3}) %$/u.exec(shape) ?? [];
  if (darkest === undefined || brightest === undefined) return undefined;
  const found = { darkest: Number(darkest), brightest: Number(brightest) };
  return found.darkest <= found.brightest && found.brightest <= 100 ? found : undefined;
}

/** Names of the visible series of a waterfall. */
export const WATERFALL_NAMES = {
  level: 'Итог',
  up: 'Рост',
  down: 'Снижение',
  upBelow: 'Рост ниже нуля',
  downBelow: 'Снижение ниже нуля',
} as const;

/** The name of a series with lines between the steps of a waterfall. @param number from 1 */
export const linkNameOf = (number: number): string => `Связь ${number}`;
export const isLinkName = (name: string): boolean => /^Связь [1-3]$/.test(name);

/** The name of the frame of a chart, with its highlight. @param name of its place */
export function chartName(name: string, highlight: ChartHighlight | undefined): string {
  if (!highlight) return name;
  const { target, index } = highlight;
  return `${name}, ${target === 'series' ? 'выделен ряд' : 'выделена точка'} ${index + 1}`;
}

/** The highlight in the name of the frame of a chart; undefined without one. */
export function highlightInName(frame: string): Pick<ChartHighlight, 'target' | 'index'> | undefined {
  const [, what, number] = /, (выделен ряд|выделена точка) ([1-9]\d?)$/u.exec(frame) ?? [];
  if (what === undefined) return undefined;
  return { target: what === 'выделен ряд' ? 'series' : 'category', index: Number(number) - 1 };
}
