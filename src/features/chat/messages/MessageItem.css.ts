import { style } from '@vanilla-extract/css';
import { frame, media, textStyles, vars } from '#ui/theme/index.ts';

/** Space for the action buttons and their focus rings, which containment would clip. */
const reach = vars.space[3];

/** What can be done with a request is beside its bubble, and below it where there is no room. */
export const request = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[1]} ${reach}`,
  marginInline: `calc(-1 * ${reach})`,
});

export const bubble = style({
  // As in answers: `<<` is no quotation mark.
  fontVariantLigatures: 'no-contextual',
  ...textStyles.md,
  maxWidth: 'min(85%, 640px)',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: `${vars.radius.xl} ${vars.radius.xl} ${vars.radius.xs} ${vars.radius.xl}`,
  background: vars.color.surfaceHover,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  // Forced colours remove the fill of the bubble.
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  padding: `${vars.space[1]} ${reach}`,
  marginInline: `calc(-1 * ${reach})`,
});

/**
 * The last message always shows its actions; another one shows them under the pointer or with the focus. Touch screens show
 * all. Variants and an open menu stay visible.
 */
export const actions = style({
  display: 'flex',
  // The icons are aligned with the text. The hit areas are wider.
  marginInline: `calc(-1 * ${vars.space[2]})`,
  // The actions of an answer are loaded with the first one.
  minHeight: vars.control.sm,
  color: vars.color.textMuted,
  '@media': {
    print: { display: 'none' },
    [media.hover]: {
      transition: `opacity ${vars.duration.fast}`,
      selectors: {
        'article:not(:hover, :focus-within, :last-child) > &:not(:has(fieldset, [aria-expanded="true"]))': {
          opacity: 0,
        },
      },
    },
  },
});

export const notice = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.negativeBorder}`,
  borderRadius: vars.radius.md,
  background: vars.color.negativeTint,
  color: vars.color.negative,
});

export const wait = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const reasoning = style({
  ...textStyles.sm,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderInlineStart: `2px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  whiteSpace: 'pre-wrap',
});

/** An answer with a table, a translation or two panes is wider than the column; its text is not. */
export const wide = style({
  '@media': {
    [media.from('md')]: {
      // The column's padding stays, and the answer stays in its middle.
      width: frame.wide,
      marginInline: `calc((100% - ${frame.wide}) / 2)`,
    },
    print: { width: 'auto', marginInline: 0 },
  },
});
