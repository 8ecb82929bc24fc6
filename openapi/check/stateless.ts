/** Checks a mock that has no state, such as Prism: each operation by itself, with the examples of the contract. */
import { checks } from './checks.ts';
import { type Operation, operations } from './contract.ts';
import { invalidOf } from './probes/invalid.ts';
import { draftOf } from './request.ts';
import { type Person, Run, type RunOptions, reasonOf } from './run.ts';

/** What is left out, as the report says it. */
export const leftOut =
  'a mock without state: not tried are rights of roles, other people, other sites, repeated requests, stale versions, what was written, order, pages and filters of lists, resuming, parts of files, fields of forms, and bodies that are not JSON';

/** Any credentials: a mock looks only whether they are there. */
const anybody: Person = { role: 'visitor', cookie: 'NEURO_SESSION=mock; NEURO_BOT_SESSION=mock' };
const bearer = { authorization: 'Bearer mock' };

/** Of each kind the first invalid request is sent. Prism does not answer a body that is not JSON, and reads no forms. */
const kinds = ['a missing parameter', 'a missing field', 'another content type'];

async function tryOperation(run: Run, operation: Operation): Promise<void> {
  const draft = draftOf(operation, {});
  const call = { operation, person: anybody, draft: { ...draft, headers: { ...draft.headers, ...bearer } } };
  const valid = await run.exchange(call);
  const { status } = valid.got;
  if (status >= 300 || status === 0) {
    run.report(valid, {
      rule: 'valid-refused',
      place: String(status),
      pointer: '/responses',
      message: `A valid call is answered by ${status}.`,
      says: 'The examples of the contract are valid',
    });
    return;
  }
  run.checked.add(operation.id);
  if (!operation.access.includes('public')) {
    const nobody = await run.vary({ ...call, person: run.visitor }, { headers: draft.headers });
    if (nobody.got.status !== 401)
      run.report(nobody, {
        rule: 'access',
        place: 'nobody',
        pointer: '/x-access',
        says: '401',
        message: `Nobody is answered by ${nobody.got.status}.`,
      });
  }
  const invalid = [...invalidOf(operation, call.draft)].filter(({ place }) => !place.startsWith('request '));
  for (const kind of kinds) {
    const one = invalid.find(({ what }) => what === kind);
    if (!one) continue;
    const exchange = await run.vary(call, one.change);
    if (exchange.got.status >= 400 && exchange.got.status < 500) continue;
    run.report(exchange, {
      rule: 'invalid-accepted',
      place: `${one.place}: ${one.what}`,
      pointer: '/requestBody',
      message: `${one.what} (${one.place}) is answered by ${exchange.got.status}.`,
      says: one.statuses.join(' or '),
    });
  }
  run.skip(operation.id, leftOut);
  run.options.onChecked?.(operation.id);
}

/**
 * Checks what a mock without state can show: valid calls, callers without credentials, invalid requests.
 *
 * @returns the run; every operation is among its skips, with what was left out
 */
export async function checkMock(options: RunOptions): Promise<Run> {
  const run = new Run({ ...options, isStateless: true }, checks);
  for (const operation of operations) {
    if (!run.isSelected(operation.id)) continue;
    try {
      await tryOperation(run, operation);
    } catch (error) {
      run.skip(operation.id, reasonOf(error));
    }
  }
  return run;
}
