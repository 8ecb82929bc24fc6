import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './bundle.ts';

const run = promisify(execFile);

/** Runs the Redocly CLI without telemetry; returns its output and exit code. */
export async function redocly(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const command = [`${root}node_modules/@redocly/cli/bin/cli.js`, ...args];
  try {
    return { code: 0, ...(await run(process.execPath, command, { cwd: root, env, maxBuffer: 2 ** 26 })) };
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('stderr' in error)) throw error;
    return { code: 1, stdout: String(error.stdout), stderr: String(error.stderr) };
  }
}
