import type { TextBox } from '../../model/boxes.ts';
import type { Paragraph, Run } from '../../model/deck.ts';
import { FONTS, type Font } from '../../model/fonts.ts';
import { safeLink } from '../../model/links.ts';
import { indentsOf, levelOf, markOf } from '../../model/lists.ts';
import { gapBefore } from '../../model/text-box.ts';
import { el, emu, text } from './xml.ts';

/** What text needs from the part that contains it. */
export interface TextContext {
  /** `ru-RU` */
  readonly language: string;
  /** The id of the relation to an address. */
  readonly linkTo: (address: string) => string;
}

/** Size in pt as Office writes it. */
export const size = (points: number): number => Math.round(points * 100);

/** Line spacing, which Office counts in the height of the font's lines. @param fontSizes the height of a line */
export const lineSpacing = (fontSizes: number, font: Font): string =>
  el('a:lnSpc', {}, el('a:spcPct', { val: Math.round((fontSizes / FONTS[font].height) * 100_000) }));

/** Space above a paragraph, pt. */
export const spaceBefore = (points: number): string =>
  el('a:spcBef', {}, el('a:spcPts', { val: size(points) }));

/** Where text stands in its place, as Office names it. */
export const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const;

/** `a:bodyPr` without insets: the places of `layoutSlide` have none. @param above space above the first line, px */
export const bodyProperties = (anchor?: TextBox['anchor'], isResizing = true, above = 0): string =>
  el(
    'a:bodyPr',
    { wrap: 'square', lIns: 0, tIns: emu(above), rIns: 0, bIns: 0, anchor: anchor && ANCHORS[anchor] },
    isResizing ? el('a:normAutofit') : el('a:noAutofit'),
  );

const linkColour = el('a:solidFill', {}, el('a:schemeClr', { val: 'hlink' }));

const themeFont = el('a:latin', { typeface: '+mn-lt' });

/** As PowerPoint itself marks emoji. Arial has none, and a program that looks no further would show a box. */
const emojiFont = ['a:latin', 'a:ea'].map((tag) => el(tag, { typeface: 'Segoe UI Emoji' })).join('');
const emojiUnit = /(?:\p{RI}{2}|(?:\p{Emoji_Presentation}|\p{Emoji}(?:\uFE0F|\p{EMod}))\p{EMod}?\u20E3?)/u
  .source;
/** Emoji side by side, those of several characters whole: flags, skin tones, keycaps, families. */
const emoji = new RegExp(`((?:${emojiUnit}(?:\\u200D(?:${emojiUnit}|\\p{Emoji}))*)+)`, 'u');

interface RunLooks {
  points?: number | undefined;
  isBold?: boolean;
  /** XML of a colour. */
  fill?: string;
  /** XML of the colour behind the text. */
  highlight?: string | undefined;
  /** Links have the colour of the text, because that of the theme cannot be read on its ground. */
  hasPlainLinks?: boolean;
}

/** Tells Office that a link has the colour of its text. */
const plainLink = el(
  'a:extLst',
  {},
  el(
    'a:ext',
    { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
    el('ahyp:hlinkClr', {
      'xmlns:ahyp': 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor',
      val: 'tx',
    }),
  ),
);

/** Text with `\n` as `a:br`; a tab has no stops on a slide. */
export function runs(list: readonly Run[], { language, linkTo }: TextContext, looks: RunLooks = {}): string {
  return list
    .map((run) => {
      const address = safeLink(run.link);
      const link = address
        ? el('a:hlinkClick', { 'r:id': linkTo(address) }, ...(looks.hasPlainLinks ? [plainLink] : []))
        : '';
      // Text outside of places has no font but its own.
      const colour = address && !looks.hasPlainLinks ? linkColour : (looks.fill ?? '');
      const ground = looks.highlight ? el('a:highlight', {}, looks.highlight) : '';
      const font = looks.fill ? themeFont : '';
      const attributes = {
        lang: language,
        sz: looks.points === undefined ? undefined : size(looks.points),
        b: run.isBold || looks.isBold ? 1 : undefined,
        i: run.isItalic ? 1 : undefined,
        dirty: 0,
      };
      const looksOf = (...tails: string[]): string =>
        el('a:rPr', attributes, ...[colour, ground, ...tails].filter(Boolean));
      return run.text
        .replaceAll('\t', ' ')
        .split('\n')
        .map((line) =>
          line
            .split(emoji)
            .map((part, at) =>
              part === ''
                ? ''
                : el('a:r', {}, looksOf(at % 2 === 1 ? emojiFont : font, link), el('a:t', {}, text(part))),
            )
            .join(''),
        )
        .join(el('a:br', {}, looksOf(font)));
    })
    .join('');
}

/** The end of a paragraph, which carries the language too. */
export const paragraphEnd = ({ language }: TextContext, points?: number): string =>
  el('a:endParaRPr', { lang: language, sz: points === undefined ? undefined : size(points), dirty: 0 });

interface ListLooks {
  /** Only outside of places. */
  algn?: 'ctr' | undefined;
  /** XML of `lineSpacing` and of the colour of marks; those of the place without them. */
  spacing?: string;
  markFill?: string;
  /** As `indentsOf` has them. */
  beside?: boolean;
  isIcon?: boolean;
}

/** Takes the place of a bullet where an icon stands. An empty one would be drawn as that of the layout. */
const noBullet = '\u00a0';

/** Indents and mark of a paragraph whose text has this size, pt. */
export function listProperties(
  one: Paragraph,
  points: number,
  gap: number,
  { algn, spacing = '', markFill, beside = false, isIcon = false }: ListLooks = {},
): string {
  const indents = indentsOf(one, { beside, isIcon });
  const unit = points * 12_700;
  const mark = isIcon ? noBullet : markOf(one, 1);
  return el(
    'a:pPr',
    {
      marL: Math.round(indents.text * unit),
      indent: Math.round((indents.mark - indents.text) * unit),
      lvl: levelOf(one) || undefined,
      algn,
    },
    spacing,
    spaceBefore(points * (gapBefore(one) + (levelOf(one) === 0 ? gap : 0))),
    markFill && one.list !== 'none' ? el('a:buClr', {}, markFill) : '',
    one.list === 'number'
      ? el('a:buFont', { typeface: '+mj-lt' }) + el('a:buAutoNum', { type: 'arabicPeriod' })
      : one.list === 'bullet'
        ? el('a:buFont', { typeface: '+mj-lt' }) + el('a:buChar', { char: mark })
        : el('a:buNone'),
  );
}

interface Sizes {
  /** Size of the text on the slide, pt. */
  readonly points: number;
  /** Size of the layout's place: it is not repeated. */
  readonly usual: number;
  /** True where the place's own paragraphs are marked or may be. */
  readonly hasLists: boolean;
  /** Additional space before paragraphs that are not further in, in font sizes. @default 0 */
  readonly gap?: number;
  /** Indexes of the paragraphs whose icon stands in the place of their bullet, as a shape of its own. @default none */
  readonly icons?: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/** The paragraphs of a slot. */
export function paragraphs(
  list: readonly Paragraph[],
  context: TextContext,
  { points, usual, hasLists, gap = 0, icons = none }: Sizes,
): string {
  const own = points === usual ? undefined : points;
  if (list.length === 0) return el('a:p', {}, paragraphEnd(context, own));
  return list
    .map((one, at) =>
      el(
        'a:p',
        {},
        hasLists || one.list !== 'none'
          ? listProperties(one, points, at === 0 ? -gapBefore(one) : gap, {
              beside: icons.size > 0,
              isIcon: icons.has(at),
            })
          : '',
        runs(one.runs, context, { points: own }),
        paragraphEnd(context, own),
      ),
    )
    .join('');
}

/** A run without looks. */
export const plainRun = (value: string): Run => ({ text: value, isBold: false, isItalic: false, link: null });
