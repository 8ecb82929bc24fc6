import type { Ask, FileKind } from '../types.ts';

/** What a person has given along with the request. */
export interface Given {
  kinds: ReadonlySet<FileKind>;
  hasAddress: boolean;
  hasFiles: boolean;
}

/** How one thing that can be asked for is recognised. */
export interface AskRule {
  ask: Ask;
  /** Finds it in `plainWords`; begins at a space. */
  pattern: RegExp;
  /** Other meanings of the same words: what they match is left out first. */
  except?: RegExp;
  /** Whether it can be meant with what is given. @default always */
  when?: (given: Given) => boolean;
  /** A weak one yields to any other, wherever it stands. */
  isWeak?: true;
}

/** The rest of a word, or a whole one. */
export const word = '[\\p{L}\\p{N}]*';

/** A pattern of beginnings of words, divided by «|»; an alternative may have several words. */
export const begins = (...parts: string[]): RegExp => new RegExp(` (?:${parts.join('|')})`, 'gu');

export const has =
  (...kinds: FileKind[]) =>
  ({ kinds: own }: Given): boolean =>
    kinds.some((kind) => own.has(kind));
export const hasNo =
  (...kinds: FileKind[]) =>
  (given: Given): boolean =>
    !has(...kinds)(given);
export const hasNoFiles = ({ hasFiles }: Given): boolean => !hasFiles;
