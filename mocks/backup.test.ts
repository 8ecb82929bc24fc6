import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEED_PASSWORD } from './rehearsal/seeds/seed.ts';
import { backUp, restore } from './store/backup.ts';
import { sqlitePersistence } from './store/sqlite.ts';
import { type ProcessResult, StandIn } from './testing/process.ts';

// Each test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
const running: StandIn[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
});
afterEach(async () => {
  for (const standIn of running.splice(0)) await standIn.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, 'data');

function start(): StandIn {
  const standIn = new StandIn({ DATA_DIR: data() });
  running.push(standIn);
  return standIn;
}

/** Runs the command; one with `killedAt` is ended by SIGKILL as soon as this file appears. */
async function run(command: string, named: string, killedAt?: string): Promise<ProcessResult> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'backup.ts'), command, named], {
    env: { PATH: process.env['PATH'], DATA_DIR: data() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watcher = killedAt
    ? watch(dirname(killedAt), (_event, name) => name === basename(killedAt) && child.kill('SIGKILL'))
    : undefined;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await once(child, 'close');
  watcher?.close();
  return { code: child.exitCode, output };
}

/** A signed-in person who uploads files. */
class Uploader {
  readonly #address: string;
  readonly #cookie: string;

  constructor(address: string, cookie: string) {
    this.#address = `${address}/api/1.0`;
    this.#cookie = cookie;
  }

  static async signIn(address: string): Promise<Uploader> {
    const response = await fetch(`${address}/api/1.0/auth/authentication`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'employee@neuro.example', password: SEED_PASSWORD }),
    });
    return new Uploader(address, response.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }

  /** @returns the id of the stored file, which is acknowledged */
  async upload(text: string): Promise<string> {
    const form = new FormData();
    form.set('request', '{"serviceType":"chatGpt"}');
    form.set('file', new File([text], 'файл.txt'));
    const headers = { cookie: this.#cookie, 'idempotency-key': crypto.randomUUID() };
    const response = await fetch(`${this.#address}/upload`, { method: 'POST', headers, body: form });
    expect(response.status).toBe(200);
    const [file] = (await response.json()) as { idFile: string }[];
    return file?.idFile ?? '';
  }

  /** @returns whether the removal is acknowledged */
  async remove(idFile: string): Promise<boolean> {
    const path = `${this.#address}/user/files?idFile=${idFile}`;
    return (await fetch(path, { method: 'DELETE', headers: { cookie: this.#cookie } })).status === 204;
  }
}

/** The ids of the files of a state that have no contents. */
function withoutContents(folderOfState: string): string[] {
  const state = sqlitePersistence(folderOfState);
  const named = [...state.load()].filter(({ collection }) => collection === 'file').map(({ key }) => key);
  const lost = named.filter((key) => state.readBlob(key) === undefined);
  state.close();
  return lost;
}

/** The ids of the files that the state does not have as they were acknowledged. */
function missing(files: Iterable<readonly [string, string]>): string[] {
  const state = sqlitePersistence(data());
  const records = [...state.load()].filter(({ collection }) => collection === 'file').map(({ key }) => key);
  const kept = new Set(records);
  const lost = [...files].filter(
    ([idFile, text]) =>
      !kept.has(idFile) || !Buffer.from(text).equals(state.readBlob(idFile) ?? Buffer.alloc(0)),
  );
  state.close();
  return lost.map(([idFile]) => idFile);
}

test('[CON-06] a backup made under load has all that was acknowledged; a kill spoils neither it nor the state', async () => {
  const standIn = start();
  const person = await Uploader.signIn(await standIn.ready());
  const acknowledged = new Map<string, string>();
  acknowledged.set(await person.upload('б'.repeat(4_000_000)), 'б'.repeat(4_000_000));
  let wanted = true;
  const load = [1, 2].map(async (worker) => {
    for (let count = 0; wanted; count++) {
      const text = `${worker}-${count} `.repeat(2000);
      const idFile = await person.upload(text).catch(() => undefined);
      if (!idFile) continue;
      // What is removed while a backup is made may be in it.
      if (count % 2 === 0) acknowledged.set(idFile, text);
      else await person.remove(idFile).catch(() => undefined);
    }
  });
  const killed = join(folder, 'killed');
  mkdirSync(killed);
  await run('backup', killed, join(killed, 'portal.sqlite.part'));
  // The kill may have come too late. Then the copy is whole.
  if (existsSync(join(killed, 'portal.sqlite'))) sqlitePersistence(killed).close();

  const before = [...acknowledged];
  const copy = join(folder, 'copy');
  expect(await run('backup', copy)).toMatchObject({ code: 0 });
  expect((await run('restore', copy)).output).toMatch(/portal\.sqlite is in use by another process/);
  const stop = standIn.kill('SIGKILL');
  wanted = false;
  await Promise.all([stop, ...load]);
  expect(acknowledged.size).toBeGreaterThan(before.length);
  expect(missing(acknowledged)).toEqual([]);
  expect(withoutContents(copy)).toEqual([]);

  await run('restore', copy, join(data(), 'portal.sqlite.part'));
  expect(missing(before)).toEqual([]);
  const restored = await run('restore', copy);
  const [, replaced = ''] = /The state before is in (.*replaced-\S*)\. Delete/.exec(restored.output) ?? [];
  expect([restored.code, missing(before)]).toEqual([0, []]);
  expect(await run('restore', replaced)).toMatchObject({ code: 0 });
  expect(missing(before)).toEqual([]);
  await start().ready();
});

test('[CON-06] a damaged state is replaced by a backup, with its log', async () => {
  const state = sqlitePersistence(data());
  state.write([{ collection: 'c', key: 'a', value: '1' }]);
  const copy = join(folder, 'copy');
  expect(await run('backup', copy)).toMatchObject({ code: 0 });
  state.write([{ collection: 'c', key: 'a', value: '2' }]);
  state.close();
  for (const name of ['portal.sqlite', 'portal.sqlite-wal'])
    writeFileSync(join(data(), name), 'oops'.repeat(5000));
  expect(await run('restore', copy)).toMatchObject({ code: 0 });
  const restored = sqlitePersistence(data());
  expect([...restored.load()]).toEqual([{ collection: 'c', key: 'a', value: '1' }]);
  restored.close();
});

test('[PILOT-09] a backup with a damaged file is refused; without the file it is restored', () => {
  const state = sqlitePersistence(data());
  const text = new Uint8Array(Buffer.from('Отчёт'));
  state.write([{ collection: 'blob', key: 'one', value: text }]);
  state.close();
  const copy = join(folder, 'copy');
  const { size, missing: lost } = backUp(data(), copy);
  expect([size > 10, lost]).toEqual([true, 0]);
  rmSync(data(), { recursive: true });
  const hash = createHash('sha256').update(text).digest('hex');
  const path = join(copy, 'files', hash.slice(0, 2), hash);
  writeFileSync(path, 'Отказ');
  expect(() => restore(copy, data(), new Date())).toThrow(/^The file .* is damaged\. Remove it/);
  rmSync(path);
  expect(restore(copy, data(), new Date())).toMatchObject({ missing: 1, kept: undefined });
});

test('[CON-06] what is no backup is refused in one line', async () => {
  const named = join(folder, 'named');
  expect(await run('backup', '')).toEqual({
    code: 1,
    output: expect.stringMatching(/^Name a folder: .*\n$/),
  });
  expect(() => backUp(data(), named)).toThrow(/^There is no state in /);
  expect(() => restore(named, data(), new Date())).toThrow(/^There is no backup in /);
  mkdirSync(named);
  writeFileSync(join(named, 'portal.sqlite'), 'oops'.repeat(1000));
  expect(() => restore(named, data(), new Date())).toThrow(/portal\.sqlite is damaged\./);
  expect(existsSync(join(data(), 'portal.sqlite'))).toBe(false);
  rmSync(join(named, 'portal.sqlite'));
  sqlitePersistence(data()).close();
  backUp(data(), named);
  expect(() => backUp(data(), named)).toThrow(/^There is a state in /);
});
