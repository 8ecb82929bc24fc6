import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { paperText, specialText, textStyles } from '#ui/theme/text.ts';

const { color, space, radius } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
  // The font would show `<<` as a quotation mark and `->` as an arrow.
  fontVariantLigatures: 'no-contextual',
});

/** A block of the answer. The gap between its nodes is the same as between blocks. */
export const block = style({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 });

/** A section of the answer, with the same gap. */
export const section = style([block]);
/**
 * Settled sections outside the viewport are not laid out and keep their last height. Blocks alone are not contained: the
 * browser watches every contained element, and lays out once more after each that leaves the viewport.
 */
export const settledSection = style({
  contentVisibility: 'auto',
  // Containment would cut focus rings at the edges.
  overflowClipMargin: '4px',
  // Nor may it cut what is wider than the text on paper.
  '@media': { print: { contentVisibility: 'visible' } },
});

globalStyle(`${block} :is(ul, ol)`, { paddingInlineStart: space[6] });
globalStyle(`${block} :is(li, blockquote)`, { minWidth: 0 });
// The mark of an item is in the padding of its list, also if the two have different directions.
globalStyle(`${block} :is(:is(ul, ol):dir(ltr) > li:dir(rtl), :is(ul, ol):dir(rtl) > li:dir(ltr))`, {
  marginInline: `${space[6]} calc(-1 * ${space[6]})`,
});
globalStyle(`${block} :is(li, blockquote) > * + *, ${block} li + li`, { marginBlockStart: space[1.5] });
globalStyle(`${block} li:has(> input)`, { listStyle: 'none', marginInlineStart: `calc(-1 * ${space[5]})` });
globalStyle(`${block} li:has(> input) > :is(ul, ol)`, { marginInlineStart: space[5] });
globalStyle(`${block} li > input + p`, { display: 'inline' });
globalStyle(`${block} li input`, { marginInlineEnd: space[2], verticalAlign: '-0.1em' });
globalStyle(`${block} :is(h1, h2, h3, h4, h5, h6)`, { fontWeight: vars.weight.semibold });
/** Classes of headings by their depth in Markdown; the deeper ones are as large as the text. */
export const headingLooks: Readonly<Record<number, string>> = {
  1: style(textStyles.xl),
  2: style(textStyles.lg),
};
globalStyle(`${block} blockquote`, {
  borderInlineStart: `3px solid ${color.border}`,
  paddingInlineStart: space[4],
  color: color.textMuted,
});
/** Selector of lists and quotes inside `depth` others. */
const nested = (depth: number): string =>
  `${block} ${Array(depth + 1)
    .fill(':is(ul, ol, blockquote)')
    .join(' ')}`;
// Deeper levels are not indented further, so that the text keeps half of a phone's width.
const flat = { paddingInlineStart: 0, borderInlineStartWidth: 0 };
globalStyle(nested(12), flat);
globalStyle(`${nested(12)} > li:has(> input)`, { marginInlineStart: 0 });
globalStyle(nested(5), { '@media': { [media.below('sm')]: flat } });
globalStyle(`${nested(5)} > li:has(> input)`, {
  '@media': { [media.below('sm')]: { marginInlineStart: 0 } },
});
globalStyle(`${block} hr`, { border: 0, borderBlockStart: `1px solid ${color.border}`, width: '100%' });
globalStyle(`${block} :not(pre) > code`, {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  padding: `0.1em 0.35em`,
  borderRadius: radius.xs,
  backgroundColor: color.code,
  color: color.codeText,
});

globalStyle(`${block} kbd`, {
  padding: '0.05em 0.4em',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.xs,
  fontFamily: 'inherit',
  fontSize: specialText.key,
});
globalStyle(`${block} mark`, {
  backgroundColor: color.warningTint,
  color: color.text,
  borderRadius: radius.xs,
  printColorAdjust: 'exact',
});
globalStyle(`${block} abbr[title]`, { textDecoration: 'underline dotted', cursor: 'help' });
/** A part of the text that opens at the press of its first line. */
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});
globalStyle(`${details} > summary`, { cursor: 'pointer', fontWeight: vars.weight.medium });
globalStyle(`${details} > * + *`, { marginBlockStart: space[3] });
// A reader of paper cannot open it.
globalStyle(`${details}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const html = style({ whiteSpace: 'pre-wrap' });

export const tableFrame = style({
  maxWidth: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  // Not hidden: the head sticks to the box that scrolls the answer.
  overflow: 'clip',
});
export const tableBox = style({ overflowX: 'auto', ':focus-visible': { outlineOffset: '-2px' } });
globalStyle(`${tableBox} table`, { borderCollapse: 'collapse', minWidth: '100%' });
globalStyle(`${tableBox} :is(th, td)`, {
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'normal',
});
globalStyle(`${tableBox} th`, { fontWeight: vars.weight.semibold, backgroundColor: color.surfaceSunken });
globalStyle(`${tableBox} tr + tr, ${tableBox} tbody tr`, { borderBlockStart: `1px solid ${color.border}` });
globalStyle(`${tableBox} :is(th, td)[data-align="center"]`, { textAlign: 'center' });
globalStyle(`${tableBox} :is(th, td)[data-align="right"]`, { textAlign: 'end' });
/** Columns that may be aligned by what they have; wider tables are rare. */
const ALIGNED = 24;
for (let column = 1; column <= ALIGNED; column++) {
  const cells = `[data-numbers~="${column}"] :is(th, td):nth-child(${column})`;
  globalStyle(`${tableBox} ${cells}:not([data-align])`, { textAlign: 'end' });
  globalStyle(`${tableBox} ${cells}`, { fontVariantNumeric: 'tabular-nums' });
  // The blanks of «1 234 567» are no places for a line break.
  globalStyle(`${tableBox} [data-numbers~="${column}"] td:nth-child(${column})`, { whiteSpace: 'nowrap' });
}
globalStyle(`${tableBox}[data-fits]`, { overflow: 'visible' });
globalStyle(`${tableBox} thead th`, { position: 'relative', boxShadow: `inset 0 -1px ${color.border}` });
/** On paper nothing scrolls: a table has the size of text at which it fits, and a wide one a page that lies. */
const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { print: rule } });
onPaper(tableFrame, { overflow: 'visible', border: 0 });
globalStyle('@page wide', { size: 'A4 landscape' } as GlobalStyleRule);
// A box is as wide on each page as on its first one, so that a table has a width of its own on a page that lies.
globalStyle(`${tableFrame}[data-paper="wide"]`, {
  '@supports': {
    '(page: wide)': { '@media': { print: { page: 'wide', width: '1000px', maxWidth: 'none' } } },
  },
});
// Safari has no such pages: words are broken there.
globalStyle(`${tableFrame}[data-paper="wide"] :is(th, td)`, {
  '@supports': { 'not (page: wide)': { '@media': { print: { overflowWrap: 'anywhere' } } } },
});
onPaper(`${tableBox}${tableBox}`, { overflow: 'visible' });
onPaper(`${tableBox} table`, { lineHeight: paperText.tableLine });
/** Smallest size of text on paper, px. */
export const smallestSize = 5;
for (let size = smallestSize; size < 16; size++)
  onPaper(`${block} [data-size="${size}"]`, { fontSize: `${size}px` });
onPaper(`${tableBox} thead th`, { boxShadow: 'none' });
onPaper(`${tableBox} :is(th, td)`, {
  padding: `${space[0.5]} ${space[1.5]}`,
  border: `1px solid ${color.border}`,
  overflowWrap: 'break-word',
});
onPaper(`${tableBox} tr`, { breakInside: 'avoid' });
/** A long table that is wider than the answer scrolls in a box of its own. */
export const longTable = style({
  selectors: { '&:not([data-fits])': { maxHeight: 'min(480px, 70vh)', overflow: 'auto' } },
  '@media': { print: { selectors: { '&:not([data-fits])': { maxHeight: 'none', overflow: 'visible' } } } },
});
// Its head stays in sight: of the answer, or of the box where the table is wider than that. A short table needs none.
globalStyle(`${longTable} thead`, {
  '@media': { screen: { position: 'sticky', insetBlockStart: 0, zIndex: vars.z.raised } },
});
/** Seen where a pointer or the focus is, and in the column that is sorted. */
export const sortButton = style({
  display: 'inline-flex',
  padding: space[1],
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInline: space[1],
  border: 0,
  borderRadius: radius.sm,
  backgroundColor: 'transparent',
  color: color.textMuted,
  verticalAlign: 'middle',
  cursor: 'pointer',
  userSelect: 'none',
  ':hover': { color: color.text, backgroundColor: color.surfaceHover },
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: {
        ':is(th:hover, th[aria-sort]) > &, &:focus-visible': { opacity: 1 },
        // Over the title, so that a column is not wider for a button that is seldom needed.
        'th:not([aria-sort]) > &': {
          position: 'absolute',
          insetBlockStart: space[2],
          insetInlineEnd: 0,
          margin: 0,
          backgroundColor: color.surfaceHover,
        },
        'th:not([aria-sort]) > &[data-first]': { insetInline: '0 auto' },
      },
    },
    print: { display: 'none' },
  },
});

export const codeBox = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  backgroundColor: color.code,
  color: color.codeText,
  overflow: 'hidden',
});
export const codeHead = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: `${space[3]} ${space[1]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
  // Not a part of a copied selection.
  userSelect: 'none',
});
/** As high as its buttons, which appear when the table is complete. */
export const tableHead = style([
  codeHead,
  { minHeight: vars.control.sm, '@media': { print: { display: 'none' } } },
]);
globalStyle(`${codeHead} > :first-child`, {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const codePre = style({
  padding: space[3],
  overflowX: 'auto',
  whiteSpace: 'pre',
  overflowWrap: 'normal',
  tabSize: 4,
  ':focus-visible': { outlineOffset: '-2px' },
});
// A block as wide as its content, because `useOverflow` observes its size.
globalStyle(`${codePre} > code`, { display: 'block', width: 'max-content' });
onPaper(codePre, { overflow: 'visible', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
onPaper(`${codePre} > code`, { width: 'auto' });
export const codeWrapped = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
globalStyle(`${codeWrapped} > code`, { width: 'auto' });
export const codeLines = style({
  marginInlineStart: space[2],
  color: color.textMuted,
  '::before': { content: '"·"', marginInlineEnd: space[2] },
});
export const codeButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.sm,
  height: vars.control.sm,
  border: 0,
  borderRadius: radius.sm,
  backgroundColor: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  ':hover': { color: color.text, backgroundColor: color.surfaceHover },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-pressed=true]': { color: color.accentText, backgroundColor: color.surfacePressed } },
  '@media': { print: { display: 'none' } },
});

/** A button of the head with a word. */
export const codeToggle = style([
  codeButton,
  {
    ...textStyles.sm,
    width: 'auto',
    gap: space[1],
    paddingInline: space[2],
    whiteSpace: 'nowrap',
    color: color.accentText,
    ':hover': { color: color.accentText },
  },
]);

/** Why code is not shown as a picture, or what its page lacks. */
export const codeNotice = style({
  ...textStyles.sm,
  padding: `${space[2]} ${space[3]}`,
  backgroundColor: color.warningTint,
  color: color.text,
});

export const smallIcon = style({ width: '1rem', height: '1rem', flexShrink: 0 });
export const externalIcon = style({
  display: 'inline-block',
  width: '0.8em',
  height: '0.8em',
  marginInlineStart: '0.2em',
  verticalAlign: '-0.06em',
});

export const pictureButton = style({
  ...textStyles.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.control.sm,
  maxWidth: '100%',
  padding: `${space[1]} ${space[3]}`,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  ':hover': { backgroundColor: color.surfaceHover },
});
export const pictureImage = style({
  display: 'inline-block',
  maxWidth: '100%',
  maxHeight: '32rem',
  borderRadius: radius.md,
});

export const displayFormula = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: space[1],
  '@media': { print: { overflow: 'visible' } },
});
export const formulaSource = style({ color: color.textMuted });
export const badFormula = style({
  textDecoration: `underline wavy ${color.negative}`,
  textUnderlineOffset: '0.2em',
});
export const footnotes = style({
  ...textStyles.sm,
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockStart: space[2],
  color: color.textMuted,
});
globalStyle(`${footnotes} ol`, { paddingInlineStart: space[6] });
// The link back is at the end of the last line.
globalStyle(`${footnotes} li > p:nth-last-child(2)`, { display: 'inline' });
export const footnoteLink = style({
  color: color.accentText,
  textDecorationLine: 'none',
  paddingInline: '0.15em',
});
globalStyle(`${block} :is(sub, sup)`, { lineHeight: 0 });

const scoped = (name: keyof typeof color) => style({ color: color[name] });
const keyword = scoped('codeKeyword');
const string = scoped('codeString');
const number = scoped('codeNumber');
const title = scoped('codeTitle');
const attr = scoped('codeAttr');
const type = scoped('codeType');
const meta = scoped('codeMeta');

/** Classes for the scopes of highlight.js by their first word: `title.function` is coloured as `title`. */
export const scopes: Readonly<Record<string, string>> = {
  keyword,
  'selector-tag': keyword,
  name: keyword,
  string,
  regexp: string,
  char: string,
  quote: scoped('codeComment'),
  comment: scoped('codeComment'),
  number,
  literal: number,
  symbol: number,
  bullet: number,
  title,
  section: title,
  link: title,
  attr,
  attribute: attr,
  property: attr,
  variable: attr,
  'template-variable': attr,
  'selector-class': attr,
  'selector-id': attr,
  'selector-attr': attr,
  type,
  built_in: type,
  params: scoped('codeText'),
  meta,
  doctag: meta,
  addition: scoped('codeAddition'),
  deletion: scoped('codeDeletion'),
  emphasis: style({ fontStyle: 'italic' }),
  strong: style({ fontWeight: vars.weight.semibold }),
};
