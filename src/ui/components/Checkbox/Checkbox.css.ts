import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { forcedSelection, media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The layout of a box or circle with its text, for checkboxes and radio buttons. */
export const choice = style({
  ...textStyles.md,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: '1.5rem',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.icon.md,
  height: vars.icon.md,
  marginBlockStart: vars.space[0.5],
  border: `1px solid ${vars.color.borderStrong}`,
  color: 'transparent',
  backgroundColor: vars.color.surfaceRaised,
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.textMuted },
    '[data-readonly] > &': { borderColor: vars.color.border, backgroundColor: vars.color.surfaceSunken },
    '[data-invalid] > &': { borderColor: vars.color.negative },
    ':is([data-selected], [data-indeterminate]) > &': {
      color: vars.color.onAccent,
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
    ':is([data-selected], [data-indeterminate])[data-readonly] > &': {
      borderColor: vars.color.textMuted,
      backgroundColor: vars.color.textMuted,
      color: vars.color.surface,
    },
    '[data-disabled] > &': { opacity: 0.45 },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        ':is([data-selected], [data-indeterminate]) > &': { ...forcedSelection, borderColor: 'Highlight' },
        '[data-disabled] > &': { opacity: 1, borderColor: 'GrayText' },
      },
    },
  },
});

export const box = style({ borderRadius: vars.radius.xs });
export const text = style({ minWidth: 0 });

/** The hint and error of an option, aligned with its text. */
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInlineStart: `calc(${vars.icon.md} + ${vars.space[2]})`,
  selectors: { '&:not(:has(> :not(:empty)))': { display: 'none' } },
});

export const item = style({
  // Contains the hidden input: the browser scrolls to the input when it gets the focus.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[0.5],
  minWidth: 0,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[0.5],
});
