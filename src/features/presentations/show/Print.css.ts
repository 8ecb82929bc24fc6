import { globalStyle, style } from '@vanilla-extract/css';
import { paperText, vars } from '#ui/theme/index.ts';

/** Only on paper. */
export const paper = style({ display: 'none', '@media': { print: { display: 'block' } } });
/** Of the page's root, while slides are printed. */
export const printing = style({});
// The paper stays white around the slides in both themes.
globalStyle(`${printing}, ${printing} body`, { '@media': { print: { background: vars.fixed.white } } });
// The screen, and a drawer or a dialog such as the one with the button that prints.
globalStyle(`${printing} body > :not(${paper})`, { '@media': { print: { display: 'none' } } });
export const sheet = style({
  breakAfter: 'page',
  breakInside: 'avoid',
  selectors: { '&:last-child': { breakAfter: 'auto' } },
});
/** A slide without notes stands in the middle of its paper, which is less wide. */
export const alone = style({ display: 'grid', alignContent: 'center', height: '100vh', overflow: 'hidden' });
export const notes = style({
  ...paperText.notes,
  padding: vars.space[8],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.fixed.black,
});
