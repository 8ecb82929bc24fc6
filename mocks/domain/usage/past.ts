/** What happened before the rows: the requests and sign-ins of people whose past is computed, not stored. */
import type { Database, Schemas } from '#mocks/store/database.ts';
import type { DayBuilder } from './day-requests.ts';

export interface PastSignIn {
  readonly uuid: string;
  readonly moment: string;
  readonly userId: number;
  readonly result: Schemas['SignInResult'];
  readonly address: string;
  readonly browser: string;
}

/** A request with an agent or of a run of a template. */
export interface PastLabRequest {
  readonly person: number;
  /** Number of the day, see `calendar.ts`. */
  readonly day: number;
}

export interface Past {
  /** The first and the last day with requests, as numbers; undefined without any. */
  days(): { readonly first: number; readonly last: number } | undefined;
  addRequests(day: number, builder: DayBuilder): void;
  signIns(day: number): readonly PastSignIn[];
  /** The requests with an agent or a template. */
  labRequests(uuid: string): readonly PastLabRequest[];
  /** Where the owner of a deleted account worked; undefined where it is not known. */
  placeOf(
    id: number,
  ):
    | {
        readonly companyUuid: string | null;
        readonly companyName: string | null;
        readonly department: string;
      }
    | undefined;
}

const nothing: Past = {
  days: () => undefined,
  addRequests: () => undefined,
  signIns: () => [],
  labRequests: () => [],
  placeOf: () => undefined,
};
const pasts = new WeakMap<Database, Past>();

export const pastOf = (database: Database): Past => pasts.get(database) ?? nothing;

/** Gives a database its past, once, before it is read. */
export function setPast(database: Database, past: Past): void {
  pasts.set(database, past);
}
