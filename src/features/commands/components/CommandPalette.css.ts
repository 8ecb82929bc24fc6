import { style } from '@vanilla-extract/css';
import { currentPlace, media, textStyles, vars } from '#ui/theme/index.ts';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  height: 'var(--visual-viewport-height, 100dvh)',
  backgroundColor: vars.color.overlay,
  '@media': { [media.from('sm')]: { padding: `12vh ${vars.space[4]} ${vars.space[4]}` } },
});

/** The whole screen on a phone. */
export const modal = style({
  display: 'flex',
  width: '100%',
  height: '100%',
  outline: 'none',
  '@media': { [media.from('sm')]: { maxWidth: '600px', height: 'auto', maxHeight: '100%' } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  overflow: 'hidden',
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
  outline: 'none',
  '@media': {
    [media.from('sm')]: {
      maxHeight: '480px',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.xl,
      boxShadow: vars.shadow.dialog,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});

export const field = style({
  ...textStyles.lg,
  flex: 1,
  minWidth: 0,
  padding: `${vars.space[1]} 0`,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.color.text,
});

export const results = style({
  flex: 1,
  minHeight: 0,
  padding: vars.space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const section = style({ selectors: { '& + &': { marginTop: vars.space[2] } } });

export const sectionTitle = style({
  ...textStyles.xs,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  fontWeight: vars.weight.medium,
  color: vars.color.hint,
});

export const option = style({
  ...textStyles.md,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '2.5rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[8],
  selectors: { '&[aria-selected="true"]': currentPlace },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});

export const optionTitle = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const optionHint = style({ ...textStyles.xs, flexShrink: 0, opacity: 0.8 });

export const waiting = style({ display: 'flex', justifyContent: 'center', padding: vars.space[3] });
