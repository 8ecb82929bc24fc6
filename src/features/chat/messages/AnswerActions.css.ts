import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';
import { actions } from './MessageItem.css.ts';

// A smaller padding, so that the icon of the first button is below the first letter of the text.
globalStyle(`${actions} > * > button:not([aria-label])`, { paddingInline: vars.space[2] });
