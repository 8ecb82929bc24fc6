import { globalStyle, style } from '@vanilla-extract/css';
import { media, textStyles, vars } from '#ui/theme/index.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  '@media': { [media.from('md')]: { paddingInline: vars.space[6] }, print: { display: 'none' } },
});

export const field = style({ flex: '1 1 112px', minWidth: 0, maxWidth: '480px' });

export const count = style({
  ...textStyles.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const steps = style({ display: 'flex', marginInlineStart: 'auto' });

/** Below the field on a narrow screen. */
export const note = style({
  ...textStyles.sm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
});

globalStyle('::highlight(chat-find)', { backgroundColor: vars.color.warningBorder, color: vars.color.text });
globalStyle('::highlight(chat-find-current)', {
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
});
