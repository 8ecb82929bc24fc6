// @vitest-environment jsdom
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { operationOf } from '../../openapi/check/contract.ts';
import { type Finding, rules } from '../../openapi/check/finding.ts';
import { curlOf, shownAnswer } from '../../openapi/check/http.ts';
import { junitXml } from '../../openapi/check/report/junit.ts';
import { reportPage } from '../../openapi/check/report/page.ts';
import { compared, exitCode, type Report, summaryOf } from '../../openapi/check/report/report.ts';
import { sarifOf } from '../../openapi/check/report/sarif.ts';
import { Progress, terminalText } from '../../openapi/check/report/terminal.ts';

const parse = (page: string) => new DOMParser().parseFromString(page, 'text/html');

const evil = '<img src=x onerror=alert(1)> ]]> "\u001b[2J\u0000\ud800 & \u202e';

const finding = (place: string, changes: Partial<Finding> = {}): Finding => ({
  severity: 'fault',
  rule: 'body',
  operation: 'tileList',
  place,
  message: `/${place} is ${evil}.`,
  says: 'must be string',
  where: { file: operationOf('tileList').file, pointer: '#/paths/~1tile~1getTile/get' },
  cause: 'The field is left out.',
  curl: `curl -i 'http://127.0.0.1/${evil}'`,
  got: `200 application/json\n${evil}`,
  ...changes,
});

const report: Report = {
  url: 'http://127.0.0.1:1/api/1.0',
  begun: '2026-11-20T09:41:07.000Z',
  took: 73.6,
  calls: 9120,
  selected: ['tileList', 'agentList', 'historyChatList'],
  checked: ['tileList', 'agentList'],
  findings: [
    finding('old'),
    finding('new'),
    finding('header', { severity: 'warning', rule: 'undeclared-header' }),
  ],
  skips: [{ operation: 'historyChatList', reason: `it changes data: ${evil}` }],
};

const folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const earlier = join(folder, 'report.json');
writeFileSync(earlier, JSON.stringify({ ...report, findings: [finding('old'), finding('gone')] }));
const comparison = compared(report, earlier);

describe('[CON-04] the comparison with an earlier run', () => {
  test('tells what is new and what is fixed', () => {
    expect([...comparison.fresh]).toEqual(['tileList body new', 'tileList undeclared-header header']);
    expect(comparison.fixed.map(({ place }) => place)).toEqual(['gone']);
  });

  test('calls nothing fixed in an operation that this run did not check', () => {
    expect(compared({ ...report, checked: ['agentList'] }, earlier).fixed).toEqual([]);
  });

  test('refuses a file that is no report', () => {
    const other = join(folder, 'other.json');
    for (const text of ['[]', '{"begun":"x","findings":[1]}', '{']) {
      writeFileSync(other, text);
      expect(() => compared(report, other)).toThrow();
    }
  });
});

test('[CON-04] exit codes: 0 without faults, 1 with faults, 2 when the check was cut short', () => {
  const cut = { operation: 'tileList', reason: 'The time for the whole check is over' } as const;
  const sound: Report = { ...report, findings: [] };
  expect(exitCode(report)).toBe(1);
  expect(exitCode(sound)).toBe(0);
  expect(exitCode({ ...sound, skips: [cut] })).toBe(2);
  expect(exitCode({ ...sound, checked: [] })).toBe(2);
  expect(exitCode({ ...report, checked: [] })).toBe(1);
});

test('[CON-04] a curl line names the session by its caller, and an unknown one as it is', () => {
  const sent = { method: 'GET', url: 'http://127.0.0.1:1/x', headers: { cookie: 'NEURO_SESSION=abc' } };
  expect(curlOf({ ...sent, caller: 'companyAdmin' })).toBe(
    `curl -i -b "NEURO_SESSION=$COMPANY_ADMIN_SESSION" 'http://127.0.0.1:1/x'`,
  );
  expect(curlOf({ ...sent, caller: 'visitor', headers: { cookie: 'NEURO_SESSION=unknown' } })).toContain(
    '-b "NEURO_SESSION=unknown"',
  );
  const evilName = { cookie: 'A$(reboot)"B=1; NEURO_SESSION=abc' };
  expect(curlOf({ ...sent, headers: evilName })).toContain('-b "ArebootB=$SESSION; NEURO_SESSION=$SESSION"');
  expect(curlOf({ ...sent, caller: 'visitor', headers: {} })).toBe(
    `curl -i 'http://127.0.0.1:1/x'  # without a session`,
  );
});

describe('[CON-04] the terminal', () => {
  test('shows faults by operation, counts of warnings, what was not checked, the comparison and one summary line', () => {
    const text = terminalText(report, comparison, ['report.html']);
    expect(text).toContain('tileList  GET /tile/getTile');
    expect(text).toContain(`✗ ${rules.body} (new): /new is`);
    expect(text).toContain('Warnings: 1\n  ! /header is ');
    expect(text).toMatch(/it changes data.*: historyChatList/);
    expect(text).toContain('Since the run of 2026-11-20T09:41:07.000Z: 2 new, 1 fixed');
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      '2 of 3 operations checked, 2 faults, 1 warning, 9,120 calls, 74 s',
    );
    expect(summaryOf(report)).toBe(text.trimEnd().split('\n').at(-1));
  });

  test('is not controlled by what the gateway sends', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(terminalText(report, comparison, [])).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  test('is not flooded', () => {
    const many = Array.from({ length: 500 }, (_, index) => finding(String(index), { says: `rule ${index}` }));
    const text = terminalText({ ...report, findings: many }, null, []);
    expect(text.match(/✗/g)).toHaveLength(40);
    expect(text).toContain('… and 460 more faults');
  });

  test('shows what came with the code and the message of an error', () => {
    const got = shownAnswer({
      status: 409,
      headers: new Headers({ 'content-type': 'application/json' }),
      took: 1,
      bytes: new Uint8Array(),
      text: '{}',
      json: { code: 'agreement-required', message: 'Примите' },
    });
    const text = terminalText({ ...report, findings: [finding('x', { got })] }, null, []);
    expect(text).toContain('came      409 application/json agreement-required: Примите');
  });

  test('shows an undeclared status of many operations once, though each declares others', () => {
    const ids = ['tileList', 'agentList', 'historyChatList', 'bannerList'] as const;
    const many = ids.map((operation) =>
      finding('422', { operation, rule: 'status', says: `Declared: ${operation}` }),
    );
    const text = terminalText({ ...report, findings: many }, null, []);
    expect(text).toContain('In 4 operations');
  });

  test('shows a fault of many operations once', () => {
    const ids = ['tileList', 'agentList', 'historyChatList', 'bannerList', 'agentAdd'] as const;
    const many = ids.map((operation) =>
      finding('X-Request-Id', { operation, rule: 'header', says: 'required' }),
    );
    const text = terminalText({ ...report, findings: [...many, finding('old')] }, null, []);
    expect(text.match(/✗/g)).toHaveLength(2);
    expect(text).toContain('In 5 operations: tileList, agentList, historyChatList, bannerList …');
    const other = parse(reportPage({ ...report, findings: many }, null));
    expect(other.querySelector('#common + p + .table')?.textContent).toContain('5 operations');
  });

  test('shows progress on one line of a terminal, and on few lines elsewhere', () => {
    for (const isTTY of [true, false]) {
      let text = '';
      const progress = new Progress({ isTTY, columns: 40, write: (piece: string) => (text += piece) }, 100);
      for (let index = 0; index < 100; index++) progress.checked('tileList', index);
      progress.end();
      expect(text.split('\n')).toHaveLength(isTTY ? 1 : 11);
    }
  });
});

describe('[CON-04] the page', () => {
  const page = reportPage(report, comparison);
  const document = parse(page);

  test('escapes what came from the gateway, and has no scripts', () => {
    expect(document.querySelectorAll('img, script, [onerror]')).toHaveLength(0);
    expect(document.querySelector('pre')?.textContent).toContain('<img src=x');
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
  });

  test('names the state of each operation, and each finding with what the contract says and where', () => {
    const states = [...document.querySelectorAll('.state')].map(({ textContent }) => textContent);
    expect(states.toSorted()).toEqual(['2 faults', 'no fault', 'not checked']);
    expect(document.querySelectorAll('article.fault')).toHaveLength(2);
    expect(document.querySelectorAll('article.warning')).toHaveLength(1);
    const fault = document.querySelector('article.fault');
    for (const part of ['must be string', 'tileList.yaml', '#/paths/', 'The field is left out.', 'curl -i'])
      expect(fault?.textContent).toContain(part);
    expect(fault?.querySelector('a')?.getAttribute('href')).toBe('reference.html#tileList');
  });

  test('every link on the page has a target, and ids are unique', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const broken = links.filter((link) => link.startsWith('#') && !ids.includes(link.slice(1)));
    expect(broken).toEqual([]);
  });
});

describe('[CON-04] reports for machines', () => {
  test('JUnit has a case for each operation: failed, skipped with its reason, or passed', () => {
    const document = new DOMParser().parseFromString(junitXml(report), 'text/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    const cases = [...document.querySelectorAll('testcase')].map((one) => [
      one.getAttribute('name'),
      one.querySelectorAll('failure').length,
      one.querySelector('skipped')?.getAttribute('message')?.slice(0, 15) ?? '',
    ]);
    expect(cases.toSorted()).toEqual([
      ['agentList', 0, ''],
      ['historyChatList', 0, 'it changes data'],
      ['tileList', 2, ''],
    ]);
    const suite = document.querySelector('testsuite');
    expect([suite?.getAttribute('failures'), suite?.getAttribute('skipped')]).toEqual(['1', '1']);
  });

  test('SARIF names the file of the operation and a known rule', () => {
    const { runs } = sarifOf(report) as {
      runs: {
        tool: { driver: { rules: { id: string }[] } };
        results: { ruleIndex: number; ruleId: string }[];
      }[];
    };
    const [run] = runs;
    for (const { ruleIndex, ruleId } of run?.results ?? [])
      expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    expect(JSON.stringify(run?.results[0])).toContain('"uri":"openapi/paths/tile/tileList.yaml"');
  });
});
