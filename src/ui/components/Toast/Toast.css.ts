import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** At the bottom, over everything; presses go through it where there is no toast. */
export const region = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxHeight: '100dvh',
  overflowY: 'auto',
  pointerEvents: 'none',
  outline: 'none',
  selectors: {
    // A screen with its input at the bottom marks it: notices stand above, not on it.
    'body:has([data-keeps-bottom]) &': { insetBlockEnd: '8rem' },
  },
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

export const words = style({ ...textStyles.sm, flex: 1, minWidth: 0, paddingBlock: vars.space[1.5] });
export const title = style({ fontWeight: vars.weight.medium });
export const text = style({ color: vars.color.textMuted });
