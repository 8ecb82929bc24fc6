/** What the slash menu of a text offers (PRES-87). */
import { spellings, wordsOf } from '#lib/search.ts';
import type { Layout } from '../../model/deck.ts';
import { LAYOUTS } from '../../model/layouts.ts';
import { OBJECT_NAMES } from '../../model/object-looks.ts';

const layouts = [
  { layout: 'table', keywords: 'строки столбцы' },
  { layout: 'chart', keywords: 'график числа' },
  { layout: 'cards', keywords: 'плитки' },
  { layout: 'steps', keywords: 'этапы процесс' },
  { layout: 'timeline', keywords: 'этапы события даты' },
] as const satisfies readonly { layout: Layout; keywords: string }[];
const objects = [
  { object: 'text', keywords: 'текст поверх' },
  { object: 'picture', keywords: 'изображение фото' },
  { object: 'rectangle', keywords: 'фигура' },
] as const;

/** A change of the text, of the slide's layout, or something over the slide. */
export type SlashAct =
  | { readonly kind: 'list'; readonly list: 'bullet' | 'number' | 'none' }
  | { readonly kind: 'link' | 'icon' | 'rewrite' }
  | { readonly kind: 'layout'; readonly layout: Layout }
  | { readonly kind: 'object'; readonly object: (typeof objects)[number]['object'] };

export interface SlashOption {
  readonly id: string;
  readonly label: string;
  /** Other words by which it is found. */
  readonly keywords: string;
  readonly act: SlashAct;
}

const inText: readonly SlashOption[] = [
  { id: 'bullet', label: 'Список', keywords: 'пункты маркеры', act: { kind: 'list', list: 'bullet' } },
  {
    id: 'number',
    label: 'Нумерованный список',
    keywords: 'нумерация числа',
    act: { kind: 'list', list: 'number' },
  },
  { id: 'plain', label: 'Обычный текст', keywords: 'абзац', act: { kind: 'list', list: 'none' } },
  { id: 'link', label: 'Ссылка', keywords: 'адрес сайт', act: { kind: 'link' } },
];
const icon: SlashOption = { id: 'icon', label: 'Значок', keywords: 'иконка', act: { kind: 'icon' } };
const rewrite: SlashOption = {
  id: 'rewrite',
  label: 'Переписать с\u00a0помощью ИИ',
  keywords: 'нейросеть сократить дополнить перевести',
  act: { kind: 'rewrite' },
};
const layoutOptions = layouts.map(
  ({ layout, keywords }): SlashOption => ({
    id: layout,
    label: LAYOUTS[layout].name,
    keywords,
    act: { kind: 'layout', layout },
  }),
);
const objectOptions = objects.map(
  ({ object, keywords }): SlashOption => ({
    id: object,
    label: OBJECT_NAMES[object],
    keywords,
    act: { kind: 'object', object },
  }),
);

/** Where the text is edited. */
export interface SlashPlace {
  /** True if the text is edited at its place on the slide; false for texts of objects and in the outline. */
  readonly isOnSlide: boolean;
  readonly hasIcons: boolean;
  /** Whether the panel can write texts anew. */
  readonly hasRewrite: boolean;
  /** The layouts that suit the slide (`fittingLayouts`). */
  readonly fitting: readonly Layout[];
}

/** The options of a place whose words begin with the typed ones, in a fixed order. @param query typed in either keyboard layout */
export function slashOptions(
  query: string,
  { isOnSlide, hasIcons, hasRewrite, fitting }: SlashPlace,
): SlashOption[] {
  const all = [
    ...inText,
    ...(isOnSlide && hasIcons ? [icon] : []),
    ...(isOnSlide
      ? layoutOptions.filter(({ act }) => act.kind === 'layout' && fitting.includes(act.layout))
      : []),
    ...(isOnSlide ? objectOptions : []),
    ...(isOnSlide && hasRewrite ? [rewrite] : []),
  ];
  const readings = spellings(query)
    .map(wordsOf)
    .filter((typed) => typed.length > 0 || query === '');
  return all.filter(({ label, keywords }) => {
    const own = wordsOf(`${label} ${keywords}`);
    return readings.some((typed) => typed.every((word) => own.some((one) => one.startsWith(word))));
  });
}
