import { vars } from './contract.css.ts';
import { specialText, textStyles } from './text.ts';

/** The field for requests, in a chat and on the main page: rules to spread into the styles of its parts. */
export const requestField = {
  box: {
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.xl,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.hover,
  },
  /** The box while the field has the focus, which it has most of the time. Forced colours show the outline. */
  focused: { borderColor: vars.color.borderStrong, outline: '1px solid transparent' },
  /** A grid of one cell with the field and an invisible copy of its text, so that the field grows with the text. */
  sizer: {
    ...textStyles.md,
    display: 'grid',
    overflowY: 'auto',
    '::after': {
      content: 'attr(data-text)',
      gridArea: '1 / 1',
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
  /** The copy of the text has the font size of the field (`global.css.ts`). */
  touchSizer: { '(pointer: coarse)': { '::after': { fontSize: specialText.touch } } },
  input: {
    ...textStyles.md,
    gridArea: '1 / 1',
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.color.text,
    fontFamily: 'inherit',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    resize: 'none',
    '::placeholder': { color: vars.color.hint, opacity: 1 },
  },
} as const;
