/** A person who can be mentioned, by number and name. */
export interface MentionedPerson {
  readonly id: number;
  readonly name: string;
}

const query = /(?:^|[\s(«„"])@([\p{L}\p{M}\d.-]*(?: [\p{L}\p{M}\d.-]+)?)$/u;

/**
 * The part of a name that is typed behind `@`, at most two words; null where no mention is typed.
 *
 * @param before the text before the caret
 */
export const mentionQuery = (before: string): string | null => query.exec(before)?.[1] ?? null;

/** The text with the name in place of what was typed behind `@`, and where the caret stands then. */
export function withMention(
  text: string,
  caret: number,
  { name }: MentionedPerson,
): { readonly text: string; readonly caret: number } {
  const typed = mentionQuery(text.slice(0, caret));
  if (typed === null) return { text, caret };
  const rest = text.slice(caret);
  const gap = /^[\s.,:;!?)»]/.test(rest) ? '' : ' ';
  const before = `${text.slice(0, caret - typed.length)}${name}${gap}`;
  return { text: `${before}${rest}`, caret: before.length };
}

/** Whether `@` and the name stand in the text as a whole. */
const isMentioned = (text: string, name: string): boolean =>
  name !== '' &&
  text
    .split(`@${name}`)
    .slice(1)
    .some((rest) => !/^[\p{L}\p{M}\d]/u.test(rest));

/** The people of `known` whom the text still mentions. */
export const mentionsIn = (text: string, known: readonly MentionedPerson[]): MentionedPerson[] =>
  known.filter(
    ({ name }, at) => isMentioned(text, name) && known.findIndex((one) => one.name === name) === at,
  );

export interface TextPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** The text in parts, with the mentions of these people apart. */
export function markedParts(text: string, people: readonly MentionedPerson[]): TextPart[] {
  const marks = people
    .filter(({ name }) => name !== '')
    .map(({ name }) => `@${name}`)
    // Of two names that begin alike the longer one counts.
    .sort((one, other) => other.length - one.length);
  const parts: TextPart[] = [];
  let rest = text;
  while (rest !== '') {
    const found = marks
      .map((mark) => ({ mark, at: rest.indexOf(mark) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    if (!found) break;
    if (found.at > 0) parts.push({ text: rest.slice(0, found.at), isMention: false });
    parts.push({ text: found.mark, isMention: true });
    rest = rest.slice(found.at + found.mark.length);
  }
  return rest === '' ? parts : [...parts, { text: rest, isMention: false }];
}
