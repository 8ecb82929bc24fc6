/** What handlers depend on: state, running answers, models, clock. */

import type { Spool } from '#mocks/contract/spool.ts';
import type { Validator } from '#mocks/contract/validator.ts';
import type { Runs } from '#mocks/domain/chat/runs.ts';
import type { OpenPage } from '#mocks/domain/files/web-pages.ts';
import type { Jobs } from '#mocks/domain/jobs/jobs.ts';
import type { Outbox } from '#mocks/domain/mail/outbox.ts';
import type { Model } from '#mocks/domain/model/model.ts';
import type { DeckRehearsal } from '#mocks/domain/presentations/run.ts';
import type { PresentationRuns } from '#mocks/domain/presentations/runs.ts';
import type { VoiceText } from '#mocks/domain/services/voices.ts';
import type { Limits } from '#mocks/domain/sign-in/attempt-limit.ts';
import type { HashingQueue } from '#mocks/domain/sign-in/hashing.ts';
import type { PasswordCost } from '#mocks/domain/sign-in/session.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import type { Disk } from '#mocks/store/disk.ts';

/** What is played because no model does it (`rehearsal/`). */
export interface Played extends DeckRehearsal {
  /** The sample of a voice with this id, which everybody may hear; undefined when it is no sample. */
  voiceSample(idFile: string): { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** The text of a recording, or why there is none. The words are made up. */
  voiceText(bytes: Uint8Array, language?: Schemas['VoiceLanguage']): VoiceText;
}

export interface Dependencies {
  /** Rehearsed results; undefined in a pilot, which has none. */
  readonly played: Played | undefined;
  readonly database: Database;
  readonly runs: Runs;
  readonly presentationRuns: PresentationRuns;
  readonly jobs: Jobs;
  readonly model: Model;
  readonly validate: Validator;
  readonly limits: Limits;
  readonly hashing: HashingQueue;
  /** Cost of the hash of a new password. */
  readonly passwordCost: PasswordCost;
  /** Opens pages of the internet. */
  readonly openPage: OpenPage;
  readonly scenarios: {
    /** The delay that was asked for an operation, ms. */
    delayOf(operationId: 'serviceFind'): number;
  };
  /** Interval between heartbeats of a stream, ms. */
  readonly heartbeat: number;
  /** Origin of mailed links, without a slash at the end; undefined: taken from each request. */
  readonly portalUrl: string | undefined;
  /** Keeps files while they arrive or are made. */
  readonly spool: Spool;
  /** The room on the disk of the state. */
  readonly disk: Disk;
  now(): Date;
  /** Prints a line for the operator, such as a letter. */
  print(line: string): void;
  /** Sends letters by mail; undefined in the demonstration, which keeps them. */
  readonly outbox: Outbox | undefined;
}
