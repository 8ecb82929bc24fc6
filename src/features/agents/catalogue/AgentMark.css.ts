import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** Hues of the marks, out of the colours that the theme has for texts. */
export const tones = styleVariants({
  rose: { color: vars.color.accentTintText },
  orange: { color: vars.color.negative },
  amber: { color: vars.color.warning },
  green: { color: vars.color.positive },
  teal: { color: vars.color.codeType },
  blue: { color: vars.color.info },
  violet: { color: vars.color.codeKeyword },
  slate: { color: vars.color.textMuted },
});
