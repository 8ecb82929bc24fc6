import { style } from '@vanilla-extract/css';
import { frame, media, textStyles, vars } from '#ui/theme/index.ts';

/** The values of a run, above its conversation. */
export const data = style({
  padding: `0 ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  maxHeight: '50dvh',
  overflowY: 'auto',
});

export const value = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const name = style({ ...textStyles.sm, color: vars.color.textMuted });
export const list = style({ display: 'grid', gap: vars.space[3], margin: `0 0 ${vars.space[3]}` });

/** Stays in view beside the form, below the bar of the editor. */
export const follows = style({
  '@media': {
    [media.from('md')]: {
      position: 'sticky',
      top: `calc(${frame.top} + ${vars.space[20]})`,
      alignSelf: 'start',
    },
  },
});
