/** Which layout of a template a slide of the portal takes. */
import type { Layout } from '../model/deck.ts';
import { bodyIn, titleIn } from './places.ts';
import type { TemplateLayout } from './template.ts';

/** What slides of the portal look for in a template. */
export type LayoutUse = 'cover' | 'section' | 'closing' | 'list' | 'title';

/** The type of the layout in Office, and what people call it, the best first. */
const wanted: Readonly<Record<LayoutUse, { types: readonly string[]; names: RegExp }>> = {
  cover: { types: ['title'], names: /титул|обложк|title slide|^cover/i },
  section: { types: ['secHead'], names: /раздел|section/i },
  closing: { types: [], names: /спасибо|финал|заключ|завершающ|последний|thank|closing|final/i },
  list: {
    types: ['obj', 'tx'],
    names: /заголовок и (?:объект|текст)|список|title and (?:content|text)|bullets/i,
  },
  title: { types: ['titleOnly'], names: /только заголовок|title only/i },
};

export type ChosenLayouts = Readonly<Record<LayoutUse, TemplateLayout>>;

/** Chooses a layout of the template for each use. A use without a fitting layout gets the nearest one. */
export function chooseLayouts(layouts: readonly TemplateLayout[]): ChosenLayouts {
  const find = (use: LayoutUse): TemplateLayout | undefined => {
    const { types, names } = wanted[use];
    return layouts.find(({ type }) => types.includes(type)) ?? layouts.find(({ name }) => names.test(name));
  };
  const [first] = layouts;
  if (!first) throw new Error('A template without layouts');
  const hasTitle = ({ places }: TemplateLayout): boolean => titleIn(places) !== undefined;
  const cover =
    find('cover') ??
    layouts.find(({ places }) => titleIn(places)?.type === 'ctrTitle') ??
    layouts.find(hasTitle) ??
    first;
  const content = layouts.filter((one) => one !== cover && hasTitle(one));
  const list = find('list') ?? content.find(({ places }) => bodyIn(places)) ?? content[0] ?? cover;
  return {
    cover,
    list,
    section: find('section') ?? cover,
    closing: find('closing') ?? cover,
    title: find('title') ?? list,
  };
}

const uses: Partial<Record<Layout, LayoutUse>> = {
  title: 'cover',
  titlePicture: 'cover',
  section: 'section',
  thanks: 'closing',
  bullets: 'list',
};

/** What a slide with a layout of the portal looks for. */
export const useOf = (layout: Layout): LayoutUse => uses[layout] ?? 'title';
