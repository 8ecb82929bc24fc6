import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** Styles that all fields share: text, search, select. */
export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1.5], minWidth: 0 });

export const label = style({ ...textStyles.sm, fontWeight: vars.weight.medium, color: vars.color.text });
export const asterisk = style({ marginInlineStart: vars.space[0.5], color: vars.color.negative });
export const description = style({
  ...textStyles.sm,
  color: vars.color.hint,
  selectors: { '&:empty': { display: 'none' } },
});
export const error = style({
  ...textStyles.sm,
  display: 'flex',
  gap: vars.space[1.5],
  color: vars.color.negative,
});
export const errorIcon = style({ display: 'inline-flex', flexShrink: 0, paddingBlockStart: vars.space[0.5] });

/** The frame of an input or of the button of a select. */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: 'var(--np-field, 2.5rem)',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  selectors: {
    '&[data-hovered]:not([data-disabled])': { borderColor: vars.color.textMuted },
    '&:is([data-focus-within], [data-focus-visible])': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
      outline: 'none',
    },
    '&[data-invalid]': { borderColor: vars.color.negative },
    '&[data-invalid]:is([data-focus-within], [data-focus-visible])': {
      boxShadow: `0 0 0 1px ${vars.color.negative}`,
    },
    // Read-only: the text can be read and copied.
    '&:has(:is(input, textarea):read-only), [data-readonly] > &': {
      borderColor: vars.color.border,
      backgroundColor: vars.color.surfaceSunken,
    },
    '&[data-disabled]': {
      color: vars.color.textDisabled,
      borderColor: vars.color.border,
      backgroundColor: vars.color.surfaceSunken,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    // Forced colours remove shadows: an outline replaces them.
    [media.forcedColors]: { selectors: { '&[data-focus-within]': { outline: '2px solid Highlight' } } },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 'none',
  outline: 'none',
  backgroundColor: 'transparent',
  // Scrolls the label into view when the field is focused by script.
  scrollMarginBlock: vars.space[16],
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration, &::-ms-reveal': { display: 'none' },
    // Autofill must not paint the field yellow in either theme.
    '&:autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `0 0 0 100px ${vars.color.surfaceRaised} inset`,
    },
  },
});

/** A button inside the frame is closer to the edge than text. */
export const trailing = style({ display: 'inline-flex', marginInlineEnd: `calc(-1 * ${vars.space[2]})` });
