import type { ReactNode } from 'react';

/** An action or a page in the command palette (APP-20). */
export interface Command {
  /** Unique and stable: the palette stores it for recent commands. */
  id: string;
  title: string;
  /** Text beside the title, such as where a service runs. */
  hint?: string;
  /** Additional search words. */
  keywords?: readonly string[];
  /** Score of a text that names it in another way, 0 for none to 100; titles and keywords are scored without it. */
  scoreOf?: (text: string) => number;
  /** Lucide icon. */
  icon: ReactNode;
  run: () => void;
}

/** Commands of one feature. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
  /** True while more commands are loading. */
  isLoading?: boolean;
  /** True if the gateway has searched already: all commands are shown in its order. */
  isFound?: boolean;
}
