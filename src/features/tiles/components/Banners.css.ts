import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { textStyles } from '#ui/theme/text.ts';

/** Below this width an announcement is one line of 40 px, on a phone only the first one; «Подробнее» opens them all. */
const narrow = media.below('md');
const lineHeight = '2.5rem';

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.from('md')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
      gap: vars.space[3],
    },
    // The rail.
    [media.from('xl')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const tone = (color: string, backgroundColor: string, borderColor: string) => ({
  borderColor,
  backgroundColor,
  color,
});

/** Colour of the mark, background and border. */
export const tones = styleVariants({
  info: tone(vars.color.info, vars.color.surfaceSunken, vars.color.border),
  positive: tone(vars.color.positive, vars.color.positiveTint, vars.color.positiveBorder),
  warning: tone(vars.color.warning, vars.color.warningTint, vars.color.warningBorder),
  negative: tone(vars.color.negative, vars.color.negativeTint, vars.color.negativeBorder),
});

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minWidth: 0,
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: vars.radius.lg,
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: {
      selectors: {
        ':not([data-open]) > &': {
          alignItems: 'center',
          gap: vars.space[2],
          height: lineHeight,
          padding: `0 ${vars.space[1]} 0 ${vars.space[3]}`,
        },
      },
    },
    [media.below('sm')]: { selectors: { ':not([data-open]) > &:not(:first-child)': { display: 'none' } } },
  },
});

export const mark = style({
  display: 'inline-flex',
  paddingBlockStart: '0.1875rem',
  '@media': { [narrow]: { selectors: { ':not([data-open]) > * > &': { padding: 0 } } } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const words = style({
  flex: 1,
  minWidth: 0,
  '@media': {
    [narrow]: { selectors: { ':not([data-open]) > * > &': { display: 'flex', gap: vars.space[3] } } },
  },
});
export const title = style({
  ...textStyles.sm,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  '@media': {
    [media.from('md')]: textStyles.md,
    [narrow]: {
      selectors: { ':not([data-open]) > * > * > &': { ...oneLine, flexShrink: 0, maxWidth: '100%' } },
    },
  },
});
export const text = style({
  ...textStyles.sm,
  color: vars.color.textMuted,
  '@media': {
    [narrow]: { selectors: { ':not([data-open]) > * > * > &': oneLine } },
    [media.below('sm')]: { selectors: { ':not([data-open]) > * > * > &': { display: 'none' } } },
  },
});

/** The height of a line of text. */
export const skeletonTitle = style([title, { minHeight: '1lh', minWidth: '8rem' }]);
/** The height of most banners on wide screens: two lines. */
export const skeletonText = style([
  text,
  { flex: 1, '@media': { [media.from('md')]: { minHeight: '2.5rem' } } },
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

/** The buttons of a banner: above the link, which covers it. */
export const actions = style({
  position: 'relative',
  zIndex: vars.z.raised,
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  margin: `calc(-1 * ${vars.space[1]}) 0`,
});

/** «Подробнее»; cards show everything. */
export const more = style({ '@media': { [media.from('md')]: { display: 'none' } } });
export const phoneWord = style({ '@media': { [media.from('sm')]: { display: 'none' } } });
export const wideWord = style({ '@media': { [media.below('sm')]: { display: 'none' } } });
