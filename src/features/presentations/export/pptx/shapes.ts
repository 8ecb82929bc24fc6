import svgpath from 'svgpath';
import type { Area } from '../../model/area.ts';
import type { ShapeBox } from '../../model/boxes.ts';
import { ICON_STROKE } from '../../model/icons.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { type BulletPlace, iconShapeName, veilName } from './own-names.ts';
import { fadingFill, fill, noStroke, veilFill } from './theme.ts';
import { el, emu, frame, text } from './xml.ts';

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

/** A rectangle, with round corners if they have a radius. @param radius px */
export function roundedGeometry({ w, h }: { w: number; h: number }, radius: number): string {
  const share = Math.min(50_000, Math.round((radius / Math.max(1, Math.min(w, h))) * 100_000));
  if (share === 0) return geometry('rect');
  const adjust = el('a:avLst', {}, el('a:gd', { name: 'adj', fmla: `val ${share}` }));
  return el('a:prstGeom', { prst: 'roundRect' }, adjust);
}

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

function groundOf({ fill: own, fade, veil }: ShapeBox, tokens: ThemeTokens): string {
  if (veil) return veilFill(own, veil, tokens);
  return fade === null ? fill(own, tokens) : fadingFill(own, fade, tokens);
}

/** A decoration; its corners may be round, and a number or letters may stand in it. */
export function shape(id: number, box: ShapeBox, tokens: ThemeTokens, language = 'ru-RU'): string {
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, box.veil ? veilName(box.veil.overlay) : `Украшение ${id}`, null),
      el('p:cNvSpPr'),
      el('p:nvPr', { userDrawn: 1 }),
    ),
    el('p:spPr', {}, frame(box), roundedGeometry(box, box.radius), groundOf(box, tokens), noStroke),
    box.label ? labelBody(box.label, tokens, language) : '',
  );
}

/** The strokes of an icon as one path of lines and curves, in thousandths of its square. */
function iconPath(paths: readonly string[]): string {
  const at = (x: number, y: number): string =>
    el('a:pt', { x: Math.round(x * 1000), y: Math.round(y * 1000) });
  const parts: string[] = [];
  for (const path of paths) {
    // Arcs become curves, and every command names its points in full.
    const plain = svgpath(path).abs().unarc().unshort();
    plain.iterate(([command, ...numbers], _, x, y) => {
      const [a = x, b = y, c = 0, d = 0, e = 0, f = 0] = numbers;
      if (command === 'M') parts.push(el('a:moveTo', {}, at(a, b)));
      else if (command === 'L') parts.push(el('a:lnTo', {}, at(a, b)));
      else if (command === 'H') parts.push(el('a:lnTo', {}, at(a, y)));
      else if (command === 'V') parts.push(el('a:lnTo', {}, at(x, a)));
      else if (command === 'C') parts.push(el('a:cubicBezTo', {}, at(a, b), at(c, d), at(e, f)));
      else if (command === 'Q') parts.push(el('a:quadBezTo', {}, at(a, b), at(c, d)));
      else if (command === 'Z' || command === 'z') parts.push(el('a:close'));
    });
  }
  return el('a:pathLst', {}, el('a:path', { w: 24_000, h: 24_000, fill: 'none' }, ...parts));
}

/**
 * An icon as a drawing of lines, which takes the colours of the theme.
 *
 * @param area in whose middle it stands
 */
export function iconShape(
  id: number,
  { x, y, w, h }: Area,
  { name, paths, size, color }: NonNullable<ShapeBox['icon']>,
  tokens: ThemeTokens,
  bullet?: BulletPlace,
): string {
  const area = { x: x + (w - size) / 2, y: y + (h - size) / 2, w: size, h: size };
  const geometryOf = ['a:avLst', 'a:gdLst', 'a:ahLst', 'a:cxnLst'].map((name) => el(name));
  const edges = el('a:rect', { l: 0, t: 0, r: 'r', b: 'b' });
  return el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, shapeName(id, iconShapeName(name, bullet), null), el('p:cNvSpPr'), el('p:nvPr')),
    el(
      'p:spPr',
      {},
      frame(area),
      el('a:custGeom', {}, ...geometryOf, edges, iconPath(paths)),
      el('a:noFill'),
      el('a:ln', { w: emu((ICON_STROKE * size) / 24), cap: 'rnd' }, fill(color, tokens), el('a:round')),
    ),
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
