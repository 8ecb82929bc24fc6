import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';
import { actions } from './MessageItem.css.ts';

// The icons of the words, not their hit areas, are aligned with the text.
globalStyle(`${actions} > * > button:not([aria-label])`, { paddingInline: vars.space[2] });
