import type { ShapeBox } from '../../model/boxes.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { fadingFill, fill, noStroke } from './theme.ts';
import { el, frame, text } from './xml.ts';

const decorative = el(
  'a:extLst',
  {},
  el(
    'a:ext',
    { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
    el('adec:decorative', {
      'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative',
      val: 1,
    }),
  ),
);

/** Name and description of a shape; null for one without meaning. */
export const shapeName = (id: number, name: string, description: string | null = ''): string =>
  description === null
    ? el('p:cNvPr', { id, name, descr: '' }, decorative)
    : el('p:cNvPr', { id, name, descr: description === '' ? undefined : description });

/** A place of a layout: its type and number there. */
export const placeholder = (type: string | undefined, index: number | undefined): string =>
  el('p:nvPr', {}, el('p:ph', { type, idx: index }));

export const geometry = (shape: string): string => el('a:prstGeom', { prst: shape }, el('a:avLst'));

/** Bold text in the middle of a shape. */
const labelBody = (
  { text: value, points, color }: NonNullable<ShapeBox['label']>,
  tokens: ThemeTokens,
  language: string,
): string =>
  el(
    'p:txBody',
    {},
    el('a:bodyPr', { wrap: 'none', lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor: 'ctr' }),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el('a:pPr', { algn: 'ctr' }),
      el(
        'a:r',
        {},
        el(
          'a:rPr',
          { lang: language, sz: points * 100, b: 1, dirty: 0 },
          fill(color, tokens),
          el('a:latin', { typeface: '+mn-lt' }),
        ),
        el('a:t', {}, text(value)),
      ),
    ),
  );

/** A decoration; its corners may be round, and a number or letters may stand in it. */
export function shape(id: number, box: ShapeBox, tokens: ThemeTokens, language = 'ru-RU'): string {
  const radius = Math.min(50_000, Math.round((box.radius / Math.max(1, Math.min(box.w, box.h))) * 100_000));
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, `Украшение ${id}`, null),
      el('p:cNvSpPr'),
      el('p:nvPr', { userDrawn: 1 }),
    ),
    el(
      'p:spPr',
      {},
      frame(box),
      radius > 0
        ? el(
            'a:prstGeom',
            { prst: 'roundRect' },
            el('a:avLst', {}, el('a:gd', { name: 'adj', fmla: `val ${radius}` })),
          )
        : geometry('rect'),
      box.fade === null ? fill(box.fill, tokens) : fadingFill(box.fill, box.fade, tokens),
      noStroke,
    ),
    box.label ? labelBody(box.label, tokens, language) : '',
  );
}

/** The tree of shapes of a slide, layout or master. */
export const shapeTree = (shapes: string): string =>
  el(
    'p:spTree',
    {},
    el('p:nvGrpSpPr', {}, el('p:cNvPr', { id: 1, name: '' }), el('p:cNvGrpSpPr'), el('p:nvPr')),
    el(
      'p:grpSpPr',
      {},
      el(
        'a:xfrm',
        {},
        el('a:off', { x: 0, y: 0 }),
        el('a:ext', { cx: 0, cy: 0 }),
        el('a:chOff', { x: 0, y: 0 }),
        el('a:chExt', { cx: 0, cy: 0 }),
      ),
    ),
    shapes,
  );

/** The background of a slide or layout. */
export const background = (value: string, tokens: ThemeTokens): string =>
  el('p:bg', {}, el('p:bgPr', {}, fill(value, tokens), el('a:effectLst')));

/** Gives each shape of a part a number of its own, from 2: 1 is the tree. */
export function shapeIds(): () => number {
  let last = 1;
  return () => {
    last += 1;
    return last;
  };
}
