import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built portal with its own stand-in, on a free port, with its own state. */
export interface ServedPortal {
  url: string;
  dataDir: string;
  /** Ends the process and keeps the state. @param signal @default SIGINT, which ends it at once */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port over the same state. */
  restart(): Promise<void>;
  /** Ends the process and deletes its state. */
  dispose(): Promise<void>;
}

function launch(
  dataDir: string,
  port: number,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'mocks/server.ts', '--portal', '--port', String(port)],
    {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: String(port),
        DEV_ENDPOINTS: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url) resolve({ child, url });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The stand-in ended with ${code}:\n${output}`)));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Starts the portal with a stand-in without state on a free port. */
export async function servePortal(env: Record<string, string> = {}): Promise<ServedPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stand-in-'));
  let running = await launch(dataDir, 0, env);
  const { url } = running;
  return {
    url,
    dataDir,
    stop: (signal = 'SIGINT') => end(running.child, signal),
    async restart() {
      await end(running.child, 'SIGINT');
      running = await launch(dataDir, Number(new URL(url).port), env);
    },
    async dispose() {
      await end(running.child, 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
