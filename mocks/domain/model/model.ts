/** The interface of models. A model yields pieces; the run numbers, stores and sends them. */
import type { components } from '#api/generated/gateway.d.ts';
import type { FailureDetails, FailureName } from '#mocks/contract/failures.ts';

/** Why an answer ended. `stopped` is not the model's: the person stopped it. */
export type EndReason = Exclude<components['schemas']['FinishReason'], 'stopped'>;

export type ServiceSettings = components['schemas']['ServiceSettings'];
export type ChatResult = components['schemas']['ChatResult'];
export type Progress = Omit<components['schemas']['ChatProgressEvent'], 'type' | 'id'>;

/** A file of a request. Its bytes are read only by a model that passes them on. */
export interface ModelFile {
  readonly idFile: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Reads the first `length` bytes; undefined if the file does not exist any more. Blocks the process: only for a few megabytes. */
  read(length: number): Uint8Array | undefined;
  /** Reads all bytes without blocking the process; undefined if the file does not exist any more. */
  load(): Promise<Uint8Array | undefined>;
}

export interface ModelTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly files?: readonly ModelFile[];
}

/** A file that a model has made; it belongs to the person who asked. */
export interface MadeFile {
  readonly idFile: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface ModelRequest {
  readonly serviceType: string;
  readonly settings?: ServiceSettings;
  /** The conversation, oldest first; the last turn is the request. Hidden messages are not in it. */
  readonly turns: readonly ModelTurn[];
  /** The model that was chosen in the portal, if any. */
  readonly model?: string;
  /** JSON Schema of the answer, for models that can keep to one. */
  readonly answerSchema?: object;
  /** The agent that answers, if any. */
  readonly agent?: ModelAgent;
  /** Id of the answer in a chat, for which what it costs is kept. */
  readonly answerId?: string;
}

/** A function that the model may ask for. */
export interface ModelFunction {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the arguments, as text. */
  readonly parameters: string;
  readonly changes: boolean;
}

/** A call of a function in this answer, with what came of it. */
export interface ModelCall {
  readonly callId: string;
  readonly name: string;
  readonly title: string;
  /** JSON as text. */
  readonly arguments: string;
  /** For the model; it is data, not an instruction. */
  readonly result: string;
  readonly isDone: boolean;
}

/** What the model has said and asked for so far in this answer. */
export interface ModelRound {
  readonly text: string;
  readonly calls: readonly ModelCall[];
}

/** What an agent adds to a request. */
export interface ModelAgent {
  readonly instruction: string;
  readonly files: readonly ModelFile[];
  readonly functions: readonly ModelFunction[];
  /** Empty at the beginning of the answer. */
  readonly rounds: readonly ModelRound[];
}

export type ModelPiece =
  | { readonly type: 'delta' | 'reasoning'; readonly text: string }
  | { readonly type: 'usage'; readonly promptTokens: number; readonly completionTokens: number }
  /** How far a long job is; each replaces the one before. */
  | ({ readonly type: 'progress' } & Progress)
  /** A result beside the text; the same `resultId` replaces an earlier one. */
  | {
      readonly type: 'result';
      readonly resultId: string;
      readonly result: ChatResult;
      /** Files that the result names and that are not stored yet. */
      readonly files?: readonly MadeFile[];
    }
  /** The model asks for a call; it is executed when the model has ended, and the model is asked again. Only with an agent. */
  | { readonly type: 'ask'; readonly name: string; readonly arguments: string }
  /** The last piece, if the model says why it ended. @default complete */
  | { readonly type: 'end'; readonly reason: EndReason }
  /** Only from the rehearsal model: all open connections are dropped here; the answer continues. */
  | { readonly type: 'drop' };

export interface Model {
  /** Name that the server prints at its start. */
  readonly name: string;
  /** Whether the answers of a service are rehearsed: the rehearsal model repeats what it is asked. @default false */
  rehearses?(serviceType: string): boolean;
  /** Whether something answers a service. @default true for every service */
  serves?(serviceType: string): boolean;
  /** Whether answers of a service have files that a model makes. @default false */
  makesFiles?(serviceType: string): boolean;
  /** Whether a real model draws the answers of a service. @default false */
  draws?(serviceType: string): boolean;
  /** Returns when the server of a connection has begun to answer. Throws `ModelFailure`. Only of administered connections. */
  check?(connectionUuid: string, signal: AbortSignal): Promise<void>;
  /** Yields the answer; ends early if the signal is aborted. Throws `ModelFailure`. */
  answer(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece>;
}

/**
 * Failure of a model. The answer ends with this error of the contract. `details.retryAfter` is the number of seconds
 * after which a new request makes sense; the `failed` event and the header `Retry-After` carry it.
 */
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

/** Answers nothing: the model of a portal without connections and without rehearsal. */
export const unconnectedModel: Model = {
  name: 'none',
  serves: () => false,
  // biome-ignore lint/correctness/useYield: it fails before its first piece
  async *answer() {
    throw new ModelFailure('service-not-connected');
  },
};

/** A made file with a new id. */
export function madeFile(name: string, bytes: Uint8Array): MadeFile {
  return { idFile: crypto.randomUUID(), name, bytes: new Uint8Array(bytes) };
}

/** What asks the model. */
export interface Asked {
  readonly model: Model;
}
