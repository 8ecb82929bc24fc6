import { style } from '@vanilla-extract/css';
import { textStyles } from '#ui/theme/text.ts';

export const plain = style({ ...textStyles.md, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
