import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { type BoxStyle, box } from './layout.css.ts';

export type BoxElement =
  | 'div'
  | 'span'
  | 'p'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'search'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'form'
  | 'fieldset'
  | 'label';

/** The look, the element and its own attributes. Gaps are in steps of the 4 px grid. */
export type BoxProps<E extends BoxElement> = BoxStyle & { as?: E } & Omit<
    ComponentPropsWithRef<E>,
    'className' | 'style' | 'wrap'
  >;

/** Elements that browsers indent, mark or frame. */
const framed = /^(?:[uod]l|fieldset)$/;

const looks = new Set<string>(box.variants());

interface Flow {
  flow?: 'stack' | 'inline';
  /** Classes of the primitive itself. */
  own?: string;
  style?: CSSProperties | undefined;
}

/** The element of a layout primitive. */
export function renderBox<E extends BoxElement>(props: BoxProps<E>, { flow, own = '', style }: Flow) {
  const { as = 'div', ...rest } = props as BoxProps<'div'>;
  const Element: ElementType = as;
  const look: Record<string, unknown> = { flow, bare: framed.test(as) };
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) (looks.has(name) ? look : attributes)[name] = value;
  return <Element {...attributes} className={`${box(look)} ${own}`} style={style} />;
}

/** Children one below another. @default gap 4 */
export function Stack<E extends BoxElement = 'div'>(props: BoxProps<E>) {
  return renderBox<E>({ gap: 4, ...props }, { flow: 'stack' });
}

/** Children side by side, centred by default. @default gap 2 */
export function Inline<E extends BoxElement = 'div'>(props: BoxProps<E>) {
  return renderBox<E>({ gap: 2, align: 'center', ...props }, { flow: 'inline' });
}
