/**
 * `npm run dev [-- prism]`: Vite beside the backend that it talks to, the stand-in or Prism; with GATEWAY_URL Vite
 * alone, against that gateway. When one of them ends, or this process is told to, both end.
 */
import { type ChildProcess, spawn } from 'node:child_process';

const backends = {
  'stand-in': { script: 'stand-in', url: 'http://127.0.0.1:4011' },
  prism: { script: 'mock', url: 'http://127.0.0.1:4010' },
};
const backend = backends[process.argv[2] === 'prism' ? 'prism' : 'stand-in'];
const gateway = process.env['GATEWAY_URL'];

const children: ChildProcess[] = [];
let ending = false;

function end(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  // Each is a process group of its own, so that what it started ends with it.
  for (const { pid, exitCode } of children) if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
}

function start(command: string, ...args: string[]): void {
  // Vite's page sends no referrer, so the stand-in has to be told where the links of its letters lead.
  const env = { PORTAL_URL: 'http://127.0.0.1:5173', ...process.env, GATEWAY_URL: gateway ?? backend.url };
  const child = spawn(command, args, { stdio: 'inherit', detached: true, env });
  child.on('exit', (code) => end(code ?? 0));
  children.push(child);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
if (!gateway) start('npm', 'run', '-s', backend.script);
start('vite');
