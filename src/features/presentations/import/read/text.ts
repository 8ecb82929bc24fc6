/** The text of a shape: `a:txBody` as paragraphs. */
import { childAt, childOf, descendants, isOn, type XmlElement } from '#lib/office/read-xml.ts';
import { type Paragraph, paragraphText, type Run } from '../../model/deck.ts';
import { readLink } from '../../model/links.ts';
import type { Page } from '../../office/places.ts';
import type { SourceText } from '../source.ts';
import type { SlideContext } from './context.ts';

const raised = new Map(Object.entries({ 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷' }));
for (const [at, sign] of ['⁸', '⁹'].entries()) raised.set(String(at + 8), sign);
const lowered = new Map([...'₀₁₂₃₄₅₆₇₈₉'].map((sign, at) => [String(at), sign]));

/** Superscript or subscript digits as characters of Unicode; undefined for other texts. */
function shifted(text: string, baseline: number): string | undefined {
  const signs = baseline > 0 ? raised : lowered;
  const found = [...text].map((letter) => signs.get(letter));
  return found.every((sign) => sign !== undefined) ? found.join('') : undefined;
}

/** The address of a link if it is https or mailto. Other addresses give null and are named in the report. */
export function linkOf(looks: XmlElement | undefined, context: SlideContext): string | null {
  const click = childOf(looks, 'hlinkClick');
  if (!click) return null;
  const relation = context.relation(click.attributes['r:id'] ?? '');
  if (!relation?.isExternal) {
    if (click.attributes['action'] || relation) context.lose('переход по\u00a0щелчку на\u00a0другой слайд');
    return null;
  }
  const address = /^(?:https|mailto):/i.test(relation.target) ? readLink(relation.target) : undefined;
  if (address !== undefined) return address;
  context.lose(`ссылка ${relation.target.slice(0, 200)} (остаются только https:// и\u00a0почта)`);
  return null;
}

function runOf(element: XmlElement, context: SlideContext): Run | null {
  const looks = childOf(element, 'rPr');
  const { b, i, strike, baseline = '0', lang = '' } = looks?.attributes ?? {};
  let text = (childOf(element, 't')?.text ?? '').replaceAll(/_x000b_/gi, '\n');
  if (text === '') return null;
  const typeface = childOf(looks, 'latin')?.attributes['typeface'];
  if (typeface) context.seeFont(typeface);
  context.seeLanguage(lang, text);
  if (strike !== undefined && strike !== 'noStrike')
    context.lose('зачёркивание: текст остался без\u00a0него');
  const level = Number.parseInt(baseline, 10) || 0;
  if (level !== 0) {
    const other = shifted(text, level);
    if (other === undefined && /\S/u.test(text)) context.lose('верхние и\u00a0нижние индексы из\u00a0букв');
    text = other ?? text;
  }
  return { text, isBold: isOn(b), isItalic: isOn(i), link: linkOf(looks, context) };
}

/** The text of a formula. */
const formulaText = (element: XmlElement): string =>
  [...descendants(element, 't')].map(({ text }) => text).join('');

function runsIn(paragraph: XmlElement, context: SlideContext): Run[] {
  const runs: Run[] = [];
  const plain = (text: string): void => void runs.push({ text, isBold: false, isItalic: false, link: null });
  for (const child of paragraph.children) {
    switch (child.name) {
      case 'r':
      case 'fld': {
        const isNumber = child.attributes['type'] === 'slidenum';
        const run = isNumber ? null : runOf(child, context);
        if (run) runs.push(run);
        break;
      }
      case 'br':
        plain('\n');
        break;
      case 'AlternateContent':
      case 'm': {
        const formula = formulaText(child.name === 'm' ? child : (childOf(child, 'Choice') ?? child));
        if (formula === '') break;
        context.lose('вид формул: они стали текстом');
        plain(formula);
        break;
      }
    }
  }
  return runs;
}

const isAlike = (one: Run, other: Run): boolean =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.link === other.link;

/** Runs of equal looks side by side become one; line ends take the looks before them. */
function merged(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && (run.text === '\n' || isAlike(last, run)))
      result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}

const marks: Readonly<Record<string, Paragraph['list']>> = {
  buNone: 'none',
  buChar: 'bullet',
  buBlip: 'bullet',
  buAutoNum: 'number',
};

/** The mark of a paragraph: its own, or that of the nearest style that has one. */
function listOf(
  own: XmlElement | undefined,
  level: number,
  styles: readonly XmlElement[],
): Paragraph['list'] {
  for (const looks of [own, ...styles.map((style) => childOf(style, `lvl${level + 1}pPr`))]) {
    const mark = looks?.children.find(({ name }) => Object.hasOwn(marks, name));
    if (mark) return marks[mark.name] ?? 'none';
  }
  return 'none';
}

/** A bullet that was typed as text. */
const typedMark = /^\s*[•●▪◦‣·]\s+/u;

/**
 * The paragraphs of a text body; empty ones are left out, because they only make space.
 *
 * @param styles the styles of lists that hold for it, the nearest one first
 */
export function readParagraphs(
  body: XmlElement | undefined,
  styles: readonly XmlElement[],
  context: SlideContext,
): Paragraph[] {
  const own = childOf(body, 'lstStyle');
  const chain = own ? [own, ...styles] : styles;
  return (body?.children ?? []).flatMap((child): Paragraph[] => {
    if (child.name !== 'p') return [];
    const looks = childOf(child, 'pPr');
    const level = Math.min(8, Math.max(0, Number.parseInt(looks?.attributes['lvl'] ?? '0', 10) || 0));
    const runs = merged(runsIn(child, context));
    const list = listOf(looks, level, chain);
    const made: Paragraph = { level: Math.min(2, level), list, runs };
    if (paragraphText(made).trim() === '') return [];
    const [first, ...others] = runs;
    if (list !== 'none' || !first || !typedMark.test(first.text)) return [made];
    return [
      { ...made, list: 'bullet', runs: [{ ...first, text: first.text.replace(typedMark, '') }, ...others] },
    ];
  });
}

const aligns: Readonly<Record<string, SourceText['align']>> = { ctr: 'center', r: 'right' };
const anchors: Readonly<Record<string, SourceText['anchor']>> = { ctr: 'middle', b: 'bottom' };

/** Where a text stands in its box, as its body and its first paragraph say. */
export function standingOf(body: XmlElement | undefined): Pick<SourceText, 'align' | 'anchor'> {
  const align = aligns[childAt(body, 'p', 'pPr')?.attributes['algn'] ?? ''];
  const anchor = anchors[childOf(body, 'bodyPr')?.attributes['anchor'] ?? ''];
  return { ...(align && { align }), ...(anchor && { anchor }) };
}

/** The largest size of letters that a text body sets itself, pt; 0 if none. */
export const largestSize = (body: XmlElement | undefined): number =>
  [...descendants(body, 'rPr')].reduce(
    (most, { attributes }) => Math.max(most, Number(attributes['sz']) || 0),
    0,
  ) / 100;

/** The height of the portal's slides, EMU. */
const HEIGHT = 6_858_000;
/** The same, pt of a slide of the portal. */
export const sizeOn = ({ h }: Page, body: XmlElement | undefined): number => (largestSize(body) * HEIGHT) / h;

/** The words of a text body in one line. */
export function wordsOf(body: XmlElement | undefined): string {
  const texts = [...descendants(body, 'p')].map((paragraph) =>
    [...descendants(paragraph, 't')].map(({ text }) => text).join(''),
  );
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** True for a shape that is marked as decorative. @param properties its `cNvPr` */
export const isDecorative = (properties: XmlElement | undefined): boolean =>
  [...descendants(childAt(properties, 'extLst'), 'decorative')].some(({ attributes }) =>
    isOn(attributes['val']),
  );
