import { globalStyle, style } from '@vanilla-extract/css';
import { footHeight, frame, media, textStyles, vars } from '#ui/theme/index.ts';

export const screen = style({
  position: 'relative',
  display: 'flex',
  // The rest of the window below the header and above the bar of the player. The conversation scrolls inside, so that
  // the composer stays visible.
  height: `calc(100dvh - ${frame.top} - ${footHeight})`,
  '@media': { print: { height: 'auto' } },
});

export const aside = style({
  position: 'relative',
  display: 'none',
  width: '300px',
  flex: 'none',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  overflowY: 'auto',
  '@media': { [`screen and ${media.from('md')}`]: { display: 'block' } },
});

export const wideOnly = style({ '@media': { [media.below('md')]: { display: 'none' } } });

/** Hides a button on phones, where the menu has the same action, so that the service name has room. */
export const inMenuOnPhones = style({ '@media': { [media.below('sm')]: { display: 'none' } } });

export const narrowOnly = style({ '@media': { [media.from('md')]: { display: 'none' } } });

/** A conversation in a part of a page, which it fills. */
export const inPage = style({ position: 'relative', display: 'flex', height: '100%', minHeight: 0 });

/** Takes the space of the messages, so that the composer stays at the bottom. */
export const instead = style({ flex: 1, minHeight: 0, overflowY: 'auto' });

const oneLine = `screen and ${media.below('md')}`;
const onPhones = `screen and ${media.below('sm')}`;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: frame.bar.height,
  boxSizing: 'border-box',
  padding: `0 ${vars.space[3]} 0 ${frame.headStart}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.below('sm')]: { gap: 0, paddingInlineEnd: vars.space[1] },
    [media.from('md')]: { padding: `${vars.space[2]} ${vars.space[6]}` },
    // Its controls are lower than a bar; on a narrow screen «Меню» stands beside them.
    [`${media.from('md')} and ${media.low}`]: { minHeight: 0, paddingBlock: 0 },
  },
});

// On a phone the words of «Новый чат» are hidden: it is as wide as the buttons of icons.
globalStyle(`${bar} > a`, { '@media': { [onPhones]: { paddingInline: vars.space[2] } } });

/** Title and badge: one line on a narrow screen. On a phone the title has two lines, and the badge shows its icon only. */
export const names = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  minWidth: 0,
  '@media': { [oneLine]: { flexWrap: 'nowrap' }, [onPhones]: { columnGap: vars.space[1] } },
});
globalStyle(`${names} > h1`, {
  minWidth: 0,
  '@media': {
    [oneLine]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [onPhones]: {
      ...textStyles.md,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      hyphens: 'auto',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
  },
});
globalStyle(`${names} > :not(h1, [aria-label])`, {
  '@media': { [onPhones]: { boxSizing: 'border-box', flex: 'none', width: '1.625rem', overflow: 'hidden' } },
});

export const composer = style({
  padding: `0 ${vars.space[3]} ${vars.space[3]}`,
  '@media': {
    [media.from('sm')]: { padding: `0 ${vars.space[6]} ${vars.space[4]}` },
    [media.low]: { paddingBlockEnd: vars.space[2] },
    print: { display: 'none' },
  },
});

export const composerColumn = style({ maxWidth: frame.reading, margin: '0 auto' });
