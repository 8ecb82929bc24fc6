import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  // React Aria measures the visible viewport: an on-screen keyboard must not cover the end of a form.
  height: 'var(--visual-viewport-height, 100dvh)',
  backgroundColor: vars.color.overlay,
  transition: `opacity ${vars.duration.normal} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const sheet = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.dialog,
    outline: 'none',
    transition: `transform ${vars.duration.normal} ${vars.ease.out}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: {
    size: {
      sm: { width: `min(22rem, calc(100vw - ${vars.space[12]}))` },
      lg: { width: 'min(36rem, 100vw)' },
    },
    side: {
      start: {
        insetInlineStart: 0,
        borderInlineEnd: `1px solid ${vars.color.border}`,
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' } },
      },
      end: {
        insetInlineEnd: 0,
        borderInlineStart: `1px solid ${vars.color.border}`,
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateX(100%)' } },
      },
    },
  },
});

export const content = style({ display: 'flex', flexDirection: 'column', height: '100%', outline: 'none' });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
  '@media': { [media.veryLow]: { paddingBlock: vars.space[1] } },
});
export const title = style({
  flex: 1,
  minWidth: 0,
  // Of a long name; the content of the drawer has all of it.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // A long title leaves room for the content.
  '@media': { [media.veryLow]: { maxHeight: '3.5rem', overflowY: 'auto' } },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // A focused field is scrolled clear of the sticky buttons of a form.
  scrollPaddingBlock: vars.space[20],
});
