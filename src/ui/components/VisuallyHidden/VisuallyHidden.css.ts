import { style } from '@vanilla-extract/css';

/** Hidden visually, available to screen readers. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // Not a part of a copied selection.
  userSelect: 'none',
});
