import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The last control of a heading's row, at its end. */
export const last = style({ marginInlineStart: 'auto' });

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const gap = vars.space[2];
const share = (columns: number): string => `calc((100% - ${columns - 1} * ${gap}) / ${columns})`;

/** Rows on a phone, columns from there on. Not a grid, in which the mark of a drop would take a cell. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  borderRadius: vars.radius.lg,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-drop-target]': { backgroundColor: vars.color.accentTint },
    '&[data-empty]': { display: 'block' },
  },
});

/** Where a dragged service would be put: a line between two rows or cards, which moves nothing. */
export const indicator = style({
  flex: '0 0 100%',
  height: '2px',
  marginBlock: `calc(-1px - ${gap} / 2)`,
  borderRadius: vars.radius.full,
  outline: 'none',
  selectors: { '&[data-drop-target]': { backgroundColor: vars.color.focus } },
  '@media': {
    [media.from('sm')]: {
      flexBasis: '2px',
      height: 'auto',
      marginBlock: 0,
      marginInline: `calc(-1px - ${gap} / 2)`,
    },
  },
});

export const empty = style({
  ...textStyles.sm,
  padding: vars.space[4],
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  color: vars.color.textMuted,
});

export const item = style({
  display: 'flex',
  flex: '0 0 auto',
  width: '100%',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '3.5rem',
  minWidth: 0,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderStrong },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&[data-dragging]': { opacity: 0.6 },
  },
  '@media': { [media.from('sm')]: { width: share(2) }, [media.from('md')]: { width: share(3) } },
});

/** At least 24 px wide and high (HOME-14). */
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.5rem',
  height: '2rem',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.sm,
  color: vars.color.hint,
  background: 'none',
  cursor: 'grab',
  outline: 'none',
  touchAction: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
  },
});

export const picture = style({ display: 'grid', placeItems: 'center', flexShrink: 0 });

export const itemTitle = style({
  ...textStyles.md,
  flex: 1,
  minWidth: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  outline: 'none',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const starOn = style({ color: vars.color.brand, fill: 'currentColor' });

export const optionName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
