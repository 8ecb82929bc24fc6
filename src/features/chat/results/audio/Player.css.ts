import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
});

export const small = style({ padding: vars.space[2] });

/** Inside of a view that has a frame of its own. */
export const unframed = style({ padding: 0, border: 'none', background: 'none' });

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });

export const slider = style({
  flex: 1,
  minWidth: '80px',
  height: '40px',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  touchAction: 'pan-y',
});

export const canvas = style({
  width: '100%',
  height: '100%',
  color: vars.color.brand,
  // Not an outline: the colour of what is not played yet, which `drawWave` reads.
  outlineColor: vars.color.borderStrong,
  '@media': { [media.forcedColors]: { color: 'Highlight', outlineColor: 'CanvasText' } },
});

export const times = style({
  ...textStyles.sm,
  flex: 'none',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const failed = style({ ...textStyles.sm, flex: 1, color: vars.color.textMuted });

export const chapterList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  padding: 0,
  maxHeight: '240px',
  overflowY: 'auto',
  listStyle: 'none',
});

export const chapter = style({
  ...textStyles.sm,
  display: 'flex',
  gap: vars.space[3],
  width: '100%',
  minHeight: '2rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 'none',
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-current="true"]': { background: vars.color.accentTint, color: vars.color.accentTintText },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current="true"]': { border: '1px solid' } } } },
});

export const chapterTime = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const summary = style({ ...textStyles.sm, cursor: 'pointer', color: vars.color.textMuted });

/** Shown instead of the player on paper. */
export const paper = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
