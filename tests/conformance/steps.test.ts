/** A gateway that is being built: the steps of docs/backend.md, each with nothing of the later ones. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../openapi/check/arguments.ts';
import { checks } from '../../openapi/check/checks.ts';
import type { OperationId } from '../../openapi/check/contract.ts';
import type { Transport } from '../../openapi/check/http.ts';
import { invalidRequests } from '../../openapi/check/probes/invalid.ts';
import type { Checks } from '../../openapi/check/run.ts';
import { operationAt } from './mutants/faulty.ts';
import { faultsOf, walked } from './try-mutant.ts';

/** The operations of each step with a row in the table. */
const steps = [
  ...readFileSync('docs/backend.md', 'utf8').matchAll(/^\| (\d+) \| (.+) \| `--only ([\w,]+)/gm),
].map(([, step = '', name = '', only = '']) => ({
  step,
  name,
  own: [...(optionsOf(['--url', 'http://portal.test/', '--only', only])?.only ?? [])],
}));

const missing = (request: Request): Response =>
  new Response(
    JSON.stringify({
      timestamp: new Date().toISOString(),
      status: 404,
      error: 'Not Found',
      message: 'Нет',
      path: '/',
    }),
    {
      status: 404,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-request-id': request.headers.get('x-request-id') ?? '',
      },
    },
  );

/**
 * What calls other operations than the one that is checked. Invalid requests and readings of lists call no others, so that
 * the whole walk (kit.test.ts) has shown that they find nothing.
 */
const dependent: Checks = {
  ...checks,
  beforehand: checks.beforehand.filter((one) => one !== invalidRequests),
  afterwards: checks.afterwards.filter((one) => one !== checks.lists),
  lists: async () => undefined,
};

/** What an earlier step has checked; an operation of two steps is walked once. */
const done = new Set<OperationId>();

describe('[CON-04] each step can be green before the next one is built', () => {
  test.each(steps)('$step: $name', async ({ step, own }) => {
    const built = new Set<OperationId>(steps.slice(0, Number(step)).flatMap((one) => one.own));
    const fresh = own.filter((id) => !done.has(id));
    const later = (next: Transport) => async (request: Request) => {
      const id = operationAt(request);
      return id === undefined || built.has(id) ? next(request) : missing(request);
    };
    const run = await walked(fresh, later, undefined, undefined, dependent);
    expect(faultsOf(run).map(({ operation, rule, message }) => `${operation} ${rule}: ${message}`)).toEqual(
      [],
    );
    for (const id of run.checked) done.add(id);
    const why = new Map(run.skips.map(({ operation, reason }) => [operation, reason]));
    const left = fresh.filter((id) => !run.checked.has(id)).map((id) => `${id}: ${why.get(id)}`);
    // What a later step or the data of the run has to bring is named.
    expect(left.filter((one) => !/, which it needs, answers 404$|of another company$/.test(one))).toEqual([]);
  });
});
