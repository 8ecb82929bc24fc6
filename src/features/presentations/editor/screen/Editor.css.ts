import { style, styleVariants } from '@vanilla-extract/css';
import { footHeight, frame, media, textStyles, vars } from '#ui/theme/index.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${frame.top} - ${footHeight})`,
  minHeight: '26rem',
  minWidth: 0,
  background: vars.color.surface,
  '@media': {
    [media.below('sm')]: { height: 'auto', minHeight: `calc(100dvh - ${frame.top})` },
    print: { display: 'none' },
  },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.below('sm')]: { paddingInline: vars.space[3] } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 12rem',
  minWidth: 0,
});
export const title = style({
  ...textStyles.lg,
  fontFamily: 'inherit',
  fontWeight: vars.weight.semibold,
  flex: 1,
  minWidth: 0,
  height: vars.control.md,
  padding: `0 ${vars.space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  background: 'transparent',
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover': { borderColor: vars.color.border },
    '&:focus': { borderColor: vars.color.borderStrong, background: vars.color.surfaceRaised },
  },
});
export const state = style({ ...textStyles.sm, color: vars.color.textMuted });
export const search = style({
  width: '13rem',
  '@media': { [media.below('lg')]: { width: '10rem' }, [media.below('sm')]: { width: '100%' } },
});
export const main = style({ flex: 1, minHeight: 0, display: 'grid', minWidth: 0 });
export const columns = styleVariants({
  // All tabs of the panel fit into its width.
  wide: { gridTemplateColumns: '15rem minmax(0, 1fr) 24rem' },
  middle: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
  strip: { gridTemplateRows: '6.75rem minmax(0, 1fr)' },
  all: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const side = style({ minHeight: 0, minWidth: 0, borderInlineEnd: `1px solid ${vars.color.border}` });
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const stripTools = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  padding: vars.space[2],
  borderInlineEnd: `1px solid ${vars.color.border}`,
});
export const panel = style({
  minHeight: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingTop: vars.space[2],
  // The ring around a tab stands out.
  overflow: 'hidden',
  borderInlineStart: `1px solid ${vars.color.border}`,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
});
/** Above the keyboard of a phone: the browser scrolls the page, the bar stays at the bottom of what is seen. */
export const bottomTools = style([
  tools,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: vars.z.sticky,
    borderTop: `1px solid ${vars.color.border}`,
    borderBottom: 'none',
    background: vars.color.surface,
  },
]);
export const matches = style({
  position: 'absolute',
  zIndex: vars.z.overlay,
  insetInlineEnd: 0,
  top: `calc(100% + ${vars.space[1]})`,
  width: 'min(24rem, 90vw)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.popover,
  '@media': { [media.below('sm')]: { width: '100%', boxSizing: 'border-box' } },
});
export const matchList = style({
  maxHeight: '20rem',
  overflow: 'auto',
  padding: vars.space[1],
  margin: 0,
  listStyle: 'none',
});
export const replaceRow = style({ padding: vars.space[3], borderTop: `1px solid ${vars.color.border}` });
export const searchBox = style({
  position: 'relative',
  '@media': { [media.below('sm')]: { order: 1, flexBasis: '100%' } },
});
export const match = style({
  ...textStyles.sm,
  fontFamily: 'inherit',
  display: 'block',
  width: '100%',
  padding: vars.space[2],
  border: 'none',
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  color: vars.color.text,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible': { background: vars.color.surfaceHover } },
});
export const mark = style({
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.warningTint,
  color: vars.color.text,
});
export const skeleton = style({ display: 'grid', gap: vars.space[4], padding: vars.space[4] });
