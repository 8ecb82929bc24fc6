import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  maxWidth: '512px',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
});

export const stages = style({
  ...textStyles.sm,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: 0,
  listStyle: 'none',
});

export const stage = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  color: vars.color.textMuted,
  selectors: { '&[data-state="now"]': { color: vars.color.text, fontWeight: vars.weight.semibold } },
});

globalStyle(`${stage}[data-state="done"] svg`, { color: vars.color.positive });

export const facts = style({
  ...textStyles.sm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** «Отменить» is at the end. */
export const cancel = style({ marginInlineStart: 'auto' });

export const frames = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: '680px',
  selectors: { '&[data-several]': { gridTemplateColumns: '1fr 1fr' } },
});

export const wave = style({
  width: '100%',
  maxWidth: '512px',
  height: '64px',
  color: vars.color.borderStrong,
  '@media': { [media.motion]: { animation: `${breathe} ${vars.round.breath} ${vars.ease.inOut} infinite` } },
});
