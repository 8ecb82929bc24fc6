import { globalStyle, style } from '@vanilla-extract/css';
import { currentPlace, frame, media, textStyles, vars } from '#ui/theme/index.ts';

const { color, space, radius } = vars;

/** Text in the middle, the list of articles to its left, the headings to its right. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 45rem)',
  justifyContent: 'center',
  alignItems: 'start',
  gap: space[10],
  width: '100%',
  maxWidth: '90rem',
  marginInline: 'auto',
  padding: `${space[5]} ${space[4]} ${space[12]}`,
  '@media': {
    [media.from('sm')]: { padding: `${space[8]} ${space[6]} ${space[16]}` },
    [media.from('md')]: { gridTemplateColumns: '15rem minmax(0, 45rem)', justifyContent: 'start' },
    [media.from('lg')]: {
      gridTemplateColumns: '15rem minmax(0, 45rem) minmax(0, 15rem)',
      justifyContent: 'space-between',
    },
    print: { display: 'block', padding: 0, maxWidth: 'none' },
  },
});

const column = {
  position: 'sticky',
  top: `calc(${frame.top} + ${space[8]})`,
  maxHeight: `calc(100dvh - ${frame.top} - ${space[12]})`,
  overflowY: 'auto',
} as const;

export const articleList = style({
  ...column,
  display: 'none',
  '@media': { [media.from('md')]: { display: 'block' }, print: { display: 'none' } },
});

export const contents = style({
  ...column,
  display: 'none',
  '@media': { [media.from('lg')]: { display: 'block' }, print: { display: 'none' } },
});
export const sideList = style({ listStyle: 'none', padding: 0, marginBlock: `${space[1]} ${space[4]}` });

export const sideLink = style({
  ...textStyles.sm,
  display: 'block',
  padding: `${space[1.5]} ${space[3]}`,
  borderRadius: radius.md,
  color: color.textMuted,
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { color: color.text, backgroundColor: color.surfaceHover },
    '&[aria-current="page"]': currentPlace,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight' } } },
  },
});

/** Above the title on narrow screens, where the list of articles is not shown. */
export const back = style({
  '@media': { [media.from('md')]: { display: 'none' }, print: { display: 'none' } },
});

/** A heading with its button. The sticky header does not cover it when it is scrolled to. */
export const headingRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginBlock: `${space[3]} calc(-1 * ${space[2]})`,
  breakAfter: 'avoid',
});

globalStyle(`${headingRow} h2`, { scrollMarginTop: `calc(${frame.top} + ${space[6]})` });
globalStyle(`${headingRow} h2:focus-visible`, { outlineOffset: '4px', borderRadius: radius.xs });

/** Shown with the pointer over the heading or with the focus; always where no pointer can hover. */
export const anchorButton = style({
  '@media': {
    [media.hover]: { selectors: { [`${headingRow}:not(:hover, :focus-within) &`]: { opacity: 0 } } },
    print: { display: 'none' },
  },
});

export const items = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  paddingInlineStart: space[6],
});

export const strong = style({ fontWeight: vars.weight.semibold });
export const code = style({
  padding: '0.1em 0.35em',
  borderRadius: radius.xs,
  color: color.codeText,
  backgroundColor: color.code,
  // A command is longer than a line of a phone.
  overflowWrap: 'anywhere',
});

export const tableBox = style({
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { print: { overflow: 'visible', border: 'none' } },
});
globalStyle(`${tableBox} table`, { ...textStyles.sm, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${tableBox} :is(th, td)`, {
  minWidth: '5.5rem',
  hyphens: 'auto',
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
});
globalStyle(`${tableBox} thead th`, {
  fontWeight: vars.weight.semibold,
  backgroundColor: color.surfaceSunken,
});
globalStyle(`${tableBox} tbody th`, { fontWeight: vars.weight.regular });
globalStyle(`${tableBox} tbody tr`, { borderBlockStart: `1px solid ${color.border}`, breakInside: 'avoid' });

export const note = style({
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.infoBorder}`,
  borderRadius: radius.md,
  backgroundColor: color.infoTint,
  breakInside: 'avoid',
});

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceRaised,
  breakInside: 'avoid',
});
export const boxText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  flex: '1 1 16rem',
  minWidth: 0,
});
export const request = style({ overflowWrap: 'anywhere' });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { print: { display: 'none' } },
});

/** Address and date of a printed article (HELP-06). */
export const printOnly = style({
  ...textStyles.xs,
  display: 'none',
  color: color.textMuted,
  '@media': { print: { display: 'block' } },
});
