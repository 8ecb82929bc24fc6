/**
 * The stand-in as a process.
 *
 *   node mocks/server.ts [--port N] [--portal [--pilot]]
 *
 * `--portal` serves the built portal in dist/ from the same origin; without it only the gateway's paths answer.
 * `--pilot` starts empty and sends letters by mail (docs/deployment.md); otherwise it is the demonstration.
 * PORT, HOST and DATA_DIR override the defaults (8080 with the portal, 4011 without; 127.0.0.1; .data).
 * BASE_PATH is the path of the portal on this host, `/` by default; the gateway stays at /api (APP-21).
 * PORTAL_URL is the origin of mailed links, the caller's by default. /api/dev/ needs the key that is printed at the start
 * (http/dev-endpoints.ts); DEV_ENDPOINTS=1 opens it without a key, 0 closes it.
 * TRUST_PROXY=1 believes one proxy's X-Forwarded-Proto and X-Forwarded-For (http/http.ts).
 * PORTAL_MASTER_KEY, or the file PORTAL_MASTER_KEY_FILE, seals the keys of connections (master-key.ts).
 * METRICS_KEY opens /api/metrics to a monitoring system (http/metrics-path.ts).
 * LOG_LEVEL is the level of a pilot's log: info (default), warn, error or silent.
 * UPSTREAM_URL, UPSTREAM_KEY, UPSTREAM_MODEL and UPSTREAM_INPUT select a real model; REHEARSAL_DELAY is the pause of the rehearsal model, ms.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopback } from './contract/origin.ts';
import { createValidator } from './contract/validator.ts';
import { usageOf } from './domain/usage/usage.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { limitConnections } from './http/connections.ts';
import { Drain, endOnSignal } from './http/drain.ts';
import { limitTimes } from './http/http.ts';
import type { Metrics } from './http/metrics-path.ts';
import { openStatic, type StaticSite } from './http/static.ts';
import { listenerOf } from './listener.ts';
import { log, writeLogTo } from './log/log.ts';
import { modelFromEnvironment } from './model-from-environment.ts';
import { greetPilot } from './pilot.ts';
import { SEED_PASSWORD, seedAccounts } from './rehearsal/seeds/seed.ts';
import { PlainError, type Settings, settingsOf } from './settings.ts';
import type { SmtpTransport } from './smtp/transport.ts';
import { diskOf } from './store/disk.ts';
import { sqlitePersistence } from './store/sqlite.ts';
import { CorruptState } from './store/store.ts';
import { openPage } from './upstream/page.ts';

/** Number of synthetic people in the administration's tables. */
const PEOPLE = 2000;

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
  readonly settings: Settings;
  readonly port: number;
  readonly gateway: Gateway;
}

const originOf = ({ host }: Settings, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function greet({ settings, port, gateway }: Greeting): void {
  const { host, folder, portal } = settings;
  const name = portal ? 'Portal' : 'Stand-in gateway';
  console.log(`${name}: ${originOf(settings, port)}${portal ? '/' : '/api/1.0'}`);
  console.log(`State:    ${folder}`);
  console.log(`Model:    ${gateway.deps.model.name}`);
  if (!isLoopback(host))
    console.log('Warning: reachable from other machines. Put a proxy with https before it.');
}

function greetDemonstration({ settings, port }: Greeting): void {
  const { devAccess, host } = settings;
  const query = typeof devAccess === 'object' ? `?key=${devAccess.key}` : '';
  const mailbox = `${originOf(settings, port)}/api/dev/mailbox${query}`;
  console.log(`Letters:  ${devAccess === false ? 'printed below' : mailbox}`);
  console.log(`Accounts (password ${SEED_PASSWORD}):`);
  for (const account of seedAccounts) console.log(`  ${account}`);
  if (!isLoopback(host) && devAccess === true)
    console.log('Warning: DEV_ENDPOINTS=1 lets everybody read the letters and take over any account.');
}

/** The way to the mail server of a pilot. Its libraries take a third of a second to load. */
async function transportOf({ pilot, portalUrl = '' }: Settings): Promise<SmtpTransport | undefined> {
  if (!pilot) return undefined;
  const { smtpTransport } = await import('./smtp/transport.ts');
  return smtpTransport({ ...pilot.mail, portalUrl });
}

/** The figures of the process; undefined without METRICS_KEY. */
async function metricsOf({ metricsKey, folder }: Settings, { deps }: Gateway): Promise<Metrics | undefined> {
  if (metricsKey === undefined) return undefined;
  const { measure } = await import('./http/metrics.ts');
  return measure({ deps, folder });
}

async function main(): Promise<void> {
  const settings = settingsOf(process.argv.slice(2), process.env);
  const { port, host, folder, portal, devAccess, portalUrl, trustProxy, pilot } = settings;
  const site: StaticSite | undefined = portal ? openStatic(settings.dist, settings.base) : undefined;
  const mail = await transportOf(settings);
  const gateway = await createGateway({
    persistence: sqlitePersistence(folder, { print: (line) => log.info(line) }),
    model: modelFromEnvironment(process.env, pilot === undefined),
    masterKeys: settings.masterKeys,
    openPage,
    validate: createValidator(),
    print: (line) => log.info(line),
    devEndpoints: devAccess,
    people: PEOPLE,
    disk: diskOf(folder),
    ...(portalUrl && { portalUrl }),
    ...(pilot && { pilotAdmin: pilot.admin }),
    ...(mail && { mail }),
  });
  const drain = new Drain(gateway);
  const metrics = await metricsOf(settings, gateway);
  const server = createServer(listenerOf({ settings, site, gateway, drain, metrics }));
  limitTimes(server);
  if (!trustProxy) limitConnections(server);
  const address = await listen(server, port, host);
  endOnSignal(server, drain, () => gateway.close());
  void usageOf(gateway.deps.database).warm();
  const greeting = { settings, port: address.port, gateway };
  greet(greeting);
  if (pilot && mail) {
    await greetPilot(gateway, pilot, mail);
    // The lines of the start are plain text for the operator; all later lines are JSON for a log system.
    writeLogTo((await import('./log/json-log.ts')).jsonLog(pilot.logLevel));
  } else greetDemonstration(greeting);
}

process.on('unhandledRejection', (error) => log.error('Unexpected', error));
process.on('uncaughtException', (error) => log.error('Unexpected', error));

try {
  await main();
} catch (error) {
  const plain = error instanceof PlainError || error instanceof CorruptState;
  console.error(plain ? error.message : error);
  process.exit(1);
}
