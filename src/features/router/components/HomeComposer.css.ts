import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { requestField } from '#ui/theme/request-field.ts';

/** The field with its tools: low while it is empty (HOME-08). */
export const box = style({
  ...requestField.box,
  gap: vars.space[1],
  width: '100%',
  maxWidth: '760px',
  marginInline: 'auto',
  padding: vars.space[2],
  selectors: {
    '&:has(textarea:focus)': requestField.focused,
    '&[data-over]': { outline: `2px dashed ${vars.color.focus}`, background: vars.color.accentTint },
  },
});

/** The field grows with its text, to 8 rows. */
export const sizer = style({
  ...requestField.sizer,
  maxHeight: '12rem',
  margin: `${vars.space[1]} ${vars.space[2]} 0`,
  '@media': requestField.touchSizer,
});

export const input = style(requestField.input);

/** The place of what is loaded later: attachments, microphone, suggestions. */
export const tools = style({ flex: 1, minWidth: 0 });
