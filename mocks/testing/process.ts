/** Runs the stand-in as a process on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const server = resolve(import.meta.dirname, '../server.ts');

export interface ProcessResult {
  code: number | null;
  output: string;
}

export class StandIn {
  readonly child: ChildProcess;
  #output = '';
  #notify = () => {};

  constructor(environment: Record<string, string>, args: string[] = [], cwd?: string) {
    this.child = spawn(process.execPath, [server, ...args], {
      cwd,
      env: { PATH: process.env['PATH'], PORT: '0', REHEARSAL_DELAY: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.once('exit', () => this.#notify());
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
        this.#notify();
      });
    }
  }

  get output(): string {
    return this.#output;
  }

  /** The address of the letters, with its key. */
  get letters(): string {
    return /^Letters: +(http.*)$/m.exec(this.#output)?.[1] ?? '';
  }

  /** Resolves with the address once the process has printed it and its accounts. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(this.#output)?.[0];
      if (address && this.#output.includes('guest@other.example')) return address;
      if (this.child.exitCode !== null) throw new Error(this.#output);
      await new Promise<void>((wake) => {
        this.#notify = wake;
      });
    }
  }

  /** Resolves when the process has ended, with its exit code and output. */
  async ended(): Promise<ProcessResult> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'close');
    return { code: this.child.exitCode, output: this.#output };
  }

  async kill(signal: NodeJS.Signals): Promise<ProcessResult> {
    this.child.kill(signal);
    return this.ended();
  }
}
