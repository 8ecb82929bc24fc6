import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { footHeight } from './frame.ts';
import { media } from './media.ts';
import { specialText, textStyles } from './text.ts';

// A fallback font with the metrics of Golos Text, measured on Russian text: the layout does not shift when the font
// loads.
globalFontFace('Golos Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
  sizeAdjust: '106.1%',
  ascentOverride: '92.4%',
  descentOverride: '20.7%',
  lineGapOverride: '0%',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle(':root', {
  fontFamily: vars.font.text,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.scrollbar} transparent`,
  accentColor: vars.color.accent,
});
globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });

globalStyle('body', {
  ...textStyles.md,
  minHeight: '100dvh',
  // A chat ends above the bars at the bottom; other screens can be scrolled above them.
  paddingBottom: `calc${footHeight}`,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

globalStyle('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
// Safari zooms in on a field with text below 16 px, also where the field or the size of text of the person says less.
globalStyle('input, textarea, select', {
  '@media': { '(pointer: coarse)': { fontSize: `${specialText.touch} !important` } },
});
globalStyle('button', { WebkitTapHighlightColor: 'transparent' });
// Controls do not work in print.
globalStyle('button', { '@media': { print: { display: 'none' } } });
globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
globalStyle('code, kbd, pre, samp', { fontFamily: vars.font.mono, fontSize: '0.92em' });
globalStyle('[hidden]', { display: 'none' });
globalStyle('::selection', { backgroundColor: vars.color.selection });
globalStyle('::placeholder', { color: vars.color.hint, opacity: 1 });

// `:where` has no specificity, so the focus style of a component wins in any order of style sheets.
globalStyle(':where(:focus-visible)', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// The main element or the heading gets the focus after a navigation; a focus ring around it has no use.
globalStyle('main:focus-visible, h1:focus-visible', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short time: `visibility` would stay hidden for a frame, and what was hidden could not take the focus.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto',
    },
  },
});
