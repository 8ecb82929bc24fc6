import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': { [media.low]: { gap: 0, paddingBlock: vars.space[1] } },
  selectors: {
    '&:has(textarea:focus)': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
  },
});

/** A grid of one cell with the field and an invisible copy of its text, so that the field grows with the text. */
export const sizer = style({
  ...textStyles.md,
  display: 'grid',
  // The default height of CHAT-02.
  minHeight: '60px',
  maxHeight: 'min(40dvh, 360px)',
  '@media': {
    [media.low]: { minHeight: 0, maxHeight: '25dvh' },
    // The copy of the text has the font size of the field (`ui/theme/global.css.ts`).
    '(pointer: coarse)': { '::after': { fontSize: 'max(16px, 1em)' } },
  },
  overflowY: 'auto',
  '::after': {
    content: 'attr(data-text)',
    gridArea: '1 / 1',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

export const input = style({
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
});

export const buttons = style({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' });

export const hint = style({
  ...textStyles.xs,
  marginInlineStart: vars.space[2],
  display: 'none',
  color: vars.color.hint,
  '@media': { [`${media.from('md')} and (hover: hover)`]: { display: 'inline' } },
});
