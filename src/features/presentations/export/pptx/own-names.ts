/** Names in an exported file by which the import recognises what the portal wrote. */

/** The program in the properties of the file. */
export const APPLICATION = 'Нейропортал';

/** Shapes that have no place in their layout. */
export const SHAPE_NAMES = { item: 'Пункт', when: 'Когда', what: 'Что' } as const;

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
