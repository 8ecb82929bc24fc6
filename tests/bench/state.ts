/**
 * `npm run bench:state [-- --messages 10000,100000,1000000]`: how long the stand-in starts and how much memory it holds
 * with so many stored messages. Prints a table; the numbers depend on the machine (docs/stand-in.md).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createGateway } from '#mocks/gateway.ts';
import type { Chat, StoredMessage } from '#mocks/store/database.ts';
import { sqlitePersistence } from '#mocks/store/sqlite.ts';

/** Messages of a chat, requests and answers in turn. */
const IN_CHAT = 20;
/** Characters of a request and of an answer, about the averages of an office's questions. */
const LENGTHS = [150, 1500] as const;
const PEOPLE = 2000;
const MB = 1024 * 1024;

const { values } = parseArgs({ options: { messages: { type: 'string', default: '10000,100000,1000000' } } });

const sentence = 'Выручка за октябрь выросла на четыре процента, расходы остались прежними. ';
const texts = LENGTHS.map((length) => sentence.repeat(length / sentence.length + 1).slice(0, length));

/** Stores chats with `count` messages in all, spread over the people of the stand-in. */
async function fill(folder: string, count: number): Promise<void> {
  const gateway = await createGateway({ persistence: sqlitePersistence(folder), people: PEOPLE });
  const { database } = gateway.deps;
  const [pattern] = database.chats.values();
  const owners = [...database.users.values()].map(({ email }) => email);
  if (!pattern || owners.length === 0) throw new Error('The seeded state has no chat or no people');
  const date = new Date().toISOString();
  for (let stored = 0, number = 0; stored < count; stored += IN_CHAT, number++) {
    const owner = owners[number % owners.length] ?? '';
    const chat: Chat = { ...pattern, uuid: crypto.randomUUID(), owner };
    let parentId: string | null = null;
    database.store.write((transaction) => {
      transaction.put(database.chats, chat);
      for (let place = 0; place < Math.min(IN_CHAT, count - stored); place++) {
        const message: StoredMessage = {
          id: crypto.randomUUID(),
          chatUuid: chat.uuid,
          owner,
          hidden: false,
          parentId,
          role: place % 2 === 0 ? 'user' : 'assistant',
          content: texts[place % 2] ?? '',
          date,
          status: 'complete',
          files: [],
          idFile: null,
        };
        transaction.put(database.messages, message);
        parentId = message.id;
      }
    });
  }
  gateway.close();
}

/** Resident memory of a process, bytes. */
function memoryOf(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

interface Start {
  /** From the start of the process until it answers, ms. */
  readonly time: number;
  /** Resident memory then, bytes. */
  readonly memory: number;
}

/** Starts the stand-in over a state and waits for its first answer. */
async function start(folder: string): Promise<Start> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'mocks/server.ts', '--port', '0'],
    {
      env: { ...process.env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  let address: string | undefined;
  for await (const chunk of child.stdout) {
    output += String(chunk);
    address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (address) break;
  }
  if (!address || child.pid === undefined) throw new Error(`The stand-in does not start:\n${output}`);
  await (await fetch(`${address}/api/1.0/tile/getTile`)).arrayBuffer();
  const result = { time: performance.now() - begun, memory: memoryOf(child.pid) };
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  return result;
}

const rows: Record<string, string>[] = [];
for (const count of values.messages.split(',').map(Number)) {
  if (!Number.isInteger(count) || count < 0) throw new Error(`Not a number of messages: ${count}`);
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-state-'));
  try {
    await fill(folder, count);
    const { time, memory } = await start(folder);
    rows.push({
      messages: count.toLocaleString('en'),
      'file, MB': (statSync(join(folder, 'portal.sqlite')).size / MB).toFixed(0),
      'start, s': (time / 1000).toFixed(1),
      'memory, MB': (memory / MB).toFixed(0),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
console.table(rows);
