/** The conformance kit on the stand-in: silent when it is healthy, and telling when it has a fault. */
import { expect, it } from 'vitest';
import { operations } from '../../openapi/check/contract.ts';
import { journeys } from '../../openapi/check/journeys/index.ts';
import { mutants } from './mutants.ts';
import { faultsOf, tried, walked } from './try-mutant.ts';

it('[CON-04][CON-06] the healthy stand-in has no fault, and every operation with a journey is checked', async () => {
  const run = await walked();
  expect(faultsOf(run).map(({ operation, rule, message }) => `${operation} ${rule}: ${message}`)).toEqual([]);
  const walkedOnes = new Set(journeys.flatMap(({ covers }) => covers));
  const missed = run.skips.filter(
    ({ operation }) => walkedOnes.has(operation) && !run.checked.has(operation),
  );
  expect(Object.fromEntries(missed.map(({ operation, reason }) => [operation, reason]))).toEqual({});
  const told = new Set([...run.checked, ...run.skips.map(({ operation }) => operation)]);
  expect(operations.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  // It makes some 18,000 calls, which take minutes on a busy machine.
}, 600_000);

it('[CON-04] mutants have names of their own', () => {
  const names = mutants.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

/** One of each class; `npm run contract:mutants` tries all. */
const chosen = [
  'Accounts without their address',
  'Timestamps with the offset of Moscow',
  'Errors as HTML pages',
  '500 for an invalid request',
  'No X-Request-Id',
  'Employees see all accounts',
  'Agents of other people can be read',
  'Other sites may add agents',
  'A repeated request makes a second agent',
  'The version of an agent is not compared',
  'A required key may be missing',
  'A changed agent is not stored',
  'The secret of a token is shown again',
  'The picture of feedback is damaged by one byte',
];

it.each(chosen)('[CON-04] the kit finds the fault: %s', async (name) => {
  const mutant = mutants.find((one) => one.name === name);
  if (!mutant) throw new Error(`no mutant is called ${name}`);
  const { caught, findings } = await tried(mutant);
  expect(caught, findings.map(({ operation, rule }) => `${operation} ${rule}`).join(', ')).toBeDefined();
});
