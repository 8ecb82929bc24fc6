import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../openapi/check/arguments.ts';
import { operationOf } from '../../openapi/check/contract.ts';
import { Http } from '../../openapi/check/http.ts';
import { journeys } from '../../openapi/check/journeys/index.ts';
import { letterTo } from '../../openapi/check/letters.ts';
import { each } from '../../openapi/check/parts.ts';
import { exitCode, faultsOf, type Report, reportOf } from '../../openapi/check/report/report.ts';
import { draftOf } from '../../openapi/check/request.ts';
import type { Call, Journey, Run } from '../../openapi/check/run.ts';
import { check } from '../../openapi/check/walk.ts';
import {
  closing,
  dying,
  halfway,
  proxyOnly,
  signInOnly,
  silent,
  startGateway,
  startRefusing,
} from './gateways.ts';

/** The report about a gateway. Only one that does not answer gets a short limit: a busy machine is slow, too. */
async function checkedBy(
  answer: RequestListener,
  walked: readonly Journey[],
  ...more: string[]
): Promise<Report> {
  await using gateway = await startGateway(answer);
  const options = optionsOf(['--url', gateway.url, '--timeout', '20', '--total', '100', ...more]);
  if (!options) throw new Error('help was asked for');
  const begun = new Date();
  return reportOf(await check(options, walked), begun);
}

const checked = (answer: RequestListener, ...more: string[]): Promise<Report> =>
  checkedBy(answer, journeys, ...more);

/** A valid call without a session. */
const visit = (run: Run, headers: Record<string, string>): Call => {
  const operation = operationOf('availabilityCheck');
  return { operation, person: run.visitor, draft: draftOf(operation, { headers }) };
};

/** Operations about which the report says nothing: neither checked, nor left out with a reason. */
const untold = (report: Report): string[] =>
  report.selected.filter(
    (id) => !report.checked.includes(id) && !report.skips.some(({ operation }) => operation === id),
  );

describe('[CON-04] an ill gateway: the kit ends and says of each operation why it was not checked', () => {
  test.each([
    ['never answers', silent, /no answer within 0\.1 s/],
    ['closes every connection', closing, /other side closed|hang up|ECONNRESET/],
    ['never ends an answer', halfway, /the answer broke off: no answer within 0\.1 s/],
    ['dies after two calls', dying(2, signInOnly), /other side closed|hang up|ECONNRESET/, 1],
    ['is only a proxy', proxyOnly, /502/],
  ])('%s', async (_name, answer, reason, code = 2) => {
    const limits = answer === silent || answer === halfway ? ['--timeout', '0.1'] : [];
    if (code === 1) limits.push('--only', 'agentList');
    const report = await checked(answer, ...limits);
    expect(report.checked).toEqual([]);
    expect(untold(report)).toEqual([]);
    expect(report.skips.map((skip) => skip.reason).join('\n')).toMatch(reason);
    expect(exitCode(report)).toBe(code);
  });

  test('the time for everything is over', async () => {
    const report = await checked(silent, '--timeout', '60', '--total', '0.3');
    expect(report.took).toBeLessThan(10);
    expect(report.skips.some(({ reason }) => reason.includes('time for the whole check is over'))).toBe(true);
    expect(untold(report)).toEqual([]);
    expect(exitCode(report)).toBe(2);
  });

  test('a gateway in which nothing but the sign-in is built: faults, not an unchecked gateway', async () => {
    const report = await checked(signInOnly, '--only', 'agentList');
    expect(faultsOf(report).map(({ operation, rule }) => `${operation} ${rule}`)).toEqual([
      'agentList not-implemented',
    ]);
    expect(exitCode(report)).toBe(1);
    expect(report.skips.map(({ reason }) => reason)).toContain('agentList answers 404');
  });

  test('an account that cannot sign in takes its own checks with it, and no others', async () => {
    const noGuests: RequestListener = (request, response) =>
      request.url?.includes('chatBot') || request.url?.includes('uest')
        ? closing(request, response)
        : signInOnly(request, response);
    const report = await checked(noGuests, '--only', 'agentList');
    expect(faultsOf(report).map(({ rule }) => rule)).toEqual(['not-implemented']);
    expect(report.skips.some(({ reason }) => reason.startsWith('not tried as guest: '))).toBe(true);
  });
});

describe('[CON-04] what happens by itself', () => {
  const timed = journeys.filter(({ isTimed }) => isTimed);
  const only = timed.flatMap(({ covers }) => covers).join();

  test.each([
    ['no clock is named', ['--allow-writes'], 'it needs another clock (--clock)'],
    ['nothing may be changed', ['--clock', '/clock'], 'it changes data: --allow-writes'],
    [
      'the clock cannot be moved',
      ['--allow-writes', '--clock', '/clock'],
      'the clock cannot be used at /clock: POST answers 404',
    ],
  ])('is named in the report when %s', async (_name, options, reason) => {
    const report = await checkedBy(signInOnly, timed, '--only', only, ...options);
    const told = report.skips.map((skip) => skip.reason).join('\n');
    expect(told).toContain(`the end of a session by its time: not checked, ${reason}`);
    expect(untold(report)).toEqual([]);
  });
});

describe('[CON-04] an odd answer ends one journey, not the run', () => {
  const journey = (run: Journey['run']): Journey => ({ name: 'A journey', covers: ['tileList'], run });
  const next: Journey = {
    name: 'The next journey',
    covers: ['settingsRead'],
    run: async (run) => run.skip('settingsRead', 'it was reached'),
  };
  const limits = ['--timeout', '0.2', '--only', 'tileList,settingsRead'];

  test.each<[string, Journey['run'], RegExp]>([
    [
      'a text that is no JSON',
      async () => JSON.parse('{'),
      /an answer is not what the journey needs: .*JSON/,
    ],
    ['a text that is no Base64', async () => void atob('?'), /an answer is not what the journey needs: /],
    [
      'a token that no header can have',
      (run) => run.exchange(visit(run, { authorization: 'Bearer ключ' })).then(() => undefined),
      /an answer is not what the journey needs: .*ByteString/,
    ],
    [
      'one part of several',
      (run) =>
        each(
          async () => JSON.parse('{'),
          async () => run.skip('tileList', 'its second part was reached'),
        ),
      /its second part was reached/,
    ],
    [
      'letters that do not come',
      (run) => letterTo(run, 'somebody@neuro.example').then(() => undefined),
      /letters cannot be read at \/letters: no answer within 0\.2 s/,
    ],
  ])('%s', async (_name, run, reason) => {
    const report = await checkedBy(silent, [journey(run), next], ...limits, '--letters', '/letters');
    const reasons = report.skips.map((skip) => skip.reason);
    expect(reasons.join('\n')).toMatch(reason);
    expect(reasons).toContain('it was reached');
    expect(report.findings).toEqual([]);
  });

  test('a refusal that comes before a form was read, and closes, is heard', async () => {
    await using gateway = await startRefusing();
    const http = new Http({ url: gateway.url, timeout: 20_000, total: 60_000 });
    const form = new FormData();
    form.append('request', new Blob(['{}'], { type: 'application/json' }));
    form.append('files', new File(['я'.repeat(10_000)], 'Отчёт.txt'));
    for (let tries = 0; tries < 20; tries++) {
      const { status } = await http.send('/x', { method: 'POST', headers: {}, body: form });
      expect(status).toBe(403);
    }
  });
});
