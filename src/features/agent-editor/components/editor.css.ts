import { globalStyle, style } from '@vanilla-extract/css';
import { footHeight, frame, media, textStyles, vars } from '#ui/theme/index.ts';

/** The rest of the window below the header; form and test scroll inside from 1024 px. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${frame.top})`,
  '@media': {
    [media.from('md')]: { height: `calc(100dvh - ${frame.top} - ${footHeight})`, minHeight: 0 },
    // The bar above has more lines in a narrow window; the field of the test stays in view.
    [media.below('md')]: {
      selectors: {
        '&[data-shown="test"]': { height: `calc(100dvh - ${frame.top} - ${footHeight})`, minHeight: 0 },
      },
    },
  },
});

/** The tabs are for narrow screens: from 1024 px form and test stand side by side. */
export const parts = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
globalStyle(`${parts} > div`, { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
globalStyle(`${parts} > div > [role="tabpanel"]`, { flex: 1, minHeight: 0 });
globalStyle(`${parts} > div > [role="tablist"]`, {
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[1]}`,
  '@media': { [media.from('md')]: { display: 'none' } },
});

/** What gets the focus in a narrow window is scrolled out from under the header and the bar. */
globalStyle(`${parts} :is(input, textarea, button, a)`, {
  '@media': {
    [`${media.below('md')} and (min-height: 481px)`]: {
      scrollMarginBlockStart: `calc(${frame.top} + 11rem)`,
    },
  },
});

/** From 1024 px a grid, whose columns the separator sets. */
export const panes = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': { [media.from('md')]: { display: 'grid', height: '100%' } },
});

const whereShown = {
  '@media': { [media.below('md')]: { selectors: { '&[data-shown="false"]': { display: 'none' } } } },
};

export const formPane = style([
  whereShown,
  {
    flex: 1,
    minWidth: 0,
    padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[12]}`,
    '@media': {
      // The inputs of switches and marks have no place of their own: they scroll with the form, not with the page.
      [media.from('md')]: { position: 'relative', overflowY: 'auto', padding: vars.space[6] },
    },
  },
]);

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxWidth: '44rem',
  marginInline: 'auto',
});

export const testPane = style([
  whereShown,
  { flex: '1 0 24rem', minWidth: 0, minHeight: 0, '@media': { [media.from('md')]: { height: '100%' } } },
]);

export const separator = style({
  display: 'none',
  flex: 'none',
  marginInline: `calc(-1 * ${vars.space[1]})`,
  zIndex: vars.z.raised,
  cursor: 'col-resize',
  touchAction: 'none',
  background: `linear-gradient(${vars.color.border}, ${vars.color.border}) center / 1px 100% no-repeat`,
  outline: 'none',
  selectors: {
    '&:hover, &:active': {
      backgroundImage: `linear-gradient(${vars.color.borderStrong}, ${vars.color.borderStrong})`,
    },
    '&:focus-visible': {
      backgroundSize: '3px 100%',
      backgroundImage: `linear-gradient(${vars.color.focus}, ${vars.color.focus})`,
    },
  },
  '@media': { [media.from('md')]: { display: 'block' } },
});

/** A choice of a picture or a colour. */
export const markChoice = style({
  position: 'relative',
  display: 'grid',
  padding: vars.space[1],
  borderRadius: vars.radius.lg,
  border: '2px solid transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&:has(:checked)': { borderColor: vars.color.accent },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});

/** Lies over the picture, and takes its clicks. */
export const markInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

/** What the form points out without preventing a save. */
export const warning = style({ ...textStyles.sm, color: vars.color.warning });

/** The content of a drawer. */
export const drawer = style({ padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[6]}` });
