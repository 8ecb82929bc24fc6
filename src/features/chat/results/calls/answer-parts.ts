import type { Call } from '../../model/chat.ts';

/** A part of an answer: a piece of its text, or a call where it happened. */
export type AnswerPart = { key: string; text: string } | { key: string; call: Call };

const fence = /^ {0,3}(`{3,}|~{3,})/;

/**
 * The fenced code of a text, as pairs of beginning and end. Code that begins after `last` is not looked for: the text grows
 * with each piece of a stream, and only the part up to its last call matters.
 */
function fencesOf(text: string, last: number): [from: number, to: number][] {
  const fences: [number, number][] = [];
  let open: { mark: string; from: number } | null = null;
  for (let at = 0; at < text.length && (open || at <= last); ) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const mark = fence.exec(text.slice(at, end))?.[1];
    if (!open && mark) open = { mark, from: at };
    else if (open && mark?.startsWith(open.mark)) {
      fences.push([open.from, end]);
      open = null;
    }
    at = end + 1;
  }
  return open ? [...fences, [open.from, text.length]] : fences;
}

/**
 * An answer's text cut at the places of its calls (LAB-19). No place is inside fenced code, which would not end, or inside
 * a character.
 *
 * @param calls their `at` may be any number
 */
export function answerParts(text: string, calls: readonly Call[]): AnswerPart[] {
  const fences = fencesOf(text, Math.max(0, ...calls.map(({ at }) => at)));
  const placeOf = ({ at }: Call): number => {
    const within = Math.min(Math.max(at, 0), text.length);
    const code = fences.find(([from, to]) => from < within && within < to);
    const place = code ? code[1] : within;
    const isInCharacter = /[\udc00-\udfff]/.test(text.charAt(place)) && place > 0;
    return isInCharacter ? place + 1 : place;
  };
  const parts: AnswerPart[] = [];
  let done = 0;
  const addText = (to: number): void => {
    // Blank lines belong to no part.
    if (text.slice(done, to).trim() !== '') parts.push({ key: `text ${done}`, text: text.slice(done, to) });
    done = Math.max(done, to);
  };
  for (const call of calls) {
    addText(placeOf(call));
    parts.push({ key: call.callId, call });
  }
  addText(text.length);
  return parts;
}
