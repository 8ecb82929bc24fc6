import type { Brief, Deck, DeckChange, Theme } from '../../model/deck.ts';
import type { RunEvent } from '../model/run-event.ts';

/** The calls that a run needs; each throws ApiError. */
export interface RunGateway {
  read: (uuid: string) => Promise<Deck>;
  change: (change: DeckChange) => Promise<{ version: number }>;
  /** Begins a run: the plan, or the slides of these items. */
  begin: (asked: Asked, signal: AbortSignal) => AsyncGenerator<RunEvent>;
  /** The events after a position, or all of the latest run; none when they are not kept any more. */
  resume: (uuid: string, from: RunPosition | null, signal: AbortSignal) => AsyncGenerator<RunEvent>;
  stop: (uuid: string) => Promise<unknown>;
}

/** The last known event of a run. */
export interface RunPosition {
  runId: string;
  lastEventId: string;
}

/** What a run is asked to make. */
export interface Asked {
  uuid: string;
  version: number;
  stage: 'outline' | 'slides';
  outlineIds: readonly string[];
  overwritesEdited: boolean;
  /** Created once for each press of the button (PRE-05). */
  idempotencyKey: string;
}

/** Values that are saved together with the plan. */
export interface DeckValues {
  title?: string;
  brief?: Brief;
  theme?: Theme;
}
