/** Plans made without an upstream: from the materials of a brief, then from patterns (presentations.md §9). */

import type { OutlineItem, Schemas } from '#mocks/store/database.ts';
import type { DeckTexts, Pattern } from './deck-texts.ts';
import { capital, fitted, shortTopic } from './fitted.ts';
import type { Materials, MaterialTable, Section } from './materials.ts';
import { patternsFor, textsFor } from './patterns.ts';
import { evenGroups, topicFacts } from './topic-facts.ts';

type Brief = Schemas['PresentationBrief'];
type Item = Omit<OutlineItem, 'id'>;

const MAX_POINTS = 6;
const MAX_POINT = 200;
/** Most characters of a last title that names the goal. A longer goal is a point of that slide. */
const MAX_TITLE = 60;

const item = (
  layout: Schemas['SlideLayout'],
  title: string,
  points: readonly string[],
  source: string | null = null,
): Item => ({
  layout,
  source,
  title: fitted(title, 120),
  points: points
    .map((point) => fitted(point, MAX_POINT))
    .filter(Boolean)
    .slice(0, MAX_POINTS),
});

const isNumeric = (cell: string | undefined): boolean =>
  /^-?[\d\s\u00a0\u202f]+([.,]\d+)?$/u.test(cell ?? '');

/** Whether a chart can be drawn of a table: some column but the first has numbers only. */
export const hasNumbers = ({ rows }: MaterialTable): boolean =>
  (rows[0] ?? []).some((_name, at) => at > 0 && rows.slice(1).every((row) => isNumeric(row[at])));

const ofTable = (table: MaterialTable, texts: DeckTexts): Item[] => [
  item('table', table.title, [], table.source),
  ...(hasNumbers(table) ? [item('chart', `${table.title}: ${texts.onChart}`, [], table.source)] : []),
];

/** A section as items: one, or several when it has more lines than a slide takes. */
const ofSection = ({ title, lines, source }: Section, texts: DeckTexts): Item[] => {
  const [first = [], ...rest] = evenGroups(lines, MAX_POINTS);
  return [
    item('bullets', title, first, source),
    ...rest.map((points, at) =>
      item('bullets', `${fitted(title, 100)}, ${texts.continued} ${at + 1}`, points, source),
    ),
  ];
};

/** Halves the item with the most theses, so that the materials fill one slide more; undefined when none has two. */
function halved(items: readonly Item[], texts: DeckTexts): Item[] | undefined {
  const longest = [...items].sort((one, other) => other.points.length - one.points.length)[0];
  if (!longest || longest.points.length < 2) return undefined;
  const half = Math.ceil(longest.points.length / 2);
  return items.flatMap((one) =>
    one === longest
      ? [
          { ...one, points: one.points.slice(0, half) },
          { ...one, title: `${fitted(one.title, 100)}: ${texts.more}`, points: one.points.slice(half) },
        ]
      : [one],
  );
}

/** Items with different titles. */
function distinct(items: readonly Item[]): Item[] {
  const seen = new Map<string, number>();
  return items.map((one) => {
    const count = (seen.get(one.title) ?? 0) + 1;
    seen.set(one.title, count);
    return count === 1 ? one : { ...one, title: `${fitted(one.title, 110)} (${count})` };
  });
}

function ofMaterials(
  { sections, tables }: Materials,
  texts: DeckTexts,
  count: number,
  isOnly: boolean,
): Item[] {
  const ofSections = sections.flatMap((section) => ofSection(section, texts));
  const ofTables = tables.flatMap((table) => ofTable(table, texts));
  let items = [...ofSections, ...ofTables];
  // Tables stay when there are more headings than slides.
  if (items.length > count) {
    const data = ofTables.slice(0, count);
    items = [...ofSections.slice(0, count - data.length), ...data];
  }
  while (isOnly && items.length > 0 && items.length < count) {
    const more = halved(items, texts);
    if (!more) break;
    items = more;
  }
  return items;
}

/** A goal after a colon: «Утвердить бюджет» begins with a small letter, a name keeps its capital. */
const inSentence = (goal: string): string =>
  /^\p{Lu}\p{Ll}+(?:ть|ти|чь)(?:ся)?(?!\p{L})/u.test(goal)
    ? goal.charAt(0).toLocaleLowerCase('ru') + goal.slice(1)
    : goal;

/** The fewest parts of a topic that make an agenda. */
const LEAST_PARTS = 3;

/**
 * The slides made of the topic's facts, and the slides that follow them. Fewer than three parts of a topic have no slide: they become
 * points of the first slide that follows.
 */
function withParts(
  facts: readonly Pattern[],
  fillingOf: (facts: readonly Pattern[]) => Pattern[],
): [facts: readonly Pattern[], patterns: Pattern[]] {
  const parts = facts.find(({ layout, points }) => layout === 'agenda' && points.length < LEAST_PARTS);
  const others = facts.filter((one) => one !== parts);
  const [first, ...rest] = fillingOf(others);
  if (!parts) return [facts, fillingOf(facts)];
  if (first?.layout !== 'lead' && first?.layout !== 'pictureText')
    return [facts.map((one) => (one === parts ? { ...one, layout: 'bullets' } : one)), fillingOf(facts)];
  const [subtitle = '', ...points] = first.points;
  const all = [subtitle, ...parts.points, ...points].slice(0, MAX_POINTS);
  return [others, [{ ...first, points: all }, ...rest]];
}

/**
 * The plan for a brief: exactly `slideCount` items (PRES-08), the first a title, the last the thanks.
 *
 * @param newId a new id for each item
 */
export function plannedItems(brief: Brief, materials: Materials, newId: () => string): OutlineItem[] {
  const { slideCount, audience, goal = '', isOnlySources, pictures, topic } = brief;
  const texts = textsFor(brief.language);
  const short = shortTopic(topic);
  const count = slideCount - 2;
  const own = ofMaterials(materials, texts, count, isOnlySources);
  const style = brief.style as Schemas['PresentationStyle']; // checked against the schema
  const words = `${topic} ${goal} ${audience}`;
  const room = Math.max(0, count - own.length);
  const told = isOnlySources ? [] : topicFacts(topic, texts).slice(0, room);
  const fillingOf = (facts: readonly Pattern[]): Pattern[] =>
    patternsFor(texts, { style, words }, room - facts.length, pictures !== 'none');
  const [facts, patterns] = withParts(told, fillingOf);
  const filling = [...facts, ...patterns].map(({ title, layout, points }) =>
    item(
      layout,
      title,
      points.map((point) => point.replaceAll('{topic}', fitted(short, 60))),
    ),
  );
  const asked = `${texts.decision}: ${inSentence(goal.trim())}`;
  const isShown = goal.trim() !== '' && [...asked].length <= MAX_TITLE;
  const items = [
    item('title', short, audience.trim() === '' ? [] : [`${texts.audience}: ${audience.trim()}`]),
    ...filling.slice(0, facts.length),
    ...own,
    ...filling.slice(facts.length),
    item('thanks', isShown ? asked : texts.thanks, [
      ...(goal.trim() === '' || isShown ? [] : [`${texts.goal}: ${fitted(goal.trim(), 160)}`]),
      texts.questions,
      capital(fitted(short, 80)),
    ]),
  ];
  return distinct(items).map((one) => ({ id: newId(), ...one, points: [...one.points] }));
}
