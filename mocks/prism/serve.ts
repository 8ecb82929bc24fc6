/**
 * `npm run mock`: Prism at http://127.0.0.1:4010 (`PORT`), answering with the contract's examples.
 * Needs src/api/generated/gateway.json (`npm run generate`).
 *
 * Sessions work without extra code: Prism sends the `Set-Cookie` of authLogin's example, so a browser has NEURO_SESSION
 * after the sign-in. Without the cookie the answer is the first 401.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { apiPath } from '#lib/gateway-path.ts';
import { derivePrismCopy } from './derive.ts';

const host = '127.0.0.1';
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const bundleFile = at('../../src/api/generated/gateway.json');
const copyFile = at('../generated/prism.json');

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

function portIsFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const probe = createServer();
  probe.once('error', () => resolve(false));
  probe.listen(port, host, () => probe.close(() => resolve(true)));
  return promise;
}

function answers(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, host);
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

function writeCopy() {
  let bundle: string;
  try {
    bundle = readFileSync(bundleFile, 'utf8');
  } catch {
    stop('The bundled contract is missing: run `npm run generate` first.');
  }
  mkdirSync(at('../generated'), { recursive: true });
  writeFileSync(copyFile, `${JSON.stringify(derivePrismCopy(JSON.parse(bundle)), null, 2)}\n`);
}

function announce(port: number) {
  const api = `http://${host}:${port}${apiPath}`;
  const session = '-b NEURO_SESSION=1';
  console.log(`Prism answers at ${api}`);
  console.log(`  curl ${session} -H 'Prefer: code=401, example=jwt-expired' ${api}/tile/getTile`);
  console.log(
    `  curl ${session} -H 'Prefer: code=418, example=notification-418' ${api}/notification/getNotificationUser`,
  );
}

const port = Number(process.env['PORT'] || 4010);
if (!Number.isInteger(port) || port < 1 || port > 65_535) stop(`PORT is not a port: ${process.env['PORT']}`);
if (!(await portIsFree(port))) stop(`Port ${port} is taken: stop what listens there, or set PORT.`);
writeCopy();

const prism = spawn(
  process.execPath,
  [
    '--import',
    at('./shim.mjs'),
    createRequire(import.meta.url).resolve('@stoplight/prism-cli'),
    'mock',
    copyFile,
    '-h',
    host,
    '-p',
    String(port),
    '-v',
    'warn',
    '-m',
    'false',
  ],
  { stdio: 'inherit' },
);
let running = true;
prism.once('exit', (code) => {
  running = false;
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => prism.kill(signal));

while (running && !(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 50));
if (running) announce(port);
