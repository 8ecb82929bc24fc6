import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The field with its tools: low while it is empty (HOME-08). */
export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  width: '100%',
  maxWidth: '760px',
  marginInline: 'auto',
  padding: vars.space[2],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.hover,
  selectors: {
    '&[data-over]': { outline: `2px dashed ${vars.color.focus}`, background: vars.color.accentTint },
    '&:has(textarea:focus)': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
  },
});

/** A grid of one cell with the field and an invisible copy of its text: the field grows with the text, to 8 rows. */
export const sizer = style({
  ...textStyles.md,
  display: 'grid',
  maxHeight: '12rem',
  margin: `${vars.space[1]} ${vars.space[2]} 0`,
  overflowY: 'auto',
  '::after': {
    content: 'attr(data-text)',
    gridArea: '1 / 1',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '@media': {
    // The copy of the text has the font size of the field (`ui/theme/global.css.ts`).
    '(pointer: coarse)': { '::after': { fontSize: 'max(16px, 1em)' } },
  },
});

export const input = style({
  gridArea: '1 / 1',
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  resize: 'none',
  '::placeholder': { color: vars.color.hint, opacity: 1 },
});

/** The place of what is loaded later: attachments, microphone, suggestions. */
export const tools = style({ flex: 1, minWidth: 0 });
