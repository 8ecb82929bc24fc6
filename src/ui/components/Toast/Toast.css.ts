import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';
import { toastArea, toastHeight } from '#ui/theme/toasts.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Scrolls the focused element above the toasts. */
globalStyle(':root', { scrollPaddingBlockEnd: toastHeight });

/** At the bottom of the window, above everything; presses pass through where there is no toast. */
export const region = style({
  position: 'fixed',
  left: `var(${toastArea.left}, 0px)`,
  right: `var(${toastArea.right}, 0px)`,
  bottom: `var(${toastArea.bottom}, 0px)`,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxHeight: '100dvh',
  overflowY: 'auto',
  pointerEvents: 'none',
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: '100%',
  maxWidth: '28rem',
  padding: vars.space[4],
  listStyle: 'none',
});

export const toastClass = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[3]}`,
    border: '1px solid',
    borderRadius: vars.radius.lg,
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.shadow.popover,
    pointerEvents: 'auto',
    animation: `${rise} ${vars.duration.normal} ${vars.ease.out}`,
  },
  variants: {
    tone: {
      positive: { borderColor: vars.color.positiveBorder },
      info: { borderColor: vars.color.infoBorder },
      negative: { borderColor: vars.color.negativeBorder },
      warning: { borderColor: vars.color.warningBorder },
    },
  },
});

export const mark = recipe({
  base: { display: 'inline-flex', paddingBlockStart: vars.space[1.5] },
  variants: {
    tone: {
      positive: { color: vars.color.positive },
      info: { color: vars.color.info },
      negative: { color: vars.color.negative },
      warning: { color: vars.color.warning },
    },
  },
});

/** The action wraps below the text if both do not fit. */
export const body = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  minWidth: 0,
});

export const words = style({
  ...textStyles.sm,
  flex: '1 1 12rem',
  minWidth: 0,
  paddingBlock: vars.space[1.5],
});
export const title = style({ fontWeight: vars.weight.medium });
export const text = style({ color: vars.color.textMuted });
