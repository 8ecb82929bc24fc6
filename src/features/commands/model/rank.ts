import { fold, isNear, spellings, wordsOf } from '#lib/search.ts';
import type { Command, CommandGroup } from '#platform/commands.ts';

/** A group of the list with its title. */
export interface Section {
  title: string;
  commands: readonly Command[];
}

/** Number of commands that a group shows for a text. */
const maxPerGroup = 8;
/** Score of results of the gateway: below the beginning of a word, above a part of one. */
const foundScore = 50;

/** True when `text` has the letters of `part` in this order, with any letters between them. */
function isScattered(part: string, text: string): boolean {
  let from = 0;
  for (const letter of part) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** Score of one word of the query in a text, 0 to 80. */
function scoreWord(word: string, text: string): number {
  const words = wordsOf(text);
  if (words.includes(word)) return 80;
  if (words.some((own) => own.startsWith(word))) return 60;
  if (text.includes(word)) return 40;
  // Three scattered letters are too weak a match.
  if (word.length > 3 && words.some((own) => own[0] === word[0] && isScattered(word, own))) return 20;
  return words.some((own) => isNear(word, own)) ? 10 : 0;
}

function scoreSpelling(query: string, { title, hint = '', keywords = [] }: Command): number {
  const name = fold(title);
  if (name === query) return 100;
  if (name.startsWith(query)) return 90;
  const others = keywords.map(fold);
  if (hint !== '') others.push(fold(hint));
  const scores = wordsOf(query).map((word) =>
    Math.max(scoreWord(word, name), ...others.map((other) => scoreWord(word, other) * 0.6)),
  );
  // Every word has to match; the score is that of the weakest one.
  return scores.length === 0 ? 0 : scores.reduce((least, score) => Math.min(least, score));
}

/**
 * Score of a command for a typed text. From high to low: whole title, its beginning, beginnings of words in any order,
 * parts of words, omitted letters, typing mistakes; then the same in its keywords. Case, ё and the keyboard layout do
 * not matter.
 *
 * @returns 0 for no match, 100 for the whole title
 */
export function scoreOf(text: string, command: Command): number {
  const [typed = '', ...others] = spellings(text);
  // The typed text counts more than its reading in the other keyboard layout.
  return Math.max(
    scoreSpelling(typed, command),
    ...others.map((other) => scoreSpelling(other, command) - 1),
    command.scoreOf?.(text) ?? 0,
    0,
  );
}

interface Scored {
  title: string;
  best: number;
  commands: Command[];
}

function scoreGroup(group: CommandGroup, text: string, recent: readonly string[]): Scored {
  const age = (id: string): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  if (group.isFound)
    return { title: group.title, best: foundScore, commands: group.commands.slice(0, maxPerGroup) };
  const scored = group.commands
    .map((command) => ({ command, score: scoreOf(text, command) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || age(one.command.id) - age(other.command.id));
  return {
    title: group.title,
    best: scored[0]?.score ?? 0,
    commands: scored.slice(0, maxPerGroup).map(({ command }) => command),
  };
}

/**
 * The groups for a text, the group with the best command first; equal ones keep the given order. Without a text all
 * commands are listed, recent ones first.
 *
 * @param recent ids of the commands that were used last, newest first
 */
export function rank(groups: readonly CommandGroup[], text: string, recent: readonly string[]): Section[] {
  if (text.trim() !== '') {
    return groups
      .map((group) => scoreGroup(group, text, recent))
      .filter(({ commands }) => commands.length > 0)
      .sort((one, other) => other.best - one.best);
  }
  const all = groups.flatMap(({ commands }) => commands);
  const used = recent.flatMap((id) => all.find((command) => command.id === id) ?? []);
  return [{ title: 'Недавние', commands: used }, ...groups]
    .map(({ title, commands }, index) => ({
      title,
      commands: index === 0 ? commands : commands.filter((command) => !used.includes(command)),
    }))
    .filter(({ commands }) => commands.length > 0);
}
