/** The score of an attempt by rules (lab.md §8). The same attempt always gets the same score. */
import type { Schemas } from '#mocks/store/database.ts';
import { rules, safeAdvice } from './criteria.ts';
import { type Exercise, type Secret, secretsOf } from './exercises.ts';
import { foldedInPlace, type Place, quoteOf, type Reading, readingOf, visible, wordsIn } from './reading.ts';

type CriterionResult = Schemas['CriterionResult'];

export interface Score {
  readonly score: number;
  readonly criteria: CriterionResult[];
}

const MIN_WORDS = 6;
const SHORT_SCORE = 20;
const SIMILAR = 0.9;
const MAX_TEXT = 300;

const shortNote = 'Запрос короче шести слов, поэтому баллов пока не больше 20. ';
const scaledAdvice = 'Это уже есть. Баллов станет больше, когда запрос будет подробнее.';

/** Latin letters that look like Cyrillic ones, so that they hide no name. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

/** The text in which secrets are looked for; each character stays where it is. */
export const unmasked = (text: string): string =>
  foldedInPlace(text).replace(/[abcehkmoptxy]/g, (letter) => lookalikes[letter] ?? letter);

function secretPlace(text: string, secrets: readonly Secret[]): Place | null {
  for (const { pattern } of secrets) {
    const match = pattern.exec(unmasked(text));
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Whether a text has fewer than six own words. */
export const isShort = ({ folded }: Reading): boolean => wordsIn(folded).length < MIN_WORDS;

/** The points for an attempt without planted secrets, all or none. Secrets in pasted material count too. */
export function safeResult(
  exercise: Exercise,
  attempt: string,
): Pick<CriterionResult, 'quote' | 'advice'> & { readonly isSafe: boolean } {
  const text = visible(attempt);
  const place = secretPlace(text, secretsOf[exercise.id] ?? []);
  if (!place) return { isSafe: true, quote: '', advice: '' };
  const quote = quoteOf({ text, folded: foldedInPlace(text) }, [place]);
  return { isSafe: false, quote, advice: safeAdvice };
}

function resultOf(
  { key, title, weight }: Schemas['Criterion'],
  exercise: Exercise,
  attempt: string,
  reading: Reading,
): CriterionResult {
  if (key === 'safe') {
    const { isSafe, ...texts } = safeResult(exercise, attempt);
    return { key, title, weight, points: isSafe ? weight : 0, ...texts };
  }
  const rule = rules[key];
  const [a, b] = rule ? [rule.a(reading), rule.b(reading)] : [null, null];
  const points = a && b ? weight : a || b ? Math.round(weight / 2) : 0;
  const advice = a && b ? '' : (rule?.advice[a ? 'b' : b ? 'a' : 'both'] ?? '');
  return { key, title, weight, points, quote: quoteOf(reading, [a, b]).slice(0, MAX_TEXT), advice };
}

/** Limits a short text to 20 points and says so in the first advice. */
export function cappedIfShort(reading: Reading, criteria: readonly CriterionResult[]): Score {
  const sum = criteria.reduce((total, { points }) => total + points, 0);
  if (!isShort(reading)) return { score: sum, criteria: [...criteria] };
  const factor = Math.min(1, SHORT_SCORE / Math.max(1, sum));
  const scaled = criteria.map((one) => ({ ...one, points: Math.floor(one.points * factor) }));
  const first = scaled.findIndex(({ points, weight }) => points < weight);
  return {
    score: scaled.reduce((total, { points }) => total + points, 0),
    criteria: scaled.map((one, index) => {
      const advice = one.points < one.weight && one.advice === '' ? scaledAdvice : one.advice;
      return { ...one, advice: (index === first ? shortNote + advice : advice).slice(0, MAX_TEXT) };
    }),
  };
}

/** Judges an attempt by the signals of its exercise's criteria. */
export function scoreByRules(exercise: Exercise, attempt: string): Score {
  const reading = readingOf(attempt, exercise.material);
  const results = exercise.criteria.map((criterion) => resultOf(criterion, exercise, attempt, reading));
  return cappedIfShort(reading, results);
}

function trigramsOf(text: string): Set<string> {
  const letters = readingOf(text)
    .folded.replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= letters.length; at += 1) trigrams.add(letters.slice(at, at + 3));
  return trigrams;
}

/** Whether an attempt nearly is the example of its exercise: nine of ten trigrams are the same. */
export function isNearlyExample({ examples }: Exercise, attempt: string): boolean {
  const [own, example] = [trigramsOf(attempt), trigramsOf(examples.strong)];
  const common = [...own].filter((trigram) => example.has(trigram)).length;
  return common > 0 && (2 * common) / (own.size + example.size) >= SIMILAR;
}
