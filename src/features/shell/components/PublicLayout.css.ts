import { style } from '@vanilla-extract/css';
import { media, textStyles, toastHeight, vars } from '#ui/theme/index.ts';

const wide = media.from('md');

/** One column; on wide screens the picture is beside it. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minWidth: 0,
  height: '56px',
  padding: `0 ${vars.space[4]}`,
  '@media': { [wide]: { height: '72px', padding: `0 ${vars.space[8]}` } },
});

export const main = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  padding: `${vars.space[6]} ${vars.space[4]} 0`,
  // Notices overlay the end of the page: what they cover can be scrolled to.
  paddingBlockEnd: `calc(${vars.space[6]} + ${toastHeight})`,
  '@media': {
    [media.from('sm')]: { paddingBlockStart: vars.space[10] },
    // Not centred: the heading and the fields keep their place when a message makes the form longer.
    [wide]: { paddingBlockStart: '14vh', paddingInline: vars.space[8] },
  },
});

export const aside = style({
  display: 'none',
  '@media': {
    [wide]: {
      position: 'sticky',
      top: 0,
      gridColumn: 2,
      gridRow: '1 / span 2',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[10],
      height: '100dvh',
      padding: vars.space[10],
      overflow: 'hidden',
      borderInlineStart: `1px solid ${vars.color.border}`,
      background: vars.color.surfaceSunken,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  maxWidth: '30rem',
  textAlign: 'center',
});
export const slogan = style({ ...textStyles.xxl, fontWeight: vars.weight.semibold, textWrap: 'balance' });
export const sentence = style({ color: vars.color.textMuted, textWrap: 'balance' });
