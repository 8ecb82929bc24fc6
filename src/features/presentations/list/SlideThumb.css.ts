import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

/** The picture of a slide, 16:9. */
export const frame = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const empty = style({ display: 'grid', placeItems: 'center', height: '100%', color: vars.color.hint });
