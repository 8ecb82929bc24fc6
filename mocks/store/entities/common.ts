/** What the stored records have in common. */
import type { components } from '#api/generated/gateway.d.ts';

export type Schemas = components['schemas'];

/** One of the two sessions of a browser: the employee's, the guest's. */
export type Area = Schemas['SessionType'];

export type Tile = Schemas['Tile'];

export type Message = Schemas['Message'];

export type MessageResult = Schemas['MessageResult'];

export type ChatResult = Schemas['ChatResult'];

export type HistoryChat = Schemas['HistoryChat'];

export type Job = Schemas['Job'];

export type Versioned = Schemas['Change'];

/** The answer to a call with an `Idempotency-Key`, so that a repeated one gets the same. Times in ms. */
export interface AnsweredOnce {
  readonly id: string;
  /** Digest of the request; another request under the same key is refused. */
  readonly fingerprint?: string;
  readonly status: number;
  readonly body: string;
  readonly expiresAt: number;
}

/** A list that is the same for all users, by its name. */
export interface Catalogue<T> {
  readonly name: string;
  readonly items: readonly T[];
}
