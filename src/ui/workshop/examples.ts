import type { ReactNode } from 'react';

/** An iframe of its own, which media queries and overlays refer to. Sizes in px. */
export interface ExampleWindow {
  width: number;
  height: number;
}

/** A state of a component. It is rendered as a component, so it can use hooks. */
export type ExampleState =
  | (() => ReactNode)
  | {
      show: () => ReactNode;
      /** Width of its frame, px. @default the width of the content */
      width?: number;
      /** For overlays (an open dialog, menu, list or toast) and for narrow screens. */
      window?: ExampleWindow;
    };

/**
 * The export `examples` of `<Name>.examples.tsx` beside a component. The workshop shows it; the tests compare pictures
 * in both themes and run axe on it. A state must therefore always look the same: fixed dates, no random numbers, no
 * network.
 */
export interface Examples {
  /** The Russian name of the component. */
  title: string;
  /** Width of all frames without their own, px. */
  width?: number;
  /** States by their Russian name. */
  states: Record<string, ExampleState>;
}
