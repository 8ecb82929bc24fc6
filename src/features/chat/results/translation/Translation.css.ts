import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

const wide = '(min-width: 768px)';

export const list = style({
  ...textStyles.md,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
});

const row = { display: 'grid', '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } } } as const;

export const running = style({ ...row });

export const pair = style({
  ...row,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto none auto 56px',
  outline: 'none',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:focus': { background: vars.color.accentTint },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
  '@media': {
    ...row['@media'],
    [media.hover]: { selectors: { '&:hover': { background: vars.color.accentTint } } },
    [media.forcedColors]: {
      selectors: { '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    print: { contentVisibility: 'visible' },
  },
});

export const cell = style({
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { '&:first-child': { color: vars.color.textMuted }, '&:last-child': { paddingBlockStart: 0 } },
  '@media': {
    [wide]: {
      selectors: {
        '&:last-child': {
          paddingBlockStart: vars.space[2],
          borderInlineStart: `1px solid ${vars.color.border}`,
        },
      },
    },
  },
});
