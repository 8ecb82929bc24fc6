import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';
import { link } from '../components/AtHand.css.ts';

/**
 * As high as the row of services in whose place it is, with a rule before those that follow. On a phone the steps shrink,
 * so that «Пропустить» stays in view.
 */
export const line = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: vars.control.sm,
  maxWidth: '100%',
  selectors: {
    '&:not(:last-child)': {
      marginInlineEnd: vars.space[3],
      paddingInlineEnd: vars.space[2],
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});

export const step = style([
  link,
  {
    paddingInlineStart: vars.space[1.5],
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-next]': { borderColor: vars.color.borderStrong },
      '&[data-done]': { color: vars.color.textMuted, fontWeight: vars.weight.regular },
    },
    '@media': {
      [media.below('sm')]: {
        gap: 0,
        paddingInlineEnd: vars.space[1.5],
        selectors: { '&[data-next]': { gap: vars.space[1.5], paddingInlineEnd: vars.space[3] } },
      },
    },
  },
]);

/** The words of a step; on a phone only those of the next one are in view. */
export const title = style({
  '@media': {
    [media.below('sm')]: {
      selectors: {
        [`${step}:not([data-next]) &`]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

const pop = keyframes({
  from: { opacity: 0, transform: 'scale(0.4) rotate(-20deg)' },
  '60%': { transform: 'scale(1.2) rotate(6deg)' },
});

export const number = style({
  ...textStyles.xs,
  display: 'grid',
  placeItems: 'center',
  width: vars.icon.md,
  height: vars.icon.md,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  backgroundColor: vars.color.surfaceSunken,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${step}[data-next] &`]: { color: vars.color.accentTintText, backgroundColor: vars.color.accentTint },
    [`${step}[data-done] &`]: {
      color: vars.color.positive,
      backgroundColor: vars.color.positiveTint,
      animation: `${pop} ${vars.duration.modal} ${vars.ease.out}`,
    },
  },
});

/** What stands in the place of the steps when all are done. */
export const end = style([line, textStyles.sm, { whiteSpace: 'nowrap' }]);

/** The line stays one line on a phone. */
export const wide = style({ '@media': { [media.below('sm')]: { display: 'none' } } });

export const joy = style({
  display: 'inline-grid',
  flexShrink: 0,
  color: vars.color.positive,
  animation: `${pop} ${vars.duration.modal} ${vars.ease.out}`,
});

export const example = style([link, { width: '100%', borderRadius: vars.radius.md, textAlign: 'start' }]);
