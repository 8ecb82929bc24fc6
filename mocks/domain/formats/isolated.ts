/**
 * Reads untrusted files in processes with limits of time and memory, so that no file delays the requests of others (APP-19).
 * A thread that runs out of memory ends the whole server. Small files are read in this process, because starting another one
 * takes longer than reading them.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { FailureDetails, FailureName } from '#mocks/contract/failures.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { unpackedSize } from './zip.ts';

/** A call of an exported function. */
export interface Task {
  /** Address of the module. */
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

export type Outcome =
  | { readonly value: unknown }
  | { readonly failure: FailureName; readonly details: FailureDetails }
  | { readonly fault: string };

interface Limits {
  /** Of one file, ms. */
  readonly time: number;
  /** JavaScript heap of the process, MB. */
  readonly memory: number;
}

const limits: Limits = { time: 10_000, memory: 512 };
/** Number of processes that read files at the same time. */
const MAX_READERS = 2;
/** An idle process is ended after this time, ms. */
const IDLE = 20_000;
/** Files up to this unpacked size, bytes, are read in this process, in some 10 ms. */
const SMALL = 256 * 1024;

const tooLarge = (): ModelFailure =>
  new ModelFailure('file-unreadable', {
    message: 'Файл слишком большой или\u00a0сложный. Разделите его на части',
  });

/** Idle processes, with the timers that end them. */
const idle = new Map<ChildProcess, NodeJS.Timeout>();
const waiting: (() => void)[] = [];
let running = 0;

/** Sets whether this process stays alive until a reader has answered. */
function hold(reader: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    reader.ref();
    reader.channel?.ref();
  } else {
    reader.unref();
    reader.channel?.unref();
  }
}

function takeReader({ memory }: Limits): ChildProcess {
  const [found] = memory === limits.memory ? idle : [];
  if (!found)
    return fork(join(import.meta.dirname, 'reader.ts'), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memory}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  const [reader, timer] = found;
  clearTimeout(timer);
  idle.delete(reader);
  return reader;
}

function end(reader: ChildProcess): void {
  reader.removeAllListeners();
  reader.on('error', () => undefined);
  reader.kill('SIGKILL');
}

function keepReader(reader: ChildProcess): void {
  reader.removeAllListeners();
  const forget = (): void => {
    clearTimeout(idle.get(reader));
    idle.delete(reader);
    end(reader);
  };
  idle.set(reader, setTimeout(forget, IDLE).unref());
  reader.once('exit', forget);
  hold(reader, false);
}

/** Runs a task in another process, and ends that process if it takes too long or too much memory. */
function inProcess(task: Task, within: Limits): Promise<Outcome> {
  const reader = takeReader(within);
  hold(reader, true);
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      end(reader);
      reject(tooLarge());
    };
    const timer = setTimeout(giveUp, within.time);
    reader.once('exit', giveUp);
    reader.once('error', giveUp);
    reader.once('message', (outcome: Outcome) => {
      clearTimeout(timer);
      if (within === limits) keepReader(reader);
      else end(reader);
      resolve(outcome);
    });
    reader.send(task, (error) => error && giveUp());
  });
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_READERS) await new Promise<void>((begin) => waiting.push(begin));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Whether an argument is not a large file. */
export const isSmall = (arg: unknown): boolean =>
  !(arg instanceof Uint8Array) || (unpackedSize(arg) ?? arg.length) <= SMALL;

/**
 * Wraps a function that reads a file. The wrapper runs it in another process if the file is large.
 *
 * @param module address of the module that exports it by its name: `import.meta.url`
 * @returns the wrapper. It throws `file-unreadable` if reading takes too long or too much memory
 */
export const isolated =
  <Args extends readonly unknown[], Result>(
    module: string,
    read: (...args: Args) => Result | Promise<Result>,
    within: Limits = limits,
  ): ((...args: Args) => Promise<Result>) =>
  async (...args) => {
    if (within === limits && args.every(isSmall)) return read(...args);
    const outcome = await inTurn(() => inProcess({ module, name: read.name, args }, within));
    if ('failure' in outcome) throw new ModelFailure(outcome.failure, outcome.details);
    if ('fault' in outcome) throw new Error(outcome.fault);
    return outcome.value as Result;
  };
