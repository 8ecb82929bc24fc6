import { style } from '@vanilla-extract/css';
import { screenColors } from './screen-colors.ts';

/** Only on paper. */
export const paper = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const sheet = style({
  breakAfter: 'page',
  breakInside: 'avoid',
  selectors: { '&:last-child': { breakAfter: 'auto' } },
});
export const notes = style({
  padding: '8mm',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '11pt',
  lineHeight: 1.35,
  color: screenColors.black,
});
