/**
 * `npm run test:faults -- ID…`: applies each fault to a copy of the working tree, runs its tests and prints which one
 * caught it. The same tests must first pass in an unchanged copy. Without ids all faults are applied; `--list` lists
 * them. Exit code 1 when a fault is not caught.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fault, Notice } from './fault.ts';
import { faults } from './faults.ts';

/** Number of faults tested in parallel, each with its own build and browser. */
const jobs = 2;
/** Time limit of a build or a test run, ms. */
const timeLimit = 300_000;
/** Time limit of the unchanged copy, which runs all tests, ms. */
const baselineLimit = 3_600_000;
const root = process.cwd();

/** Folders of the scratch copies. */
const copies: string[] = [];
/** Process ids of the running tools; each is the leader of a process group. */
const running = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const pid of running) process.kill(-pid, 'SIGKILL');
    for (const folder of copies) rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });

const isBrowserTest = ({ test }: Notice): boolean => test.endsWith('.spec.ts');

/** Copies the working tree and the generated code into a temporary folder. */
function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  copies.push(folder);
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = stdout.split('\0').filter((file) => file !== '');
  for (const file of [...files, 'src/api/generated', 'src/app/routeTree.gen.ts']) {
    // git still lists a file whose deletion is not committed.
    if (!existsSync(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs a tool in a folder; ends it and its children after `limit` ms. */
function execute(folder: string, limit: number, tool: string, ...args: string[]): Promise<Result> {
  const child = spawn(tool, args, {
    cwd: folder,
    detached: true,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(folder), CI: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${tool} does not start`);
  running.add(pid);
  let output = '';
  let isLate = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const timer = setTimeout(() => {
    isLate = true;
    process.kill(-pid, 'SIGKILL');
  }, limit);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(pid);
      resolve({ ok: code === 0, output: isLate ? `${tool} took longer than ${limit / 1000} s` : output });
    }),
  );
}

interface Result {
  ok: boolean;
  output: string;
}

const reportOf = (folder: string): string => join(folder, 'test-results', 'faults.json');

interface Suite {
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): { title: string; ok: boolean }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The executed tests, from the JSON report of Playwright or Vitest. */
function readReport(folder: string): { title: string; ok: boolean }[] {
  if (!existsSync(reportOf(folder))) return [];
  const report: Suite & { testResults?: { assertionResults: { title: string; status: string }[] }[] } =
    JSON.parse(readFileSync(reportOf(folder), 'utf8'));
  return [
    ...specsOf(report),
    ...(report.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ title, ok: status === 'passed' })),
  ];
}

const escaped = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Outcome {
  /** Titles of the tests that failed. */
  failed: readonly string[];
  /** Why there is no result: the build failed, or no test ran. */
  trouble?: string;
}

/** Runs tests of one kind in a copy, in one process. */
async function runTests(
  folder: string,
  notices: readonly Notice[],
  limit: number,
  stopAtFirst: boolean,
): Promise<Outcome> {
  const [first] = notices;
  if (!first) return { failed: [] };
  const files = [...new Set(notices.map(({ test }) => test))];
  const titles = notices.map(({ title = '' }) => escaped(title)).join('|');
  rmSync(reportOf(folder), { force: true });
  if (isBrowserTest(first)) {
    const build = await execute(folder, timeLimit, 'vite', 'build', '--logLevel', 'error');
    if (!build.ok) return { failed: [], trouble: `does not build\n${build.output}` };
  }
  const run = isBrowserTest(first)
    ? ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=json', '-g', titles]
    : ['vitest', 'run', '--reporter=json', `--outputFile=${reportOf(folder)}`, '-t', titles];
  const bail = stopAtFirst ? [isBrowserTest(first) ? '--max-failures=1' : '--bail=1'] : [];
  const [tool = '', ...args] = [...run, ...bail, ...files];
  const { ok, output } = await execute(folder, limit, tool, ...args);
  const tests = readReport(folder);
  const failed = tests.filter((found) => !found.ok).map(({ title }) => title);
  if (tests.length === 0 || (!ok && failed.length === 0))
    return { failed: [], trouble: `no test has run\n${output.slice(-2000)}` };
  return { failed };
}

/** Runs the unit tests, then the browser tests in a copy; stops after the first kind that fails. */
async function check(
  folder: string,
  notices: readonly Notice[],
  limit: number,
  stopAtFirst: boolean,
): Promise<Outcome> {
  for (const isBrowser of [false, true]) {
    const ofKind = notices.filter((notice) => isBrowserTest(notice) === isBrowser);
    const outcome = await runTests(folder, ofKind, limit, stopAtFirst);
    if (outcome.trouble || outcome.failed.length > 0) return outcome;
  }
  return { failed: [] };
}

/** Writes a file of a copy; runs the generator again when the contract has changed. */
async function write(folder: string, file: string, text: string): Promise<Outcome> {
  writeFileSync(join(folder, file), text);
  if (!file.startsWith('openapi/')) return { failed: [] };
  const { ok, output } = await execute(folder, timeLimit, 'node', 'openapi/generate.ts');
  return ok ? { failed: [] } : { failed: [], trouble: `does not generate\n${output}` };
}

type State = 'caught' | 'ALIVE' | 'UNCLEAR';

/** Applies a fault to a copy, runs its tests and restores the file. */
async function judge({ id, file, find, replace, notices, why }: Fault, folder: string): Promise<State> {
  const begun = Date.now();
  const text = readFileSync(join(folder, file), 'utf8');
  const parts = text.split(find);
  let outcome: Outcome =
    parts.length === 2
      ? await write(folder, file, parts.join(replace))
      : { failed: [], trouble: `the text stands ${parts.length - 1} times in ${file}` };
  if (!outcome.trouble) outcome = await check(folder, notices, timeLimit, true);
  await write(folder, file, text);
  const { failed, trouble } = outcome;
  const state = trouble ? 'UNCLEAR' : failed.length > 0 ? 'caught' : 'ALIVE';
  const seconds = ((Date.now() - begun) / 1000).toFixed(0).padStart(4);
  console.log(`${state.padEnd(7)} ${id.padEnd(30)} ${seconds} s  ${trouble ?? failed[0] ?? why}`);
  return state;
}

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((id) => !faults.some((fault) => fault.id === id));
if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(', ')}`);
  process.exit(1);
}
const chosen = wanted.length === 0 ? faults : faults.filter(({ id }) => wanted.includes(id));

if (args.includes('--list')) {
  for (const { id, why } of chosen) console.log(`${id.padEnd(30)} ${why}`);
  process.exit();
}

const folders = Array.from({ length: Math.min(jobs, chosen.length) }, copyTree);
const states: State[] = [];
try {
  const [first = ''] = folders;
  const untouched = await check(
    first,
    chosen.flatMap(({ notices }) => notices),
    baselineLimit,
    false,
  );
  if (untouched.trouble || untouched.failed.length > 0)
    throw new Error(`The untouched copy fails: ${untouched.trouble ?? untouched.failed.join('\n')}`);
  const queue = [...chosen];
  await Promise.all(
    folders.map(async (folder) => {
      for (let fault = queue.shift(); fault; fault = queue.shift()) states.push(await judge(fault, folder));
    }),
  );
} finally {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
}
const count = (state: State): number => states.filter((found) => found === state).length;
console.log(
  `\n${count('caught')} caught, ${count('ALIVE')} alive, ${count('UNCLEAR')} unclear, of ${states.length}`,
);
process.exitCode = count('caught') === states.length ? 0 : 1;
