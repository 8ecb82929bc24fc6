import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme/index.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  // A container, because the buttons that jump are placed by its width.
  containerType: 'inline-size',
  '@media': { print: { display: 'block' } },
});

export const scroll = style({
  // Texts for screen readers are positioned: without this they would make the whole page scroll.
  position: 'relative',
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Wide answers are measured by it.
  containerType: 'inline-size',
  // Space for the scrollbar on both sides: the column is then aligned with the composer, which has no scrollbar.
  scrollbarGutter: 'stable both-edges',
  // The whole conversation is printed.
  '@media': { print: { overflow: 'visible' } },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '808px',
  minHeight: '100%',
  margin: '0 auto',
  padding: `${vars.space[4]} ${vars.space[3]}`,
  '@media': { [media.from('sm')]: { padding: `${vars.space[6]} ${vars.space[6]}` } },
});

/** The messages and the boxes of those that are not mounted; the gap is `ROW_GAP_PX`. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const gap = style({ flex: 'none' });
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
/** The messages that are not loaded are not printed. */
export const printOnly = style({ display: 'none', '@media': { print: { display: 'inline' } } });

/** Logs without room beside the column, where the buttons that jump would cover text. */
const narrow = '(max-width: 54rem)';

/** At the edge of the log, beside the column. In a narrow log they have their own line below it. */
export const jumps = style({
  position: 'absolute',
  bottom: vars.space[3],
  insetInlineEnd: vars.space[5],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  '@container': {
    [narrow]: {
      position: 'static',
      gridRow: 2,
      flexDirection: 'row',
      justifyContent: 'end',
      padding: `${vars.space[1]} ${vars.space[3]}`,
    },
  },
  '@media': {
    print: { display: 'none' },
    // At the end of the log they are not needed.
    [`${media.below('sm')} and (hover: none)`]: { selectors: { '&[data-end]': { display: 'none' } } },
  },
});

/** Above the composer, in the middle. */
export const quoteBar = style({
  position: 'absolute',
  bottom: vars.space[3],
  left: '50%',
  transform: 'translateX(-50%)',
  '@media': { print: { display: 'none' } },
});
