import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** APP-12: blur 8 px behind, 16 px above and below, 300 ms in and out. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // React Aria measures the visible viewport: an on-screen keyboard must not cover the buttons.
  height: 'var(--visual-viewport-height, 100dvh)',
  padding: `${vars.space[4]} ${vars.space[3]}`,
  backgroundColor: vars.color.overlay,
  backdropFilter: 'blur(8px)',
  transition: `opacity ${vars.duration.modal} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none' }, [media.veryLow]: { padding: vars.space[1] } },
});

export const modal = recipe({
  base: {
    display: 'flex',
    width: '100%',
    maxHeight: '100%',
    outline: 'none',
    transition: `transform ${vars.duration.modal} ${vars.ease.out}`,
    selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(8px) scale(0.98)' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: { size: { sm: { maxWidth: '470px' }, md: { maxWidth: '500px' }, lg: { maxWidth: '600px' } } },
  defaultVariants: { size: 'md' },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100vh',
  // `hidden` would still scroll when a button gets the focus and move the header out of view.
  overflow: 'clip',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[3]} 0 ${vars.space[5]}`,
  '@media': { [media.veryLow]: { padding: `${vars.space[1]} ${vars.space[1]} 0 ${vars.space[4]}` } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space[0.5],
  // A long title leaves room for the content.
  '@media': { [media.veryLow]: { maxHeight: '3.75rem', overflowY: 'auto' } },
});

export const body = style({
  flex: '1 1 auto',
  minHeight: '150px',
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[4]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [media.veryLow]: {
      minHeight: vars.space[12],
      padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[2]}`,
    },
  },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[4]}`,
  '@media': {
    [media.veryLow]: {
      gap: vars.space[1],
      padding: `${vars.space[1.5]} ${vars.space[4]} ${vars.space[2]}`,
      borderTop: `1px solid ${vars.color.border}`,
    },
  },
});

/** A row above the buttons. */
export const note = style({ flexBasis: '100%' });
