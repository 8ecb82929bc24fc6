import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { media, requestField, textStyles, vars } from '#ui/theme/index.ts';
import { box as model } from './ModelSelect.css.ts';

export const box = style({
  ...requestField.box,
  position: 'relative',
  gap: vars.space[2],
  // 56 px with one line.
  padding: `calc(${vars.space[2]} + 1px)`,
  '@media': { [media.low]: { gap: 0, paddingBlock: vars.space[1] } },
  selectors: { '&:has(textarea:focus)': requestField.focused },
});

// The live region of an edited message takes no gap while it is empty.
globalStyle(`${box} > :empty`, { position: 'absolute' });

/** The field and its controls in one line. */
export const row = style({ display: 'flex', alignItems: 'end' });
/** A longer text has the whole width, and its controls below. */
export const tall = style({});

export const sizer = style({
  ...requestField.sizer,
  flex: 1,
  minHeight: vars.control.md,
  boxSizing: 'border-box',
  padding: `${vars.space[1.5]} ${vars.space[2]}`,
  maxHeight: 'min(40dvh, 360px)',
  '@media': { [media.low]: { maxHeight: '25dvh' }, ...requestField.touchSizer },
});

export const input = style(requestField.input);

/** Before the field, or below it. */
export const attach = style({ order: -1 });
export const buttons = style({
  display: 'flex',
  gap: vars.space[2],
  paddingInlineStart: vars.space[1],
  marginInlineStart: 'auto',
});
const twoRows = (selector: string, below?: string) => {
  const rules = (rule: GlobalStyleRule) => (below ? { '@media': { [below]: rule } } : rule);
  globalStyle(selector, rules({ flexWrap: 'wrap' }));
  globalStyle(`${selector} > ${sizer}`, rules({ order: -2, flexBasis: '100%' }));
};
twoRows(tall);
// On a phone the name of the model leaves no space for a text beside it.
twoRows(`${row}:has(${model})`, media.below('sm'));

/** Beside a longer text, in the first days. */
export const hint = style({
  ...textStyles.xs,
  marginInlineStart: vars.space[2],
  display: 'none',
  color: vars.color.hint,
  selectors: {
    [`${tall} &[data-new]`]: {
      '@media': { [`${media.from('md')} and (hover: hover)`]: { display: 'inline' } },
    },
  },
});
