import { fold } from '#lib/search.ts';

/** Only the beginning and the end of a long text are read: what is asked stands there. Characters. */
export const maxStart = 600;
const maxEnd = 300;
/** A colon or a line break after more than this does not divide what is asked from what it is asked about. */
const maxInstruction = 300;

const address =
  /(?:https?:\/\/|www\.)\S+|(?<![@\p{L}\p{N}_.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:ru|рф|com|org|net|io|me|be|tv|su|by|kz|info|dev|ai)(?![\p{L}\p{N}_-])(?:\/\S*)?/giu;
const quoted = /«[^«»]{0,400}»|"[^"]{0,400}"|“[^“”]{0,400}”|„[^„“]{0,400}“/gu;

/** One text in the form that the patterns expect: lower case, «е» for «ё», words divided by one space, a space around. */
export const plainWords = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/** What a request consists of. */
export interface Reading {
  /** Places to look for what is asked, the likeliest first, as `plainWords`. */
  parts: readonly string[];
  /** All that is read of the text, as `plainWords`. */
  whole: string;
  /** Beginning of the text as typed, for code and signs. */
  raw: string;
  addresses: readonly string[];
  /** True for a text that has more than a few words. */
  isLong: boolean;
}

/** Divides a request into what is asked and what it is asked about. The work does not grow with the text. */
export function readRequest(text: string): Reading {
  const trimmed = text.trim();
  const end = trimmed.length > maxStart ? trimmed.slice(-maxEnd) : '';
  const raw = trimmed.slice(0, maxStart);
  const addresses = (raw.match(address) ?? []).slice(0, 5);
  const clean = raw.replaceAll(address, ' ');
  const divider = clean.search(/:(?=\s)|:$|\n/u);
  const first = divider > 0 && divider <= maxInstruction ? clean.slice(0, divider) : '';
  const lastLine = /\n\s*([^\n]{1,200})$/u.exec(trimmed.slice(-maxEnd))?.[1] ?? '';
  const parts = [first, lastLine, clean]
    .map((part) => part.replaceAll(quoted, ' '))
    .filter((part) => /\p{L}/u.test(part))
    .map(plainWords);
  return {
    parts: parts.length > 0 ? parts : [plainWords(clean)],
    whole: plainWords(`${clean} ${end}`),
    raw,
    addresses,
    isLong: trimmed.length > 200,
  };
}
