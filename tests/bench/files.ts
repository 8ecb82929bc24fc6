/**
 * `npm run bench:files [-- --upload 200 --archive 500]`: how long others wait while files are uploaded, downloaded, archived,
 * read and backed up, and how much memory the stand-in takes. Prints a table; the numbers depend on the machine (docs/tests.md).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { zipSync } from 'fflate';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';

/** Pause between two pings, ms. */
const PAUSE = 5;
/** Most MB of one file, and of one upload. */
const LARGEST = 50;
const MOST = 200;

const { values } = parseArgs({
  options: { upload: { type: 'string', default: '200' }, archive: { type: 'string', default: '500' } },
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Pings an address in a thread of its own, and sends its parent how long each took, ms, whenever it is asked. */
async function ping({ address }: { readonly address: string }): Promise<void> {
  const times: number[] = [];
  parentPort?.on('message', () => parentPort?.postMessage(times.splice(0)));
  for (;;) {
    const begun = performance.now();
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - begun);
    await pause(PAUSE);
  }
}

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
}

/** A server that does nothing: how long it takes is the noise of the machine. */
const IDLE = `const server = require('node:http').createServer((_, answer) => answer.end());
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`;

const standIn = ['--disable-warning=ExperimentalWarning', 'mocks/server.ts', '--port', '0'];

/** Starts a server, which prints its address. */
async function start(args: readonly string[], folder: string): Promise<Started> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (address) return { child, address };
  }
  throw new Error(`The server does not start:\n${output}`);
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/1.0/auth/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'employee@neuro.example', password: SEED_PASSWORD }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

interface Caller {
  readonly address: string;
  readonly cookie: string;
}

/** A file as it is sent. */
interface Sent {
  readonly name: string;
  readonly pieces: Iterable<Uint8Array>;
}

/** Uploads files in one request. Returns the id of the first one, or '' when the gateway refuses to read it. */
async function upload({ address, cookie }: Caller, files: readonly Sent[]): Promise<string> {
  const sent = request(`${address}/api/1.0/upload`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'multipart/form-data; boundary=part',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  const answered = once(sent, 'response');
  sent.write('--part\r\ncontent-disposition: form-data; name="request"\r\n\r\n{"serviceType":"chatGpt"}\r\n');
  for (const { name, pieces } of files) {
    sent.write(`--part\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`);
    for (const piece of pieces) if (!sent.write(piece)) await Promise.race([once(sent, 'drain'), answered]);
    sent.write('\r\n');
  }
  sent.end('--part--\r\n');
  const [response] = await answered;
  let text = '';
  for await (const chunk of response) text += String(chunk);
  if (response.statusCode === 422) return '';
  if (response.statusCode !== 200) throw new Error(`The upload is refused: ${text}`);
  return (JSON.parse(text) as { idFile: string }[])[0]?.idFile ?? '';
}

/** Files of so many megabytes together. */
const filesOf = (megabytes: number): Sent[] =>
  Array.from({ length: Math.ceil(megabytes / LARGEST) }, (_, index) => ({
    name: `${index}.bin`,
    pieces: random(Math.min(LARGEST, megabytes - index * LARGEST)),
  }));

/** Some megabytes that are nowhere else. */
function* random(count: number): Generator<Uint8Array> {
  const piece = crypto.getRandomValues(new Uint8Array(65_536));
  for (let number = 0; number < count * 16; number++) {
    new DataView(piece.buffer).setUint32(0, number);
    yield piece.slice();
  }
}

/** A document of 45 MB of XML in some 130 kB. */
function* hostile(): Generator<Uint8Array> {
  const document = `<?xml version="1.0"?><w:document>${'<w:p><w:r><w:t>а</w:t></w:r></w:p>'.repeat(1_300_000)}</w:document>`;
  yield zipSync({ 'word/document.xml': new TextEncoder().encode(document) });
}

async function archive({ address, cookie }: Caller): Promise<string> {
  const exports = `${address}/api/1.0/user/export`;
  const headers = { cookie };
  await fetch(exports, { method: 'POST', headers: { ...headers, 'idempotency-key': crypto.randomUUID() } });
  for (;;) {
    const [one] = (await (await fetch(exports, { headers })).json()) as { status: string; idFile?: string }[];
    if (one?.status === 'done') return one.idFile ?? '';
    if (one?.status === 'failed') throw new Error('The export failed');
    await pause(200);
  }
}

async function download({ address, cookie }: Caller, idFile: string): Promise<void> {
  const { body } = await fetch(`${address}/api/1.0/download?idFile=${idFile}`, { headers: { cookie } });
  for await (const _piece of body ?? []);
}

async function backUp(folder: string): Promise<void> {
  const command = [
    '--disable-warning=ExperimentalWarning',
    'mocks/backup.ts',
    'backup',
    join(folder, 'backup'),
  ];
  await once(spawn(process.execPath, command, { env: { ...process.env, DATA_DIR: folder } }), 'exit');
}

/** The highest resident memory of a process since `forget`, MB. */
const peakOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The pings of an address. */
interface Pings {
  /** How long those since the last call took, the longest last, ms. */
  take(): Promise<number[]>;
  end(): Promise<unknown>;
}

function pingsOf(address: string): Pings {
  const pinger = new Worker(new URL(import.meta.url), { workerData: { address } });
  return {
    async take() {
      pinger.postMessage('');
      const [times] = (await once(pinger, 'message')) as [number[]];
      return times.sort((one, other) => one - other);
    },
    end: () => pinger.terminate(),
  };
}

/** A time that so many of the pings did not exceed, ms. */
const within = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);

async function end({ child }: Started): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-files-'));
  const [measured, idle] = [await start(standIn, folder), await start(['-e', IDLE], folder)];
  const { address } = measured;
  const pid = measured.child.pid ?? 0;
  const [pings, noise] = [pingsOf(`${address}/api/1.0/data/ping`), pingsOf(idle.address)];
  const rows: Record<string, string>[] = [];
  const measure = async <Result>(what: string, act: () => Promise<Result>): Promise<Result> => {
    await Promise.all([pings.take(), noise.take()]);
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const begun = performance.now();
    const result = await act();
    const seconds = (performance.now() - begun) / 1000;
    const [times, idleTimes] = await Promise.all([pings.take(), noise.take()]);
    rows.push({
      what,
      seconds: seconds.toFixed(1),
      pings: String(times.length),
      'p99, ms': within(times, 0.99),
      'longest, ms': within(times, 1),
      'idle server: p99, ms': within(idleTimes, 0.99),
      'longest there, ms': within(idleTimes, 1),
      'peak memory, MB': peakOf(pid).toFixed(0),
    });
    return result;
  };
  try {
    const caller = { address, cookie: await signIn(address) };
    const [uploaded, archived] = [Number(values.upload), Number(values.archive)];
    await measure('nothing', () => pause(5000));
    const idFile = await measure(`upload of ${uploaded} MB`, () => upload(caller, filesOf(uploaded)));
    await measure('download of one of its files', () => download(caller, idFile));
    for (let left = archived - uploaded; left > 0; left -= MOST)
      await upload(caller, filesOf(Math.min(left, MOST)));
    const idArchive = await measure(`archive of ${archived} MB`, () => archive(caller));
    await measure('its download', () => download(caller, idArchive));
    await measure('three hostile files at once', () =>
      Promise.all([1, 2, 3].map((number) => upload(caller, [{ name: `${number}.docx`, pieces: hostile() }]))),
    );
    await measure('backup', () => backUp(folder));
  } finally {
    await Promise.all([pings.end(), noise.end()]);
    await Promise.all([end(measured), end(idle)]);
    rmSync(folder, { recursive: true });
  }
  console.table(rows);
}

await (isMainThread ? main() : ping(workerData as { address: string }));
