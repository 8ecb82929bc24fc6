/** The runs that make plans and slides. */
import type { RunState } from './presentation.ts';

export class PresentationRuns {
  /** How far the run of a presentation has come; undefined without a running one. */
  stateOf(_uuid: string): RunState | undefined {
    return undefined;
  }

  /** Stops the run of a presentation; what it has made stays. Does nothing without one. */
  stop(_uuid: string): void {}
}
