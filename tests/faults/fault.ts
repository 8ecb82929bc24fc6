/** A small fault that a person would notice, and the test that has to notice it. */
export interface Fault {
  /** Kebab-case, unique. */
  id: string;
  /** The file that has the fault, from the root of the project. */
  file: string;
  /** Text that stands exactly once in `file`. */
  find: string;
  /** What stands there instead; the result must compile. */
  replace: string;
  /** What the person would lose, in one sentence. */
  why: string;
  /** The tests that catch it: one of them is enough. */
  notices: readonly Notice[];
}

interface Notice {
  /** A Playwright file (`*.spec.ts`) or a Vitest file. */
  test: string;
  /** Part of the test's title. @default every test of the file */
  title?: string;
}

export type { Notice };

/** How often `text` stands in `content`. */
export const countOf = (content: string, text: string): number => content.split(text).length - 1;
