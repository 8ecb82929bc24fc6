/** Calls as each kind of caller, and as those who must find nothing. */
import type { OperationId } from '../contract.ts';
import type { Person, Run } from '../run.ts';

/** A caller with the header that says which of two sessions counts. */
export interface KindOfCaller {
  readonly person: Person;
  readonly headers: Readonly<Record<string, string>>;
}

/** An employee, and a guest where one can sign in. */
export async function bothKinds(run: Run, id: OperationId): Promise<KindOfCaller[]> {
  const employee = { person: await run.person('employee'), headers: { 'session-type': 'ai' } };
  const guest = await run.other('guest', id);
  return guest ? [employee, { person: guest, headers: { 'session-type': 'chatBot' } }] : [employee];
}
