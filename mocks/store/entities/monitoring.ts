/** The stored records of connections, the monitoring and failures. */
import type { Schemas, Versioned } from './common.ts';

/** A connection to a provider of models. Those of earlier versions have no model and bound of a minute, and prices that the price list has now. */
export type StoredConnection = Versioned &
  Omit<Schemas['ConnectionFields'], 'model' | 'perMinute' | 'priceIn' | 'priceOut'> &
  Partial<Pick<Schemas['ConnectionFields'], 'model' | 'perMinute' | 'priceIn' | 'priceOut'>> & {
    readonly uuid: string;
  };

/** A price of the price list. */
export type StoredPrice = Versioned &
  Schemas['PriceFields'] & {
    readonly uuid: string;
    /** Name of the connection then, for the time after its deletion. */
    readonly connectionTitle: string;
  };

/** A rule of the monitoring. */
export type StoredRule = Versioned &
  Omit<Schemas['RuleFields'], 'uuid' | 'version'> & { readonly uuid: string };

/** A bound that is exceeded, by the uuid of its rule or connection; letters about it were sent. */
export interface Alert {
  readonly key: string;
  /** What the letters were sent for: the month of a budget; empty for a rule. */
  readonly of: string;
  readonly since: string;
}

/** What is stored of a connection's key. */
export interface ConnectionKey {
  readonly uuid: string;
  /** A random number of each new key, so that the audit shows that the key was changed. It is not made from the key. */
  readonly digest: string;
  readonly tail: string | null;
  readonly expires: string | null;
  /** The key itself, sealed with the master key; absent where nothing is called with it. */
  readonly sealed?: { readonly keyId: string; readonly nonce: string; readonly data: string };
}

/** What an answer used and cost, at the prices of its day (ADM-49). It stays when the answer is erased. */
export interface AnswerCost {
  /** Id of the answer. */
  readonly id: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Kopecks, not rounded; null without a price. */
  readonly cost: number | null;
}

/** The calls of a connection in an hour. */
export interface ConnectionHour {
  /** The uuid of the connection and the hour. */
  readonly key: string;
  readonly uuid: string;
  /** The beginning of the hour, ms. */
  readonly hour: number;
  readonly requests: number;
  readonly failed: number;
  readonly tokens: number;
  readonly isEstimated: boolean;
  /** Cost, kopecks, with a fraction. */
  readonly cost: number;
  /** Numbers of answers, by the step of their duration (`STEP` of counts.ts). */
  readonly durations: Readonly<Record<string, number>>;
}

/** The last check of a connection. */
export type ConnectionCheck = Schemas['ConnectionCheck'] & { readonly uuid: string; readonly moment: string };

/** Which connection answers for a tile. */
export interface TileConnection {
  readonly value: string;
  readonly connectionUuid: string;
}

/** A group of equal failures. */
export interface StoredError
  extends Pick<Schemas['ErrorReport'], 'uuid' | 'message' | 'name' | 'place' | 'first' | 'last' | 'note'> {
  /** The same for equal failures. */
  readonly key: string;
  readonly source: Schemas['ErrorSource'];
  readonly status: Schemas['ErrorStatus'];
  /** Numbers of the days with failures, oldest first. */
  readonly days: readonly {
    readonly day: string;
    readonly count: number;
    readonly users: readonly number[];
  }[];
  /** The latest version that failed. */
  readonly latestVersion: string;
  readonly assigneeId?: number;
  readonly version?: number;
  readonly changed?: string;
  readonly changedBy?: string;
}

export type StoredErrorEvent = Schemas['ErrorEvent'] & { readonly groupUuid: string };
