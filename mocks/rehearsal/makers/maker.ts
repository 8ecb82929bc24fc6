/** What a maker of results takes and gives. */
import type { ChatResult, MadeFile, ModelFile, ServiceSettings } from '#mocks/domain/model/model.ts';

export interface MakeRequest {
  readonly serviceType: string;
  readonly text: string;
  /** Files of the request; where it has none, those of the request before it in the chat. */
  readonly files: readonly ModelFile[];
  readonly settings: ServiceSettings;
  /** Number of turns before the request, so that the same request again can have another result. */
  readonly turn: number;
}

export interface MadeResult {
  readonly resultId: string;
  readonly result: ChatResult;
  /** Files that the result names. */
  readonly files?: readonly MadeFile[];
}

export interface Made {
  readonly reasoning?: string;
  /** Markdown of the answer. */
  readonly text?: string;
  /** Results in the order in which they arrive; the same `resultId` replaces an earlier one. */
  readonly results?: readonly MadeResult[];
}

export interface Maker {
  /** What is done one after another, in Russian; empty for an answer that begins at once. */
  readonly stages: readonly string[];
  /** Makes the answer, the same for the same request but for the ids of files. Throws `ModelFailure`. */
  make(request: MakeRequest): Made | Promise<Made>;
}
