import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const search = style({ flex: '1 1 180px', minWidth: 0 });

export const found = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.textMuted,
});

export const scroller = style({
  position: 'relative',
  maxHeight: 'min(60vh, 480px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The virtual list sets positions itself.
  overflowAnchor: 'none',
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

export const list = style({ position: 'relative', padding: 0, listStyle: 'none' });

export const item = style({
  ...textStyles.md,
  position: 'absolute',
  top: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current="true"]': { background: vars.color.accentTint } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } } },
  },
});

export const time = style({
  ...textStyles.sm,
  alignSelf: 'start',
  minWidth: '3.5rem',
  minHeight: '1.5rem',
  padding: `0 ${vars.space[1]}`,
  border: 'none',
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.accentText,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

export const speaker = style({ ...textStyles.sm, fontWeight: vars.weight.semibold, gridColumn: 2 });

export const text = style({ gridColumn: 2 });

export const uncertain = style({
  textDecoration: `underline dotted ${vars.color.warning}`,
  textUnderlineOffset: '3px',
});

export const mark = style({ background: vars.color.warningTint, color: vars.color.text });

/** The place to which «Следующее» has led. */
export const markNow = style([mark, { outline: `2px solid ${vars.color.focus}` }]);

export const nameForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[2],
  flexBasis: '100%',
});

export const nameField = style({ flex: '1 1 180px', maxWidth: '320px', minWidth: 0 });
