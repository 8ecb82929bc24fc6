import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { currentPlace } from '#ui/theme/states.ts';
import { textStyles } from '#ui/theme/text.ts';

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [media.from('sm')]: { gap: vars.space[5] } },
});

/** Scrolls sideways if the tabs do not fit; the padding keeps focus rings from being clipped. */
export const list = style({
  display: 'flex',
  gap: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
});

export const tab = style({
  ...textStyles.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  flexShrink: 0,
  minHeight: vars.control.sm,
  paddingInline: vars.space[3],
  border: 'none',
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&[aria-selected="true"]': currentPlace,
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:enabled:hover:not([aria-selected="true"])': {
          color: vars.color.text,
          backgroundColor: vars.color.surfaceHover,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const count = style({
  color: 'inherit',
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const filling = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const panel = style({ minWidth: 0, borderRadius: vars.radius.md });
