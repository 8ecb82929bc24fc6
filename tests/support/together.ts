/**
 * Runs several commands side by side; when one ends, or this process is told to, all end.
 *
 *   node tests/support/together.ts 'npm run -s stand-in' 'vite'
 */
import { type ChildProcess, spawn } from 'node:child_process';

const children: ChildProcess[] = [];
let ending = false;

function end(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  // Each command is a process group of its own, so that what it started ends with it.
  for (const { pid, exitCode } of children) if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
}

for (const command of process.argv.slice(2)) {
  const child = spawn(command, { shell: true, stdio: 'inherit', detached: true });
  child.on('exit', (code) => end(code ?? 0));
  children.push(child);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
