import { style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

/** The fields above the preview. */
export const stacked = style({ display: 'grid', gap: vars.space[6], padding: vars.space[4] });

/** The fields with the preview: side by side where there is space. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  // The page is a flex column, in which a centred box is as narrow as its content.
  width: '100%',
  maxWidth: '1120px',
  margin: '0 auto',
  padding: vars.space[4],
  '@media': {
    [media.from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: vars.space[6] },
  },
});

export const preview = style({
  ...textStyles.md,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
