/**
 * `npm run dev [-- prism] [--check]`: runs Vite with its backend, the stand-in or Prism; with GATEWAY_URL only Vite,
 * against that gateway. With `--check` the portal reports in the console what breaks the contract. When one of them ends, or on SIGINT and SIGTERM, both end.
 */
import { type ChildProcess, spawn } from 'node:child_process';

const backends = {
  'stand-in': { script: 'stand-in', url: 'http://127.0.0.1:4011' },
  prism: { script: 'mock', url: 'http://127.0.0.1:4010' },
};
const options = process.argv.slice(2);
const unknown = options.find((one) => one !== 'prism' && one !== '--check');
if (unknown !== undefined) {
  console.error(`Unknown: ${unknown}. npm run dev [-- prism] [--check]`);
  process.exit(2);
}
const backend = backends[options.includes('prism') ? 'prism' : 'stand-in'];
const gateway = process.env['GATEWAY_URL'];

const children: ChildProcess[] = [];
let ending = false;

function end(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  // Each child leads a process group, so that its own children end too. After SIGTERM the stand-in would wait for its answers.
  for (const { pid, exitCode } of children) if (pid && exitCode === null) process.kill(-pid, 'SIGINT');
}

function start(command: string, ...args: string[]): void {
  // Vite's page sends no referrer, so the stand-in needs the origin for links in letters.
  const env = {
    PORTAL_URL: 'http://127.0.0.1:5173',
    ...process.env,
    GATEWAY_URL: gateway ?? backend.url,
    ...(options.includes('--check') && { VITE_CHECK: '1' }),
  };
  const child = spawn(command, args, { stdio: 'inherit', detached: true, env });
  child.on('exit', (code) => end(code ?? 0));
  children.push(child);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
if (!gateway) start('npm', 'run', '-s', backend.script);
start('vite');
