import type { Ask } from '../types.ts';
import { documentRules } from './documents.ts';
import { knowledgeRules } from './knowledge.ts';
import { mediaRules } from './media.ts';
import type { AskRule, Given } from './rule.ts';
import { textRules } from './texts.ts';

/** The rules of the router (spec §2.2). Their order does not matter: that of the words of the request does. */
const rules: readonly AskRule[] = [...textRules, ...mediaRules, ...documentRules, ...knowledgeRules];

/** Something that a request asks for, and where it says so. */
export interface FoundAsk {
  ask: Ask;
  /** Position in the text. */
  at: number;
  isWeak: boolean;
}

/** «Не переводи», «не надо рисовать», «без перевода»; «рисовать не надо». */
const isNegated = (text: string, at: number, length: number): boolean =>
  / (?:не|без|нельзя)(?: (?:надо|нужно|стоит|следует|требуется|нужен|нужна))?$/u.test(
    text.slice(Math.max(0, at - 30), at),
  ) || /^\p{L}* (?:пока )?не (?:надо|нужн|требуе|стоит)/u.test(text.slice(at + length, at + length + 40));

/** Finds what a text asks for, in the order of the text; the weak ones last. Each kind once. */
export function findAsks(text: string, given: Given): FoundAsk[] {
  const found: FoundAsk[] = [];
  for (const { ask, pattern, except, when, isWeak = false } of rules) {
    if (when && !when(given)) continue;
    const rest = except ? text.replaceAll(except, (hit) => '·'.repeat(hit.length)) : text;
    for (const hit of rest.matchAll(pattern)) {
      if (isNegated(rest, hit.index, hit[0].length)) continue;
      found.push({ ask, at: hit.index, isWeak });
      break;
    }
  }
  // Where two begin at one word, the other one says more than that a text is wanted.
  const order = ({ ask, at, isWeak }: FoundAsk): number =>
    (isWeak ? 10_000 : 0) + at + (ask === 'write' ? 0.5 : 0);
  found.sort((one, other) => order(one) - order(other));
  return found.filter(({ ask }, index) => found.findIndex((other) => other.ask === ask) === index);
}
