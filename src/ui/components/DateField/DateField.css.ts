import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { forcedSelection, media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** On a narrow screen the two dates of a range are one below the other, so that they are not cut off. */
export const inputs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  columnGap: vars.space[2],
  minWidth: 0,
});
export const dateInput = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
});

export const segment = style({
  paddingInline: '1px',
  borderRadius: vars.radius.xs,
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.color.hint },
    '&[data-type="literal"]': { color: vars.color.textMuted },
    '&[data-disabled]': { color: vars.color.textDisabled },
    '&[data-focused]': { color: vars.color.onAccent, backgroundColor: vars.color.accent },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': forcedSelection } } },
});

export const buttons = style({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  maxHeight: 'inherit',
  padding: vars.space[3],
  overflowY: 'auto',
  outline: 'none',
});
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  '@media': { [media.below('sm')]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
export const calendar = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: vars.space[2] });
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const month = style({
  ...textStyles.md,
  flex: 1,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  // Intl returns «ноябрь 2026 г.»; a heading starts with a capital letter.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const grid = style({ borderCollapse: 'collapse', marginInline: 'auto' });
export const weekday = style({
  ...textStyles.xs,
  height: '1.75rem',
  color: vars.color.hint,
  fontWeight: vars.weight.medium,
});
export const day = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.md,
  outline: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&:is([data-disabled], [data-unavailable])': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-selected]': { color: vars.color.onAccent, backgroundColor: vars.color.accent },
    '&[data-invalid]': { color: vars.color.onAccent, backgroundColor: vars.color.negativeFill },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': forcedSelection } } },
});
/** In a range only the ends are filled; the days between them are tinted. */
export const rangeDay = style([
  day,
  {
    selectors: {
      '&[data-selected]:not([data-selection-start], [data-selection-end])': {
        borderRadius: 0,
        color: vars.color.accentTintText,
        backgroundColor: vars.color.accentTint,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]:not([data-selection-start], [data-selection-end])': {
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
  },
]);
/** Not `data-today`, which is the browser's day. */
export const presentDay = style({
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] });
