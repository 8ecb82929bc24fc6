/** A gateway that is being built: the steps of docs/backend.md, each with nothing of the later ones. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../openapi/check/arguments.ts';
import type { OperationId } from '../../openapi/check/contract.ts';
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

describe('[CON-04] each step can be green before the next one is built', () => {
  test.each(steps)('$step: $name', async ({ step, own }) => {
    const built = new Set<OperationId>(steps.slice(0, Number(step)).flatMap((one) => one.own));
    const run = await walked(own, (next) => (request) => {
      const id = operationAt(request);
      return id === undefined || built.has(id) ? next(request) : Promise.resolve(missing(request));
    });
    expect(faultsOf(run).map(({ operation, rule, message }) => `${operation} ${rule}: ${message}`)).toEqual(
      [],
    );
    const why = new Map(run.skips.map(({ operation, reason }) => [operation, reason]));
    const left = own.filter((id) => !run.checked.has(id)).map((id) => `${id}: ${why.get(id)}`);
    // What a later step or the data of the run has to bring is named.
    expect(left.filter((one) => !/, which it needs, answers 404$|of another company$/.test(one))).toEqual([]);
  });
});
