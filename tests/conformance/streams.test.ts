/** The kit reads streams as they arrive, and says what is wrong with one that it does not read to its end. */
import { expect, it } from 'vitest';
import { editList, type Json, onAnswer, together } from './mutants/faulty.ts';
import { mutants } from './mutants.ts';
import { faultsOf, tried, walked } from './try-mutant.ts';

// At once, because they wait for what does not come.
it.concurrent.each([
  [
    'A stream that never ends',
    'heartbeat',
    /^Neither an event nor a comment came for [\d.]+ s\. Until then \d+ events/,
  ],
  [
    'Deltas without an end',
    'end',
    /^The stream goes on after [\d.]+ s\. Until then \d\d+ events and 0 comments came; the last/,
  ],
  [
    'An answer that is streamed again and again',
    'started',
    /^started comes again\. Until then \d events and 0 comm/,
  ],
  [
    'A connection that stays open after the last event',
    'connection',
    /^The connection is open [\d.]+ s after the last e/,
  ],
  [
    'No blank line after the last event',
    'blank line',
    /^The stream ends with \["id: \d+","data: .+ without a bl/,
  ],
  [
    'An end whose status does not fit its reason',
    'status of the end',
    /^The stream ends with the status stopped and/,
  ],
  [
    'An answer that is sent when it is whole',
    'flow',
    /^No event came for 1 s while the answer was being written/,
  ],
  [
    'No heartbeats',
    'heartbeat',
    /^Neither an event nor a comment came for [\d.]+ s\. Until then \d+ events and 0 comments came; the last event: id: \d+ data: .*"call"/,
  ],
])('[CON-04] %s is told at the place "%s"', async (name, place, message) => {
  const mutant = mutants.find((one) => one.name === name);
  if (!mutant) throw new Error(`no mutant is called ${name}`);
  const { findings } = await tried(mutant);
  expect(findings.filter(({ rule }) => rule === 'no-answer')).toEqual([]);
  const [found] = findings.filter((one) => one.operation === 'chatMessageSend' && one.place === place);
  expect(found?.message).toMatch(message);
  expect(found?.rule).toBe('stream');
});

it('[CON-04] another service is asked where the one of the example is not offered', async () => {
  const isOther = ({ serviceType }: Json) => serviceType !== 'chatGpt';
  const wrap = together(
    editList(['tileList', 'chatModelList'], (items) => items.filter(isOther)),
    onAnswer(['chatMessageSend'], (answer, request) =>
      request.url.includes('/chatGpt/') ? new Response(null, { status: 404 }) : answer,
    ),
  );
  const run = await walked(['chatStreamResume', 'chatCallConfirm', 'chatStreamStop'], wrap);
  expect(faultsOf(run).map(({ operation, rule, message }) => `${operation} ${rule}: ${message}`)).toEqual([]);
  expect([...run.checked]).toEqual(
    expect.arrayContaining(['chatStreamResume', 'chatCallConfirm', 'chatStreamStop']),
  );
});
