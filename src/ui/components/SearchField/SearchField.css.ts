import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textStyles } from '#ui/theme/text.ts';

/** The button of an empty field; its place stays. */
export const clear = style({ visibility: 'hidden' });

export const small = style({ ...textStyles.sm, minHeight: vars.control.sm, paddingInline: vars.space[2] });
