/** Who answers. A model yields pieces; the run numbers, keeps and sends them. */
import type { FailureDetails, FailureName } from '../contract/failures.ts';

export interface ModelTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest {
  /** The conversation, oldest first; the last turn is the request. Hidden messages are not in it. */
  readonly turns: readonly ModelTurn[];
  /** The model that was chosen in the portal, if any. */
  readonly model?: string;
}

export type ModelPiece =
  | { readonly type: 'delta' | 'reasoning'; readonly text: string }
  | { readonly type: 'usage'; readonly promptTokens: number; readonly completionTokens: number }
  /** Rehearsal only: every open connection drops here, the answer goes on. */
  | { readonly type: 'drop' };

export interface Model {
  /** Name for display in the server's greeting. */
  readonly name: string;
  /** Yields the answer; ends early when the signal is aborted; throws `ModelFailure`. */
  answer(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece>;
}

/** The model failed; the answer ends with this error of the contract. */
export class ModelFailure extends Error {
  readonly failure: FailureName;
  readonly details: FailureDetails;

  constructor(failure: FailureName, details: FailureDetails = {}, cause?: unknown) {
    super(details.message ?? failure, { cause });
    this.name = 'ModelFailure';
    this.failure = failure;
    this.details = details;
  }
}
