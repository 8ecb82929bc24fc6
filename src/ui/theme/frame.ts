import { vars } from './contract.css.ts';

/** Custom properties: heights of the bars at the bottom of the window while they are shown. */
export const footHeights = { offline: '--np-offline-height', player: '--np-player-height' } as const;

/** Height of the bars at the bottom of the window together. */
export const footHeight = `(var(${footHeights.offline}, 0px) + var(${footHeights.player}, 0px))`;

/** A layout with a sticky bar above the screen: rules to spread into the styles of a layout. */
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
  content: { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, outline: 'none' },
} as const;
