import { vars } from './contract.css.ts';

/** Custom properties: heights of the bars at the bottom of the window while they are shown. */
export const footHeights = { offline: '--np-offline-height', player: '--np-player-height' } as const;

/** Height of the bars at the bottom of the window together. */
export const footHeight = `(var(${footHeights.offline}, 0px) + var(${footHeights.player}, 0px))`;

/** A layout with a sticky bar above the screen, or a panel beside it: rules to spread into the styles of a layout. */
export const frame = {
  page: { display: 'flex', flexDirection: 'column', minHeight: `calc(100dvh - ${footHeight})` },
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    // A chat fills the rest of the window.
    height: '56px',
    borderBottom: `1px solid ${vars.color.border}`,
    background: vars.color.surface,
  },
  /** Height of what is above the screen: of the bar, unless the layout sets it (`noBar`). */
  top: 'var(--np-top, 56px)',
  /** For the variables of a layout without a bar. */
  noBar: { '--np-top': '0px' },
  /** For the variables of a layout whose screen has a head of its own (`data-chat-head`): it stands beside the button «Меню». */
  ownHead: { '--np-top': '0px', '--np-head-start': '3rem' },
  headStart: `var(--np-head-start, ${vars.space[3]})`,
  /** Width of the panel beside the screen: with chats, with the menu of an area, and with icons alone. */
  panel: { width: '16.5rem', narrow: '15rem', rail: '3.25rem' },
  /** Width of a column for reading. */
  reading: '760px',
  /** Width of a wide answer. It may be wider than the column for reading. */
  wide: `min(1100px, 100cqi - ${vars.space[12]})`,
  content: { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, outline: 'none' },
} as const;
