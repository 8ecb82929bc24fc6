import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

export const statusText = style({ whiteSpace: 'nowrap' });

/** A border, which forced colours keep. */
export const dot = style({
  display: 'inline-block',
  marginInlineEnd: vars.space[2],
  border: `${vars.space[1]} solid`,
  borderRadius: vars.radius.full,
  verticalAlign: '0.0625rem',
});

export const tones = styleVariants({
  neutral: { borderColor: vars.color.borderStrong },
  accent: { borderColor: vars.color.accent },
  positive: { borderColor: vars.color.positive },
  negative: { borderColor: vars.color.negative },
  info: { borderColor: vars.color.info },
  warning: { borderColor: vars.color.warning },
});
/** A status with its reason is one line, so that all rows of a list have one height; its `title` has it whole. */
export const statusReason = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
