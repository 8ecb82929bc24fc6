import { style } from '@vanilla-extract/css';
import { currentPlace, forcedSelection, frame, media, textStyles, vars } from '#ui/theme/index.ts';

export const page = style(frame.page);

export const bar = style({
  ...frame.bar,
  // Its width decides whether the name of the person has room, also with larger letters.
  containerType: 'inline-size',
  gap: vars.space[1],
  padding: `0 ${vars.space[2]}`,
  '@media': {
    [media.from('md')]: { gap: vars.space[4], padding: `0 ${vars.space[6]}` },
    print: { display: 'none' },
  },
});

export const home = style({
  display: 'flex',
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.md,
  // On a phone only the mark fits; the main page shows the name.
  '@media': { [media.below('sm')]: { flexShrink: 0, width: '1.75rem', overflow: 'hidden' } },
});

export const nav = style({
  display: 'none',
  flexShrink: 0,
  gap: vars.space[1],
  '@media': { [media.from('md')]: { display: 'flex' } },
});

/** From this width on the header has room for large menu links and a long name. */
export const roomy = '(min-width: 1280px)';

export const navLink = style({
  ...textStyles.sm,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [roomy]: { ...textStyles.md, paddingInline: vars.space[3] },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': forcedSelection } },
  },
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-current="page"]': currentPlace,
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  minWidth: 0,
});

export const content = style(frame.content);
