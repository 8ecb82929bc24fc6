import { globalStyle, style } from '@vanilla-extract/css';
import { footHeight, frame, media, vars } from '#ui/theme/index.ts';

/** From this width on the panel is beside the screen. */
export const beside = `screen and ${media.from('md')}`;

const narrow = `screen and ${media.below('md')}`;

/** On a narrow screen the head of a chat, which marks the body, is the only bar. */
const withHead = 'body[data-chat-head] &';

export const page = style({
  ...frame.page,
  '@media': {
    [beside]: { flexDirection: 'row', vars: frame.noBar },
    [narrow]: { selectors: { [withHead]: { vars: frame.ownHead } } },
  },
});

const headed = `body[data-chat-head] ${page}`;

/** The bar above the screen; from 1024 px on the panel beside it, which becomes a rail of icons. */
export const panel = style({
  ...frame.bar,
  gap: vars.space[1],
  padding: `0 ${vars.space[2]}`,
  '@media': {
    print: { display: 'none' },
    [media.below('md')]: {
      // Its width decides whether the name of the person has room, also with larger letters.
      containerType: 'inline-size',
    },
    [beside]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      flex: 'none',
      gap: 0,
      width: frame.panel.width,
      height: `calc(100dvh - ${footHeight})`,
      padding: 0,
      borderBottom: 0,
      borderInlineEnd: `1px solid ${vars.color.border}`,
      background: vars.color.surfaceSunken,
      // In a low window the whole panel scrolls.
      overflowX: 'hidden',
      overflowY: 'auto',
      selectors: {
        '[data-menu="own"] > &': { width: frame.panel.narrow },
        '[data-rail] > &': { width: frame.panel.rail },
      },
    },
  },
});

/** Its parts are placed by the panel: the list of chats, which is another landmark, is between them. */
export const head = style({ display: 'contents' });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[1],
  minWidth: 0,
  '@media': {
    [beside]: {
      justifyContent: 'space-between',
      height: '3.5rem',
      padding: `0 ${vars.space[2]} 0 ${vars.space[4]}`,
      selectors: {
        '[data-rail] &': {
          flexDirection: 'column',
          height: 'auto',
          padding: `${vars.space[3]} 0 ${vars.space[1]}`,
        },
      },
    },
  },
});

export const home = style({
  display: 'flex',
  minWidth: 0,
  overflow: 'hidden',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.md,
  '@media': {
    [beside]: { selectors: { '[data-rail] &': { flexShrink: 0, width: '1.75rem', overflow: 'hidden' } } },
  },
});

export const onlyBeside = style({ display: 'none', '@media': { [beside]: { display: 'contents' } } });

export const onlyNarrow = style({ position: 'relative', '@media': { [beside]: { display: 'none' } } });

export const nav = style({
  display: 'none',
  flex: 'none',
  padding: `0 ${vars.space[2]}`,
  '@media': { [beside]: { display: 'block' } },
});

/** What the page puts into the panel: the chats, or the menu of the administration. */
export const middle = style({
  display: 'none',
  '@media': {
    [beside]: {
      display: 'flex',
      flexDirection: 'column',
      flex: '1 0 12rem',
      order: 1,
      minHeight: 0,
      marginBlockStart: vars.space[4],
    },
  },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  marginInlineStart: 'auto',
  '@media': {
    [beside]: {
      flexWrap: 'wrap',
      flex: 'none',
      order: 2,
      marginInlineStart: 0,
      padding: vars.space[2],
      borderBlockStart: `1px solid ${vars.color.border}`,
      selectors: { '[data-rail] &': { flexDirection: 'column', flexWrap: 'nowrap' } },
    },
  },
});

// The bell, at the end of the buttons.
globalStyle(`${foot} > div`, { '@media': { [beside]: { marginInlineStart: 'auto' } } });
globalStyle(`[data-rail] ${foot} > div`, { '@media': { [beside]: { marginInlineStart: 0 } } });

// Beside the head of a chat only «Меню» is left of the bar, with a dot for new notifications; the rest is in the drawer.
globalStyle(`${headed} > ${panel}`, {
  '@media': { [narrow]: { position: 'absolute', border: 0, background: 'none', containerType: 'normal' } },
});
globalStyle(`${headed} :is(${home}, ${foot})`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`body[data-new-notices][data-chat-head] ${page} ${onlyNarrow}::after`, {
  '@media': {
    [narrow]: {
      content: '',
      position: 'absolute',
      inset: `${vars.space[1.5]} ${vars.space[1.5]} auto auto`,
      padding: vars.space[1],
      borderRadius: vars.radius.full,
      background: vars.color.accent,
      pointerEvents: 'none',
    },
  },
});

export const content = style(frame.content);
