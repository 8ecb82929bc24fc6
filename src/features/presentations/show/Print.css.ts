import { globalStyle, style } from '@vanilla-extract/css';
import { screenColors } from './screen-colors.ts';

/** Only on paper. */
export const paper = style({ display: 'none', '@media': { print: { display: 'block' } } });
/** Of the page's root, while slides are printed. */
export const printing = style({});
// The paper stays white around the slides in both themes.
globalStyle(`${printing}, ${printing} body`, { '@media': { print: { background: screenColors.white } } });
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
  padding: '8mm',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '11pt',
  lineHeight: 1.35,
  color: screenColors.black,
});
