// The only import with effects that an app needs: font faces, both themes, the reset.
import '@fontsource-variable/golos-text/wght.css';
import './global.css.ts';

export { vars } from './contract.css.ts';
export { type Breakpoint, breakpoints, media } from './media.ts';
export { type TextSize, textStyles } from './text.ts';
