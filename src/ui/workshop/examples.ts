import type { ReactNode } from 'react';

/** A window of its own inside the workshop's page (an iframe): media queries and overlays see only it. Sizes in px. */
export interface ExampleWindow {
  width: number;
  height: number;
}

/** One state of a component. It is rendered as a component of its own, so it may use hooks. */
export type ExampleState =
  | (() => ReactNode)
  | {
      show: () => ReactNode;
      /** The width of its frame, in px. @default that of the content */
      width?: number;
      /** For what covers the page: an open dialog, menu, list of a field, a toast. Also for a narrow screen. */
      window?: ExampleWindow;
    };

/**
 * What `<Name>.examples.tsx` beside a component exports under the name `examples`: the workshop shows it, the tests
 * take its picture in both themes and ask axe about it. So a state must look the same each time: fixed dates, no
 * random numbers, nothing from the network.
 */
export interface Examples {
  /** What the component is called in Russian. */
  title: string;
  /** The width of every frame that does not tell its own, in px. */
  width?: number;
  /** The name of a state, in Russian → the state. */
  states: Record<string, ExampleState>;
}
