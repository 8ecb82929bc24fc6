/** The conformance kit by https: rules that hold there only, and a certificate that nobody has signed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveApi } from '../../mocks/http/http.ts';
import { openGateway } from '../../mocks/testing/client.ts';
import { root } from '../contract/bundle.ts';
import { selfSigned } from './certificate.ts';
import { mutants } from './mutants.ts';
import { faultsOf, tried, walked } from './try-mutant.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-check-https-'));
const file = join(folder, 'gateway.pem');
const { cert, key } = selfSigned();
const stops: (() => void)[] = [];
let url = '';

/** A proxy that speaks https and tells the stand-in so, as one in front of a real gateway does. */
beforeAll(async () => {
  writeFileSync(file, cert);
  const gateway = await openGateway();
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    incoming.headers['x-forwarded-proto'] = 'https';
    void serveApi(gateway, incoming, outgoing, { trustProxy: true });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  stops.push(() => {
    server.closeAllConnections();
    server.close();
    gateway.close();
  });
});
afterAll(() => {
  for (const stop of stops) stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the kit as a process, because node reads its additional authorities at the start. */
async function run(authorities: string | undefined): Promise<{ code: number | null; told: string }> {
  const { NODE_EXTRA_CA_CERTS: _inherited, ...env } = process.env;
  const args = [`${root}openapi/check.ts`, '--url', url, '--only', 'auth,user', '--report', folder];
  const options = { cwd: root, env: { ...env, ...(authorities && { NODE_EXTRA_CA_CERTS: authorities }) } };
  const child = spawn(process.execPath, args, options);
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (told += piece));
  return { code: await new Promise((done) => child.once('close', done)), told };
}

test('[CON-04] by https with a certificate that NODE_EXTRA_CA_CERTS names: no fault', async () => {
  const { code, told } = await run(file);
  expect(told).toMatch(/\d+ of \d+ operations checked, 0 faults/);
  expect(code).toBe(0);
});

test('[CON-04] by https with a certificate that nobody has signed: exit code 2, and what to set', async () => {
  const { code, told } = await run(undefined);
  expect(told).toContain('NODE_EXTRA_CA_CERTS');
  expect(code).toBe(2);
});

const area = ['authLogin', 'authLogout', 'guestLogin', 'registrationAdd', 'registrationConfirm'] as const;

test('[CON-04][CON-06] the healthy stand-in behind https has no fault', async () => {
  const faults = faultsOf(await walked(area, undefined, undefined, 'https://portal.test/'));
  expect(faults.map(({ operation, rule, message }) => `${operation} ${rule}: ${message}`)).toEqual([]);
});

test.each(mutants.filter((one) => one.url !== undefined))(
  '[CON-04] the kit finds the fault: $name',
  async (mutant) => {
    const { caught, findings } = await tried(mutant);
    expect(caught?.rule, findings.map(({ operation, rule }) => `${operation} ${rule}`).join(', ')).toBeOneOf([
      ...mutant.rules,
    ]);
  },
);
