/** Records attempts to sign in (administration.md §3, logs). */
import { Failure, type FailureName } from '#mocks/contract/failures.ts';
import { deviceOf } from '#mocks/domain/people/device.ts';
import type { Database, Schemas, StoredSignIn } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { StorageError } from '#mocks/store/store.ts';
import { putSignIn } from './feed.ts';

type Result = Schemas['SignInResult'];

/** Of attempts that the limit refuses one is kept for an account in this time, ms, so that they do not fill the log. */
const REFUSED_EVERY = 60_000;

interface SignInCall {
  readonly deps: Rows & Clock;
  readonly request: Request;
  readonly address: string;
}

/** An attempt as it is stored. `account`: the canonical address that was given. */
export function signInBy(
  { deps, request, address }: SignInCall,
  account: string,
  result: Result,
): StoredSignIn {
  return {
    uuid: crypto.randomUUID(),
    moment: deps.now().toISOString(),
    account,
    result,
    userId: deps.database.users.get(account)?.profile.id ?? null,
    address: address.slice(0, 64),
    browser: deviceOf(request.headers.get('user-agent') ?? ''),
  };
}

function resultOf({ users }: Database, failure: FailureName, account: string): Result | undefined {
  switch (failure) {
    case 'wrong-credentials':
      return users.get(account) ? 'wrongPassword' : 'unknownAccount';
    case 'user-blocked':
      return 'blocked';
    case 'email-not-confirmed':
      return 'notConfirmed';
    case 'too-many-requests':
      return 'tooMany';
    default:
      return undefined;
  }
}

function isRepeated({ signIns }: Database, { account, result, moment }: StoredSignIn): boolean {
  const last = signIns.group(account).at(-1);
  return (
    result === 'tooMany' &&
    last?.result === 'tooMany' &&
    Date.parse(moment) - Date.parse(last.moment) < REFUSED_EVERY
  );
}

/** Runs a sign-in and records what refuses it; `openSession` records a success. */
export async function recorded<T>(call: SignInCall, account: string, signIn: () => Promise<T>): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    const { deps } = call;
    const { database } = deps;
    const result = error instanceof Failure ? resultOf(database, error.failure, account) : undefined;
    const entry = result && signInBy(call, account, result);
    if (entry && !isRepeated(database, entry)) keep(deps, entry);
    throw error;
  }
}

/** A full disk does not change the answer. */
function keep(deps: Rows & Clock, entry: StoredSignIn): void {
  try {
    deps.database.store.write((transaction) => putSignIn(deps, transaction, entry));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
}
