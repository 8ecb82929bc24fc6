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

/** The parts of a topic after its first colon: «Итоги: выручка 5 млн ₽, планы» has two. */
function partsOf(topic: string): string[] {
  const [, ...rest] = topic.split(/:\s/u);
  return rest
    .join(': ')
    .split(/[;\n]|,\s|\.\s|\.$/u)
    .map((part) => part.trim().replace(/^(?:и|and)\s/iu, ''))
    .filter((part) => part.length > 2 && part.length <= LONGEST);
}

/** Splits a part into its first number or date and the other words: «387 млн ₽» and «Выручка при плане 375 млн ₽». */
function factOf(part: string, wanted: RegExp): { fact: string; about: string } | undefined {
  const [found] = wanted.exec(part) ?? [];
  if (found === undefined) return undefined;
  const about = part.replace(found, ' ').replaceAll(/\s+/gu, ' ').trim();
  return about === '' ? undefined : { fact: found.trim(), about: capital(about) };
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Slides made of the topic alone: its parts, its numbers and its dates. Each needs at least two of them. */
export function topicFacts(topic: string, texts: DeckTexts): Pattern[] {
  const parts = partsOf(topic);
  const dates = parts.flatMap((part) => factOf(part, date) ?? []);
  const numbers = parts.filter((part) => !date.test(part)).flatMap((part) => factOf(part, number) ?? []);
  const named = new Set([...dates, ...numbers].map(({ about }) => about));
  const others = parts.filter((part) => {
    const fact = factOf(part, date) ?? factOf(part, number);
    return !fact || !named.has(fact.about);
  });
  const points = (facts: typeof dates): string[] => facts.map(({ fact, about }) => `${fact}: ${about}`);
  const slides = (
    layout: Pattern['layout'],
    title: string,
    items: readonly string[],
    size: number,
  ): Pattern[] =>
    items.length < 2 ? [] : chunks(items, size).map((some) => ({ layout, title, points: some }));
  return [
    ...slides('agenda', texts.parts, others.map(capital), PER_SLIDE.parts),
    ...slides('numbers', texts.numbers, points(numbers), PER_SLIDE.numbers),
    ...slides('timeline', texts.dates, points(dates), PER_SLIDE.dates),
  ];
}
