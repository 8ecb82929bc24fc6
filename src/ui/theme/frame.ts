import { vars } from './contract.css.ts';

/** A layout with a sticky bar above the screen: rules to spread into the styles of a layout. */
export const frame = {
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
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
