/**
 * The stand-in as a process.
 *
 *   node mocks/server.ts [--port N] [--portal]
 *
 * `--portal` serves the built portal in dist/ from the same origin; without it only the gateway's paths answer.
 * PORT, HOST and DATA_DIR override the defaults (8080 with the portal, 4011 without; 127.0.0.1; .data).
 * BASE_PATH is the path of the portal on this host, `/` by default; the gateway stays at /api (APP-21).
 * PORTAL_URL is the origin of mailed links, the caller's by default. /api/dev/ needs the key that is printed at the start
 * (http/dev-endpoints.ts); DEV_ENDPOINTS=1 opens it without a key, 0 closes it.
 * TRUST_PROXY=1 believes one proxy's X-Forwarded-Proto and X-Forwarded-For (http/http.ts).
 * UPSTREAM_URL, UPSTREAM_KEY, UPSTREAM_MODEL and UPSTREAM_INPUT select a real model; REHEARSAL_DELAY is the pause of the rehearsal model, ms.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLoopback } from './contract/origin.ts';
import { createValidator } from './contract/validator.ts';
import { usageOf } from './domain/usage/usage.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { type DevAccess, devAccessOf } from './http/dev-endpoints.ts';
import { serveDocs } from './http/docs.ts';
import { limitTimes, serveApi } from './http/http.ts';
import { openStatic, type StaticSite } from './http/static.ts';
import { modelFromEnvironment, upstreamProblem } from './model-from-environment.ts';
import { SEED_PASSWORD, seedAccounts } from './rehearsal/seeds/seed.ts';
import { sqlitePersistence } from './store/sqlite.ts';
import { CorruptState } from './store/store.ts';

/** Number of synthetic people in the administration's tables. */
const PEOPLE = 2000;

/** Ends with one line instead of a stack trace, because the cause is outside of this program. */
class PlainError extends Error {}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new PlainError(`Not a port number: ${text}`);
  return port;
}

function argumentsOf() {
  try {
    return parseArgs({ options: { port: { type: 'string' }, portal: { type: 'boolean', default: false } } });
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

function settings() {
  const { values } = argumentsOf();
  const { PORT, HOST, DATA_DIR } = process.env;
  return {
    port: portOf(PORT || values.port || (values.portal ? '8080' : '4011')),
    host: HOST || '127.0.0.1',
    folder: resolve(DATA_DIR || '.data'),
    portal: values.portal,
  };
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((done, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why: Record<string, string> = {
        EADDRINUSE: `Port ${port} on ${host} is taken. Stop the other process or set PORT to another number.`,
        EACCES: `Port ${port} may not be used by this account. Set PORT to a number above 1024.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one that it has.`,
        ENOTFOUND: `This machine has no address ${host}. Set HOST to one that it has.`,
      };
      reject(new PlainError(why[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') done(address);
    });
  });
}

interface Greeting {
  readonly host: string;
  readonly port: number;
  readonly portal: boolean;
  readonly gateway: Gateway;
  readonly folder: string;
  readonly devAccess: DevAccess;
}

function greet({ host, port, portal, gateway, folder, devAccess }: Greeting): void {
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  console.log(`${portal ? 'Portal' : 'Stand-in gateway'}: ${origin}${portal ? '/' : '/api/1.0'}`);
  console.log(`State:    ${folder}`);
  console.log(`Model:    ${gateway.deps.model.name}`);
  const query = typeof devAccess === 'object' ? `?key=${devAccess.key}` : '';
  console.log(`Letters:  ${devAccess === false ? 'printed below' : `${origin}/api/dev/mailbox${query}`}`);
  console.log(`Accounts (password ${SEED_PASSWORD}):`);
  for (const account of seedAccounts) console.log(`  ${account}`);
  if (!isLoopback(host)) {
    console.log('Warning: reachable from other machines. Put a proxy with https before it.');
    if (devAccess === true)
      console.log('Warning: DEV_ENDPOINTS=1 lets everybody read the letters and take over any account.');
  }
}

function closeOnSignal(server: Server, gateway: Gateway): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    server.close();
    gateway.close();
    server.closeAllConnections();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

async function main(): Promise<void> {
  const { port, host, folder, portal } = settings();
  const { PORTAL_URL: portalUrl, DEV_ENDPOINTS, BASE_PATH: base = '/' } = process.env;
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base))
    throw new PlainError(`BASE_PATH is no path with a slash at both ends: ${base}`);
  const problem = upstreamProblem(process.env);
  if (problem) throw new PlainError(problem);
  const trustProxy = process.env['TRUST_PROXY'] === '1';
  if (portalUrl && !URL.canParse(portalUrl))
    throw new PlainError(`PORTAL_URL is not an address: ${portalUrl}`);
  const devAccess = devAccessOf(DEV_ENDPOINTS);
  if (devAccess === undefined) throw new PlainError(`DEV_ENDPOINTS is neither 0 nor 1: ${DEV_ENDPOINTS}`);
  const site: StaticSite | undefined = portal ? openStatic(resolve('dist'), base) : undefined;
  const gateway = await createGateway({
    persistence: sqlitePersistence(folder),
    model: modelFromEnvironment(process.env),
    validate: createValidator(),
    print: (line) => console.log(line),
    devEndpoints: devAccess,
    people: PEOPLE,
    uploadFolder: join(folder, 'uploads'),
    ...(portalUrl && { portalUrl: new URL(portalUrl).href.replace(/\/$/, '') }),
  });
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (/^\/api\/docs\/?(?:\?|$)/.test(url)) {
      serveDocs(incoming, outgoing);
      return;
    }
    const answered =
      site && !url.startsWith('/api/')
        ? site.serve(incoming, outgoing)
        : serveApi(gateway, incoming, outgoing, { trustProxy });
    answered.catch((error: unknown) => {
      console.error('A request failed:', error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  limitTimes(server);
  const address = await listen(server, port, host);
  closeOnSignal(server, gateway);
  void usageOf(gateway.deps.database).warm();
  greet({ host, port: address.port, portal, gateway, folder, devAccess });
}

process.on('unhandledRejection', (error) => console.error('Unexpected:', error));
process.on('uncaughtException', (error) => console.error('Unexpected:', error));

try {
  await main();
} catch (error) {
  const plain = error instanceof PlainError || error instanceof CorruptState;
  console.error(plain ? error.message : error);
  process.exit(1);
}
