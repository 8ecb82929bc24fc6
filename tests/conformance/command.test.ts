import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { help, optionsOf } from '../../openapi/check/arguments.ts';
import { operations } from '../../openapi/check/contract.ts';
import { rules } from '../../openapi/check/finding.ts';
import { root } from '../contract/bundle.ts';
import { dripping, signInOnly, startGateway } from './gateways.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the kit as a process. Not synchronous, because the gateway answers in this one. */
async function ran(nodeOptions: readonly string[], args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [...nodeOptions, `${root}openapi/check.ts`, ...args], { cwd: root });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (piece) => (stdout += piece));
  child.stderr.on('data', (piece) => (stderr += piece));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, stdout, stderr };
}
const run = (...args: string[]): Promise<Ended> => ran([], args);
/** Node forgets to cancel an answer whose request it has cleared away. */
const clearingAway = ['--expose-gc', '--import', 'data:text/javascript,setInterval(gc,20).unref()'];

describe('[CON-04] npm run contract:check', () => {
  test('wrong options: exit code 2 and one line', async () => {
    const { code, stdout, stderr } = await run('--only', 'tile');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^--url is missing: .+\n$/);
  });

  test('faults: exit code 1, the reports, and what is fixed since the last run', async () => {
    await using gateway = await startGateway(signInOnly);
    const args = ['--url', gateway.url, '--report', folder];
    const first = await run(...args, '--only', 'agentList');
    expect(first.stdout).toMatch(
      /agentList {2}GET .+[\s\S]+\n0 of 1 operation checked, \d+ faults?, .+ s\n$/,
    );
    expect(first.code).toBe(1);
    for (const name of ['report.html', 'report.json', 'junit.xml', 'report.sarif'])
      expect(existsSync(join(folder, name)), name).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toMatchObject({
      selected: ['agentList'],
    });
    const second = await run(...args, '--only', 'agentList');
    expect(second.stdout).toMatch(/Since the run of .+: 0 new, 0 fixed/);
    expect(gateway.asked.filter((line) => !line.includes('/api/1.0/'))).toEqual([]);
  });

  test('a connection that the gateway keeps open: the process ends with its report', async () => {
    await using gateway = await startGateway(dripping);
    const args = ['--url', gateway.url, '--report', folder, '--only', 'availabilityCheck', '--timeout', '1'];
    const begun = performance.now();
    const { stdout } = await ran(clearingAway, args);
    expect(stdout).toMatch(/ of 1 operation checked, /);
    expect(performance.now() - begun).toBeLessThan(15_000);
  }, 30_000);
});

describe('[CON-04] options', () => {
  const url = ['--url', 'http://127.0.0.1:8080/'];

  test.each([
    [['--url', 'neuro'], '"neuro" is no address'],
    [['--url', 'ftp://127.0.0.1/'], 'is no address'],
    [['--url', 'http://a:b@127.0.0.1/'], 'leave name and password out'],
    [[...url, '--only', 'agentLst'], /Did you mean .*agentList/],
    [[...url, '--only', ''], 'no tag or operation is named'],
    [[...url, '--account', 'admn=a@neuro.example'], 'Did you mean admin'],
    [[...url, '--account', 'admin'], 'ROLE=ADDRESS[:PASSWORD]'],
    [[...url, '--timeout', 'soon'], '--timeout: "soon"'],
    [[...url, '--total', '0'], '--total: "0"'],
    [[...url, '--letters', 'http://other.example/letters'], 'no path at http://127.0.0.1:8080'],
    [[...url, '--letters', '//other.example/letters'], 'no path at http://127.0.0.1:8080'],
    [[...url, '--clock', 'http://other.example/clock'], '--clock: "http://other.example/clock" is no path'],
    [[...url, '--acount', 'x'], 'Did you mean account'],
    [[...url, 'more'], '--help'],
  ])('%j: a message', (args, message) => {
    expect(() => optionsOf(args)).toThrow(message);
  });

  test('accounts: one password for all, an own one, a role left out', () => {
    const options = optionsOf([
      ...url,
      '--user',
      'me@corp.example',
      '--password',
      'p',
      '--account',
      'admin=root@corp.example:a:b',
      '--account',
      'guest=',
    ]);
    expect(options?.accounts).toEqual({
      employee: { email: 'me@corp.example', password: 'p' },
      colleague: { email: 'commerce@neuro.example', password: 'p' },
      admin: { email: 'root@corp.example', password: 'a:b' },
      companyAdmin: { email: 'company@neuro.example', password: 'p' },
      otherGuest: { email: 'guest@other.example', password: 'p' },
    });
  });

  test('--only takes tags and operations; --letters a path or an address at the same host', () => {
    const options = optionsOf([
      ...url,
      '--only',
      'agent,tileList',
      '--letters',
      'http://127.0.0.1:8080/m?k=1',
    ]);
    const agents = operations.filter(({ tag }) => tag === 'agent').map(({ id }) => id);
    expect([...(options?.only ?? [])].toSorted()).toEqual([...agents, 'tileList'].toSorted());
    expect(options?.letters).toBe('/m?k=1');
    expect(optionsOf(['--help'])).toBeNull();
  });
});

describe('[CON-04] docs/backend.md', () => {
  const page = readFileSync(`${root}docs/backend.md`, 'utf8');

  test('explains every rule and every option', () => {
    const options = help.match(/--[a-z-]+/g) ?? [];
    const missing = [...Object.keys(rules), ...options].filter((name) => !page.includes(`\`${name}`));
    expect(missing.filter((name) => name !== '--help')).toEqual([]);
  });

  test('every tag and operation has its step in the order of building', () => {
    const lists = [...page.matchAll(/`--only ([a-z][\w,]+)/g)].map(([, list = '']) => list);
    const named = new Set(
      lists.flatMap((list) => [
        ...(optionsOf(['--url', 'http://127.0.0.1:8080/', '--only', list])?.only ?? []),
      ]),
    );
    const byHand = operations.filter(({ id, tag }) => !named.has(id) && tag !== 'file').map(({ id }) => id);
    expect(byHand).toEqual([]);
  });
});
