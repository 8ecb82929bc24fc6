import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ui/theme/media.ts';

export const grid = style({ display: 'grid' });

/** Columns from a width; below it one column. */
export const columnsFrom = styleVariants({
  sm: { '@media': { [media.from('sm')]: { gridTemplateColumns: 'var(--columns)' } } },
  md: { '@media': { [media.from('md')]: { gridTemplateColumns: 'var(--columns)' } } },
});
