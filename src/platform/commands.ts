import type { ReactNode } from 'react';

/** Something to do or a place to go to, as the command palette offers it (APP-20). */
export interface Command {
  /** Unique and lasting: the palette remembers by it what was used. */
  id: string;
  title: string;
  /** Beside the title, such as where a service runs. */
  hint?: string;
  /** Other words to find it by. */
  keywords?: readonly string[];
  /** A lucide icon. */
  icon: ReactNode;
  run: () => void;
}

/** What one feature offers. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
  /** More may come. */
  isLoading?: boolean;
  /** The gateway has chosen them for the text already: all are shown, in its order. */
  isFound?: boolean;
}
