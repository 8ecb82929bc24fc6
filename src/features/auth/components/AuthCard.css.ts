import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

/** Framed on tablets only: on a phone and beside the picture of a wide screen it has no frame. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: '26rem',
  // It gets the focus when a text replaces a form; a ring around the whole column would be too much.
  ':focus-visible': { outline: 'none' },
  '@media': {
    [`${media.from('sm')} and ${media.below('md')}`]: {
      maxWidth: '29rem',
      padding: vars.space[8],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.xl,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.raised,
    },
  },
});

/** Has room for one line of error under the field, so that an error moves neither the next field nor the button. */
export const fieldWithError = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1.5],
  minHeight: '6.25rem',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: vars.radius.lg,
  color: vars.color.accentTintText,
  background: vars.color.accentTint,
});

export const alert = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.negativeBorder}`,
  borderRadius: vars.radius.md,
  background: vars.color.negativeTint,
  color: vars.color.negative,
  selectors: { [`${fieldWithError} > &`]: { marginBlock: `${vars.space[1]} ${vars.space[4]}` } },
  // The form focuses it by script, for which a browser may show no focus ring.
  ':focus': { outline: `2px solid ${vars.color.negative}`, outlineOffset: '2px' },
});

export const alertLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  color: vars.color.negative,
});
