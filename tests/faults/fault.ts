/** A small fault that a user would notice, and the tests that must catch it. */
export interface Fault {
  /** Kebab-case, unique. */
  id: string;
  /** The file that has the fault, from the root of the project. */
  file: string;
  /** Text that occurs exactly once in `file`. */
  find: string;
  /** Its replacement; the result must compile. */
  replace: string;
  /** The effect on the user, in one sentence. */
  why: string;
  /** The tests that catch it; one of them is enough. */
  notices: readonly Notice[];
}

interface Notice {
  /** A Playwright file (`*.spec.ts`) or a Vitest file. */
  test: string;
  /** Part of the test's title. @default every test of the file */
  title?: string;
}

export type { Notice };

/** Number of occurrences of `text` in `content`. */
export const countOf = (content: string, text: string): number => content.split(text).length - 1;
