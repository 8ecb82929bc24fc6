import type { Veil } from '../../model/boxes.ts';
import { FONTS } from '../../model/fonts.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { el, namespaces } from './xml.ts';

const hex = (colour: string): string => colour.slice(1).toUpperCase();
const rgb = (colour: string): string => el('a:srgbClr', { val: hex(colour) });

const isDark = ({ background, text }: ThemeTokens): boolean =>
  Number.parseInt(hex(background), 16) < Number.parseInt(hex(text), 16);

/** Whether the parts of a colour are nearer to white than to black. */
const isLight = (colour: string): boolean => {
  const parts = hex(colour).match(/../g) ?? [];
  return parts.reduce((sum, part) => sum + Number.parseInt(part, 16), 0) > 382;
};

/** The colour of the theme that links have. */
type LinkSlot = 'hlink' | 'dk1' | 'lt1';

/** Which of the theme's two pairs is ground and which text: a dark theme swaps them, as Office does. */
const colourMapping = (tokens: ThemeTokens, link: LinkSlot = 'hlink') => {
  const [ground, ink] = isDark(tokens) ? ['dk', 'lt'] : ['lt', 'dk'];
  return {
    bg1: `${ground}1`,
    tx1: `${ink}1`,
    bg2: `${ground}2`,
    tx2: `${ink}2`,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`accent${at}`, `accent${at}`])),
    hlink: link,
    folHlink: link === 'hlink' ? 'folHlink' : link,
  };
};

export const colourMap = (tokens: ThemeTokens): string => el('p:clrMap', colourMapping(tokens));

/**
 * The colours of a layout or a slide: those of its master, except that links on a coloured ground are light or dark as its
 * other text, because Office colours every link by the theme.
 */
export function ownColours(link: string | undefined, tokens: ThemeTokens): string {
  const isOwn = link !== undefined && link !== tokens.accent;
  return el(
    'p:clrMapOvr',
    {},
    isOwn
      ? el('a:overrideClrMapping', colourMapping(tokens, isLight(link) ? 'lt1' : 'dk1'))
      : el('a:masterClrMapping'),
  );
}

/** The tokens of slides in a file with a theme of its own. */
export interface FileTokens extends ThemeTokens {
  /** Colours and their names in that theme. @default those of the theme that the export writes */
  readonly scheme?: ReadonlyMap<string, string>;
}

/** The name of a colour in the theme that the export writes. */
function ownName(
  value: string,
  { background, text, surface, muted, chart }: ThemeTokens,
): string | undefined {
  const at = chart.indexOf(value);
  return value === background
    ? 'bg1'
    : value === text
      ? 'tx1'
      : value === surface
        ? 'bg2'
        : value === muted
          ? 'tx2'
          : at >= 0
            ? `accent${at + 1}`
            : undefined;
}

/** A colour: the theme's where it is one, so that it changes with the theme in PowerPoint. @param opacity 0 to 1 */
export function colour(value: string, tokens: FileTokens, opacity = 1): string {
  const name = tokens.scheme ? tokens.scheme.get(value) : ownName(value, tokens);
  const alpha = opacity < 1 ? [el('a:alpha', { val: Math.round(opacity * 100_000) })] : [];
  return name ? el('a:schemeClr', { val: name }, ...alpha) : el('a:srgbClr', { val: hex(value) }, ...alpha);
}

export const fill = (value: string, tokens: ThemeTokens): string =>
  el('a:solidFill', {}, colour(value, tokens));

/** A fill that changes from the upper left corner to the lower right one. */
export const fadingFill = (from: string, to: string, tokens: ThemeTokens): string =>
  el(
    'a:gradFill',
    { rotWithShape: 1 },
    el(
      'a:gsLst',
      {},
      el('a:gs', { pos: 0 }, colour(from, tokens)),
      el('a:gs', { pos: 100_000 }, colour(to, tokens)),
    ),
    el('a:lin', { ang: 2_700_000, scaled: 0 }),
  );

/** A fill that is transparent at the top. @param veil its opacity and from which share of the height on it has it */
export function veilFill(value: string, { opacity, full }: Veil, tokens: ThemeTokens): string {
  const stop = (at: number, alpha: number): string =>
    el('a:gs', { pos: Math.round(at * 100_000) }, colour(value, tokens, alpha));
  return el(
    'a:gradFill',
    { rotWithShape: 1 },
    el('a:gsLst', {}, stop(0, 0), stop(full, opacity), stop(1, opacity)),
    el('a:lin', { ang: 5_400_000, scaled: 0 }),
  );
}

/** A line of a width in px. */
export const stroke = (value: string, width: number, tokens: ThemeTokens): string =>
  el('a:ln', { w: Math.round(width * 9525) }, fill(value, tokens));
export const noStroke = el('a:ln', {}, el('a:noFill'));

const font = (name: string, tag: string): string =>
  el(
    tag,
    {},
    el('a:latin', { typeface: name }),
    el('a:ea', { typeface: '' }),
    el('a:cs', { typeface: name }),
  );

/** The part `theme`: colours and fonts of the deck. */
export function themePart(name: string, tokens: ThemeTokens): string {
  const { background, surface, text, muted, chart, accent } = tokens;
  const [dark, light] = isDark(tokens)
    ? [
        [background, surface],
        [text, muted],
      ]
    : [
        [text, muted],
        [background, surface],
      ];
  const pairs: [string, string | undefined][] = [
    ['dk1', dark[0]],
    ['lt1', light[0]],
    ['dk2', dark[1]],
    ['lt2', light[1]],
    ...chart.map((value, at): [string, string] => [`accent${at + 1}`, value]),
    ['hlink', accent],
    ['folHlink', accent],
  ];
  const plain = el('a:solidFill', {}, el('a:schemeClr', { val: 'phClr' }));
  const line = el('a:ln', { w: 9525 }, plain);
  const noEffect = el('a:effectStyle', {}, el('a:effectLst'));
  const [titleFace, face] = [FONTS[tokens.titleFont].office, FONTS[tokens.font].office];
  return el(
    'a:theme',
    { 'xmlns:a': namespaces['xmlns:a'], name },
    el(
      'a:themeElements',
      {},
      el('a:clrScheme', { name }, ...pairs.map(([tag, value]) => el(`a:${tag}`, {}, rgb(value ?? text)))),
      el('a:fontScheme', { name }, font(titleFace, 'a:majorFont'), font(face, 'a:minorFont')),
      el(
        'a:fmtScheme',
        { name },
        // A theme has at least three of each.
        el('a:fillStyleLst', {}, plain, plain, plain),
        el('a:lnStyleLst', {}, line, line, line),
        el('a:effectStyleLst', {}, noEffect, noEffect, noEffect),
        el('a:bgFillStyleLst', {}, plain, plain, plain),
      ),
    ),
  );
}
