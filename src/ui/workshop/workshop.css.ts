import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  '@media': { [media.below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  borderInlineEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
  '@media': {
    [media.from('sm')]: { position: 'sticky', insetBlockStart: 0, height: '100dvh', overflowY: 'auto' },
  },
});
export const list = style({ display: 'flex', flexDirection: 'column', padding: 0, listStyle: 'none' });
export const entry = style({
  ...textStyles.sm,
  display: 'block',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.weight.medium,
      backgroundColor: vars.color.surfacePressed,
    },
  },
});

/**
 * A picture is as wide as its content, up to 720 px: small files, and a change affects a larger share of the pixels.
 */
export const sheet = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    plain: {
      true: { gap: vars.space[2], width: 'fit-content', maxWidth: '720px', padding: vars.space[2] },
      false: { gap: vars.space[5], padding: vars.space[6] },
    },
  },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  maxWidth: '100%',
});
export const framed = style({
  boxSizing: 'content-box',
  maxWidth: `calc(100% - ${vars.space[6]} - 2px)`,
  padding: vars.space[3],
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const windowed = style({
  display: 'block',
  boxSizing: 'content-box',
  maxWidth: '100%',
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const alone = style({ minHeight: '100dvh', padding: vars.space[3] });
