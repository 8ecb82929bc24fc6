import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** The large target for the file of a service that needs one. */
export const area = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `2px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'center',
  textWrap: 'balance',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.focus },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
