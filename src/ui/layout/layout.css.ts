import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

const { space } = vars;

export const box = recipe({
  base: { minWidth: 0 },
  variants: {
    flow: { stack: { display: 'flex', flexDirection: 'column' }, inline: { display: 'flex' } },
    gap: {
      0: { gap: 0 },
      0.5: { gap: space[0.5] },
      1: { gap: space[1] },
      1.5: { gap: space[1.5] },
      2: { gap: space[2] },
      3: { gap: space[3] },
      4: { gap: space[4] },
      5: { gap: space[5] },
      6: { gap: space[6] },
      8: { gap: space[8] },
      10: { gap: space[10] },
    },
    /** Between rows, where it differs from `gap`. */
    rowGap: {
      0: { rowGap: 0 },
      0.5: { rowGap: space[0.5] },
      1: { rowGap: space[1] },
      2: { rowGap: space[2] },
    },
    /** The gap from 600 px. */
    wideGap: {
      4: { '@media': { [media.from('sm')]: { gap: space[4] } } },
      5: { '@media': { [media.from('sm')]: { gap: space[5] } } },
      8: { '@media': { [media.from('sm')]: { gap: space[8] } } },
    },
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
    /** Takes the space that its neighbours leave. */
    grow: { true: { flex: 1 } },
    /** Lists without marks, groups of fields without a frame. */
    bare: { true: { padding: 0, border: 0, listStyle: 'none' } },
    /** Left out of print. */
    screenOnly: { true: { '@media': { print: { display: 'none' } } } },
  },
});

export type BoxStyle = Omit<NonNullable<RecipeVariants<typeof box>>, 'flow' | 'bare'>;
