/** What the topic of a brief says itself: its numbers, dates and parts, for plans without an upstream (presentations.md §9). */
import type { DeckTexts, Pattern } from './deck-texts.ts';
import { capital } from './fitted.ts';

/** Longer parts are not used as points of the plan. */
const LONGEST = 120;
const PER_SLIDE = { numbers: 4, dates: 5, parts: 6 };

const month =
  '(?:январ|феврал|март|апрел|ма[йяю]|июн|июл|август|сентябр|октябр|ноябр|декабр)\\p{L}*|(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const day = `(?:\\d{1,2}\\s)?(?:${month})`;
/** «12 декабря», «с января по июнь 2027 года». */
const date = new RegExp(
  `(?<![\\p{L}\\d])(?:с\\s|from\\s)?${day}(?:\\s?(?:по|до|to|–|—)\\s${day})?(?:\\s20\\d\\d(?:\\sгода)?)?(?![\\p{L}\\d])`,
  'iu',
);
/** «387 млн ₽», «+9,2 %», «6 человек»; a number of a class, a quarter or a year is a name. */
const number =
  /(?<![\p{L}\d№])[+−–-]?\d[\d\s\u00a0]*(?:[.,]\d+)?[\s\u00a0]?(?:%|(?:(?:млн|млрд|тыс\.)[\s\u00a0])?[₽$€]|(?!класс|квартал|год|г\.|grade|quarter)\p{L}{2,})/iu;

/** What is left before a number that was taken out: «команда из» of «команда из 6 человек». */
const preposition = /\s(?:из|в|во|до|на|от|за|с|со|к|по|около|of|to|in|at|for|from|about)$/iu;

/** The parts of a topic after its first colon: «Итоги: выручка 5 млн ₽, планы» has two. */
function partsOf(topic: string): string[] {
  const [, ...rest] = topic.split(/:\s/u);
  return rest
    .join(': ')
    .split(/[;\n]|,\s|\.\s|\.$/u)
    .map((part) => part.trim().replace(/^(?:и|and)\s/iu, ''))
    .filter((part) => part.length > 2 && part.length <= LONGEST);
}

/** The words after a number that it counts: «времени» of «было 18 % времени», but not «при плане». */
const counted = /^\s\p{L}{4,}$/u;

/**
 * Splits a part into its first number or date and the other words: «387 млн ₽» and «Выручка при плане 375 млн ₽»,
 * «18 % времени» and «Было». A part that is a number alone has no other words: «12 отделов».
 */
function factOf(part: string, wanted: RegExp): { fact: string; about: string } | undefined {
  const found = wanted.exec(part);
  if (!found) return undefined;
  const before = part.slice(0, found.index).trim();
  const after = part.slice(found.index + found[0].length);
  if (before !== '' && counted.test(after))
    return { fact: `${found[0].trim()}${after}`, about: capital(before) };
  const about = `${before} ${after}`.replaceAll(/\s+/gu, ' ').trim().replace(preposition, '');
  return { fact: found[0].trim(), about: capital(about) };
}

/** As few groups of at most `most` items as possible, of nearly one size: eight of at most six are two of four. */
export function evenGroups<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}

const layouts = [
  ['agenda', 'parts'],
  ['numbers', 'numbers'],
  ['timeline', 'dates'],
] as const satisfies readonly [Pattern['layout'], keyof typeof PER_SLIDE][];

interface Point {
  readonly kind: keyof typeof PER_SLIDE;
  readonly part: string;
  readonly point: string;
}

/** A part as a point of the slide that suits it. */
function pointOf(part: string): Point {
  const day = factOf(part, date);
  const fact = day ?? factOf(part, number);
  // A date alone says nothing.
  if (!fact || (day && day.about === '')) return { kind: 'parts', part, point: capital(part) };
  const point = fact.about === '' ? fact.fact : `${fact.fact}: ${fact.about}`;
  return { kind: day ? 'dates' : 'numbers', part, point };
}

/** Slides made of the topic alone: its parts, its numbers and its dates. A single number or date is one of the parts. */
export function topicFacts(topic: string, texts: DeckTexts): Pattern[] {
  const found = partsOf(topic).map(pointOf);
  const ofKind = (points: readonly Point[], kind: Point['kind']): Point[] =>
    points.filter((one) => one.kind === kind);
  const settled = found.map(
    (one): Point =>
      ofKind(found, one.kind).length < 2 ? { ...one, kind: 'parts', point: capital(one.part) } : one,
  );
  return layouts.flatMap(([layout, kind]) => {
    const points = ofKind(settled, kind).map(({ point }) => point);
    // A topic of one part only is told by the other slides.
    if (points.length === 0 || found.length < 2) return [];
    return evenGroups(points, PER_SLIDE[kind]).map((some, at) => ({
      // A second agenda would number its points from 1 again.
      layout: at > 0 && layout === 'agenda' ? 'bullets' : layout,
      title: texts[kind](some.length),
      points: some,
    }));
  });
}
