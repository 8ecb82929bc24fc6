import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

const { color, space, radius } = vars;

/** A drawn result; there is no room for it above a keyboard. */
export const sample = style({
  ...textStyles.sm,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[3],
  minHeight: '8.5rem',
  padding: space[4],
  borderRadius: radius.xl,
  background: color.surfaceSunken,
  color: color.text,
  userSelect: 'none',
  '@media': {
    [media.low]: { display: 'none' },
    [media.below('sm')]: { minHeight: 0, padding: space[3] },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
});

/** Fills of the drawn pictures, from the colours of both themes. */
export const fills = styleVariants({
  sky: { fill: color.infoTint },
  hill: { fill: color.infoBorder },
  snow: { fill: color.surfaceRaised },
  sun: { fill: color.warningBorder },
  house: { fill: color.accentTintBorder },
  brand: { fill: color.brand },
  leafGround: { fill: color.positiveTint },
  leaf: { fill: color.positiveBorder },
  poster: { fill: color.accentTint },
});

export const vein = style({ fill: 'none', stroke: color.positive, strokeWidth: 2, strokeLinecap: 'round' });
export const line = style({
  fill: 'none',
  stroke: color.accentTintText,
  strokeWidth: 5,
  strokeLinecap: 'round',
});

export const play = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.control.md,
  height: vars.control.md,
  borderRadius: radius.full,
  background: color.brand,
  color: color.onAccent,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const wave = style({ flex: 1, minWidth: 0, height: vars.control.md, color: color.borderStrong });
globalStyle(`${wave} [data-played]`, { fill: color.brand });
export const time = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const lead = style({ flex: 'none', fontWeight: vars.weight.semibold });

/** What was given, an arrow, what comes out; below each other on phones. */
export const change = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  '@media': { [media.below('sm')]: { gap: space[3] } },
});
export const given = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  padding: `${space[1.5]} ${space[3]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  color: color.textMuted,
});
export const arrow = style({ display: 'inline-flex', flex: 'none', color: color.brand });
export const stacked = style({
  '@media': { [media.below('sm')]: { flexDirection: 'column', alignItems: 'start' } },
});
globalStyle(`${stacked} > ${arrow}`, { '@media': { [media.below('sm')]: { display: 'none' } } });

export const sheet = style({
  width: '168px',
  maxWidth: '40%',
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
});
export const sheetTitle = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });
/** Stripes that stand for the lines of a text. */
export const lines = style({
  height: '2.5rem',
  marginBlockStart: space[2],
  background: `repeating-linear-gradient(${color.border} 0 4px, transparent 4px 12px)`,
});
export const found = style({
  padding: `0 ${space[1]}`,
  background: color.accentTint,
  color: color.accentTintText,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({ color: color.textMuted });
export const number = style({ textAlign: 'end' });
export const bar = style({ height: '12px', borderRadius: radius.xs, background: color.brand });

export const film = style({
  display: 'grid',
  placeItems: 'center',
  width: 'min(240px, 100%)',
  aspectRatio: '16 / 9',
  margin: '0 auto',
  borderRadius: radius.lg,
  background: `linear-gradient(160deg, ${color.infoTint}, ${color.accentTint})`,
});
