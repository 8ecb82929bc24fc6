/** The form of the texts that the stand-in makes presentations of, in one language. */
import type { Schemas } from '#mocks/store/database.ts';

/** A slide of a plan; `{topic}` stands for the topic. */
export interface Pattern {
  readonly title: string;
  readonly layout: Schemas['SlideLayout'];
  readonly points: readonly string[];
}

export const patternAs = (layout: Pattern['layout'], title: string, ...points: string[]): Pattern => ({
  layout,
  title,
  points,
});

/** A text in which short words stay with the next one. */
const bound = (text: string): string => text.replace(/(?<=^|[\s(«])(\p{L}{1,2}) (?=\S)/gu, '$1\u00a0');

export const russianPattern = (layout: Pattern['layout'], title: string, ...points: string[]): Pattern =>
  patternAs(layout, bound(title), ...points.map(bound));

export interface DeckTexts {
  readonly byStyle: Readonly<Record<Schemas['PresentationStyle'], readonly Pattern[]>>;
  /** The plan of a business presentation by the words of its brief; undefined for the general one. */
  readonly kind: (words: string) => readonly Pattern[] | undefined;
  /** For longer plans of every style. */
  readonly further: readonly Pattern[];
  readonly audience: string;
  readonly goal: string;
  readonly thanks: string;
  /** Titles of what the topic says itself: its parts, numbers and dates. */
  readonly parts: (count: number) => string;
  readonly numbers: (count: number) => string;
  readonly dates: (count: number) => string;
  /** Begins the title of the last slide, before the goal. */
  readonly decision: string;
  readonly questions: string;
  readonly part: string;
  readonly onChart: string;
  readonly continued: string;
  readonly more: string;
  readonly tableHead: readonly [string, string];
  readonly listHead: readonly [string, string];
  readonly chartPart: string;
  readonly chartSeries: string;
  readonly chartNote: string;
  readonly source: string;
  readonly step: string;
  /** The thesis of an item without any. */
  readonly about: (title: string) => string;
  /** The description of a picture. */
  readonly alt: (title: string, point: string | undefined) => string;
  /** What the speaker says on a slide of each layout; `other` is for layouts that are not listed. */
  readonly speech: Partial<Readonly<Record<Pattern['layout'], string>>> & { readonly other: string };
  /** Says in the notes how long to speak about a slide. */
  readonly seconds: (seconds: number) => string;
}
