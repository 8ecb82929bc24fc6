import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { specialText } from '#ui/theme/text.ts';

// Browsers need a font with a MATH table for fractions, roots and tall brackets, and few machines have one. The font is
// declared here, because the package's own declaration excludes the mathematical characters.
globalFontFace('STIX Two Math', {
  src: "url('@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2') format('woff2')",
  fontDisplay: 'swap',
});
globalStyle('math', { fontFamily: "'STIX Two Math', math", fontSize: specialText.formula });

// MathML Core has no <menclose>: \boxed and \cancel are drawn with CSS.
globalStyle('menclose', { display: 'math' });
globalStyle('menclose[notation~="box"]', { border: '1px solid', padding: '0.2em' });
const strike = (to: string) =>
  `linear-gradient(to ${to}, transparent calc(50% - 1px), currentcolor calc(50% - 0.5px), currentcolor calc(50% + 0.5px), transparent calc(50% + 1px))`;
globalStyle('menclose[notation="updiagonalstrike"]', { background: strike('top left') });
globalStyle('menclose[notation="downdiagonalstrike"]', { background: strike('top right') });
globalStyle('menclose[notation="updiagonalstrike downdiagonalstrike"]', {
  background: `${strike('top left')}, ${strike('top right')}`,
});
// The frame of \begin{array}{|c|}.
globalStyle('menclose[notation~="left"]', { borderInlineStart: '1px solid' });
globalStyle('menclose[notation~="right"]', { borderInlineEnd: '1px solid' });
globalStyle('menclose[notation~="top"]', { borderBlockStart: '1px solid' });
globalStyle('menclose[notation~="bottom"]', { borderBlockEnd: '1px solid' });

// Otherwise the bar of a root touches the letters below it.
globalStyle('msqrt > *, mroot > :first-child', { paddingBlockStart: '0.08em' });

// MathML Core has no alignment and lines of table columns either: see `toMathCore`.
globalStyle('mtable', { borderCollapse: 'collapse' });
globalStyle('mtd', { padding: '0.2em 0.5em' });
globalStyle('mtd:first-child', { paddingInlineStart: 0 });
globalStyle('mtd:last-child', { paddingInlineEnd: 0 });
globalStyle('mtd[data-tight~="start"]', { paddingInlineStart: 0 });
globalStyle('mtd[data-tight~="end"]', { paddingInlineEnd: 0 });
globalStyle('mtd[data-align="left"]', { textAlign: 'left' });
globalStyle('mtd[data-align="right"]', { textAlign: 'right' });
globalStyle('mtd[data-line~="start"]', { borderInlineStart: '1px solid' });
globalStyle('mtd[data-line~="top"]', { borderBlockStart: '1px solid' });
