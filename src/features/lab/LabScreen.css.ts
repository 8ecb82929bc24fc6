import { globalStyle, style } from '@vanilla-extract/css';
import { pageHeadClass } from '#objects/page.css.ts';
import { media, vars } from '#ui/theme/index.ts';

const onPhones = media.below('sm');

/** Title, sections and buttons that create objects. On a phone the main button stands beside the title. */
export const head = style([
  pageHeadClass,
  { columnGap: vars.space[2], '@media': { [onPhones]: { alignItems: 'center' } } },
]);
globalStyle(`${head} > h1`, { flex: 'auto' });
export const sections = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  '@media': { [onPhones]: { order: 1 } },
});
export const create = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [onPhones]: { display: 'contents' } },
});
globalStyle(`${create} > :not(:first-child)`, { '@media': { [onPhones]: { order: 1 } } });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
});

/** Takes the room that the choice at its side leaves. */
export const search = style({ flex: '1 1 14rem', minWidth: 0 });
