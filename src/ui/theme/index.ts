// The only import with side effects that an app needs: font faces, both themes, the reset.
import '@fontsource-variable/golos-text/wght.css';
import './global.css.ts';

export { vars } from './contract.css.ts';
export { footHeight, footHeights, frame } from './frame.ts';
export { type Breakpoint, breakpoints, forcedSelection, media } from './media.ts';
export { requestField } from './request-field.ts';
export { currentPlace } from './states.ts';
export { paperText, type TextSize, textStyles } from './text.ts';
export { toastArea, toastHeight } from './toasts.ts';
