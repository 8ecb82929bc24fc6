/** The better version of an attempt: its own words, and what they lack. */
import { rules } from './criteria.ts';
import { type Exercise, secretsOf } from './exercises.ts';
import {
  foldedInPlace,
  type Place,
  placesOf,
  readingOf,
  sentenceAt,
  visible,
  withoutLastBlock,
  wordsIn,
} from './reading.ts';
import { isShort, unmasked } from './score.ts';
import { supplementsOf } from './supplements.ts';

const MAX_LENGTH = 4000;
/** A sentence that asks for something without saying what to do. */
const vague = /^(?:нужн|сдела|подготов|придума|вытащ|передела|дай|расскаж|исправ|помоги|хочу)/u;
const VAGUE_WORDS = 8;
const amount =
  /(?:(?<![\p{L}])(?:около|примерно)\s+)?(?=\d+\s+(?:\p{L}+\s+)?(?:слов|предложени|пункт|вариант|иде))/u;

/** Puts the substitutes in place of the planted secrets. */
function withoutSecrets({ id }: Exercise, text: string): string {
  let clean = text;
  for (const { pattern, substitute } of secretsOf[id] ?? []) {
    for (;;) {
      const match = pattern.exec(unmasked(clean));
      if (!match) break;
      clean = clean.slice(0, match.index) + substitute + clean.slice(match.index + match[0].length);
    }
  }
  return clean.replace(/(\[ИМЯ\])(?:[\s,]+\[ИМЯ\])+/gu, '$1');
}

const ended = (text: string): string =>
  text === '' || /[.!?…][”»]?$/u.test(text) ? text : `${text.replace(/[\s,;:–—-]+$/u, '')}.`;
const joined = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** Puts another text in place of a sentence, together with its mark. */
function replaced(text: string, { start, end }: Place, by: string): string {
  const rest = text.slice(end).replace(/^[.!?…]+/u, '');
  return joined(text.slice(0, start), `${by}.`, rest);
}

/** The text with an action and its object. */
function withAction(text: string, opening: string): string {
  const reading = { text, folded: foldedInPlace(text) };
  const { a, b } = rules['goal'] ?? {};
  if (!a || !b || b(reading)) return text;
  const first = placesOf(reading, /[\p{L}\p{N}]+/gu)[0];
  const verb = a(reading);
  const place = verb ?? first;
  if (!place) return `${opening}.`;
  const sentence = sentenceAt(reading, place);
  const words = reading.folded.slice(sentence.start, sentence.end).trim();
  if (verb || (vague.test(words) && wordsIn(words).length <= VAGUE_WORDS))
    return replaced(text, sentence, opening);
  return joined(`${opening}.`, text);
}

/**
 * Completes an attempt.
 *
 * @returns at most 4,000 characters; what does not fit is left out
 */
export function betterOf(exercise: Exercise, attempt: string): string {
  const supplements = supplementsOf[exercise.id];
  const whole = withoutSecrets(exercise, visible(attempt).trim());
  if (!supplements) return whole;
  const { opening, parts, material } = supplements;
  const [words, block] = withoutLastBlock(whole);
  let text = words.trim();
  // Elsewhere the action brings no points, so that only a text of a few words gets one.
  const needsAction = exercise.criteria.some(({ key }) => key === 'goal');
  if (needsAction || isShort(readingOf(whole))) text = withAction(text, opening);
  const reading = readingOf(`${text}\n${block}`, exercise.material);
  const added: string[] = [];
  let needsBlock = false;
  for (const { key } of exercise.criteria) {
    const rule = rules[key];
    const part = parts[key];
    if (!rule || !part) continue;
    const [a, b] = [rule.a(reading) !== null, rule.b(reading) !== null];
    if (a && b) continue;
    if (key === 'len' && a && amount.test(text)) text = text.replace(amount, 'до ');
    else added.push(a ? (part.b ?? part.both) : b ? (part.a ?? part.both) : part.both);
    if (key === 'src' && !b) needsBlock = material !== undefined;
  }
  const end = block || (needsBlock ? `"""${material}"""` : '');
  let better = text;
  for (const one of added) {
    const longer = joined(ended(better), one);
    if (longer.length + end.length < MAX_LENGTH) better = longer;
  }
  return [better, end].filter(Boolean).join('\n').slice(0, MAX_LENGTH).toWellFormed();
}
