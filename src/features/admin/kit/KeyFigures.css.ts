import { style, styleVariants } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

/** One panel of figures beside each other: two on a phone, three, then all six. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  listStyle: 'none',
  '@media': {
    [media.from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.from('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

/** The height of figures with changes of two lines, while they are loaded. */
export const waiting = style({
  height: '17rem',
  '@media': { [media.from('sm')]: { height: '12rem' }, [media.from('md')]: { height: '6.25rem' } },
});

const change = style({ ...textStyles.xs, display: 'flex', gap: vars.space[1], color: vars.color.textMuted });
export const changes = styleVariants({
  good: [change, { color: vars.color.positive }],
  bad: [change, { color: vars.color.negative }],
  neutral: [change],
});
