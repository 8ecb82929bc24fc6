import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space[3],
  padding: 0,
  listStyle: 'none',
});

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minWidth: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
  overflowWrap: 'anywhere',
});

export const mark = style({ display: 'inline-flex', paddingBlockStart: '0.1875rem', color: vars.color.info });
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({
  ...textStyles.sm,
  fontWeight: vars.weight.semibold,
  '@media': { [media.from('sm')]: textStyles.md },
});
export const text = style({ ...textStyles.sm, color: vars.color.textMuted });

/** The height of a line of text. */
export const skeletonTitle = style([title, { minHeight: '1lh' }]);
/** The height of most banners: four lines on a phone, two on wider screens. */
export const skeletonText = style([
  text,
  { minHeight: '5rem', '@media': { [media.from('sm')]: { minHeight: '2.5rem' } } },
]);

/** Reserves the height that the banners had the last time. */
export const filling = style({ height: '100%', gridAutoRows: '1fr' });

export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
