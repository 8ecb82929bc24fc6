/** Names in an exported file by which the import recognises what the portal wrote. */

import type { ChartHighlight } from '../../model/deck.ts';

/** The program in the properties of the file. */
export const APPLICATION = 'Нейропортал';

/** Shapes that have no place in their layout. */
export const SHAPE_NAMES = { item: 'Пункт', when: 'Когда', what: 'Что', callout: 'Выноска' } as const;

/** The shape of an icon. @param icon its name in the contract */
export const iconShapeName = (icon: string): string => `Значок ${icon}`;

/** The name of the icon that a shape is named after; undefined for other shapes. */
export const iconInName = (shape: string): string | undefined => /^Значок (\S+)$/.exec(shape)?.[1];

/** The visible series of a waterfall. */
export const WATERFALL_NAMES = {
  level: 'Итог',
  up: 'Рост',
  down: 'Снижение',
  upBelow: 'Рост ниже нуля',
  downBelow: 'Снижение ниже нуля',
} as const;

/** A series with lines between the steps of a waterfall. @param number from 1 */
export const linkNameOf = (number: number): string => `Связь ${number}`;
export const isLinkName = (name: string): boolean => /^Связь [1-3]$/.test(name);

/** The name of the frame of a chart. @param highlight undefined where nothing stands out */
export function chartName(name: string, highlight: ChartHighlight | undefined): string {
  if (!highlight) return name;
  const { target, index } = highlight;
  return `${name}, ${target === 'series' ? 'выделен ряд' : 'выделена точка'} ${index + 1}`;
}

/** What stands out in a chart, by the name of its frame; undefined for other names. */
export function highlightInName(frame: string): Pick<ChartHighlight, 'target' | 'index'> | undefined {
  const [, what, number] = /, (выделен ряд|выделена точка) ([1-9]\d?)$/u.exec(frame) ?? [];
  if (what === undefined) return undefined;
  return { target: what === 'выделен ряд' ? 'series' : 'category', index: Number(number) - 1 };
}
