import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pilotSettingsOf } from './pilot-settings.ts';
import { settingsOf } from './settings.ts';

const right = {
  PORTAL_URL: 'https://ai.corp.example',
  TRUST_PROXY: '1',
  ADMIN_EMAIL: 'Boss@Corp.example',
  SMTP_URL: 'smtps://portal:secret@mail.corp.example',
  MAIL_FROM: 'Портал <portal@corp.example>',
  UPSTREAM_URL: 'https://llm.corp.example/v1',
};

test('[PILOT-02] a pilot with all it needs', () => {
  expect(pilotSettingsOf(right)).toMatchObject({
    admin: 'boss@corp.example',
    mail: { server: { host: 'mail.corp.example' }, from: { address: 'portal@corp.example' } },
  });
  expect(settingsOf(['--portal', '--pilot'], right)).toMatchObject({ devAccess: false, port: 8080 });
});

test('[PILOT-02] everything that is missing is named, a line each', () => {
  const found = pilotSettingsOf({});
  const names = 'problems' in found ? found.problems.map((line) => line.split(' ')[0]) : [];
  expect(names).toEqual(['PORTAL_URL', 'ADMIN_EMAIL', 'SMTP_URL', 'MAIL_FROM', 'PORTAL_MASTER_KEY_FILE']);
});

test.each([
  [{ PORTAL_URL: 'http://ai.corp.example' }, /^PORTAL_URL must begin with https/],
  [{ TRUST_PROXY: '0' }, /^TRUST_PROXY is not 1/],
  [{ ADMIN_EMAIL: 'boss' }, /^ADMIN_EMAIL is not an address: boss$/],
  [{ SMTP_URL: 'mail' }, /^SMTP_URL is no address/],
  [{ MAIL_FROM: 'portal' }, /^MAIL_FROM is no address/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is none of info, warn, error, silent: loud$/],
  [{ DEV_ENDPOINTS: '1' }, /^DEV_ENDPOINTS=1 contradicts --pilot/],
])('[PILOT-02] with %o a pilot does not start', (wrong, line) => {
  const found = pilotSettingsOf({ ...right, ...wrong });
  expect(found).toEqual({ problems: [expect.stringMatching(line)] });
  expect(JSON.stringify(found)).not.toContain('secret');
});

test('[PILOT-02] on this machine a pilot can be tried without https', () => {
  const { TRUST_PROXY: _proxy, ...rest } = right;
  expect(pilotSettingsOf({ ...rest, PORTAL_URL: 'http://127.0.0.1:8080' })).toHaveProperty('mail');
});

test('[PILOT-02] the environment and the unit of docs/deployment.md start a pilot', () => {
  const root = join(import.meta.dirname, '..');
  const page = readFileSync(join(root, 'docs/deployment.md'), 'utf8');
  const [, environment = ''] = /`\/etc\/portal\/environment`[^`]*```sh\n([^`]*)```/.exec(page) ?? [];
  const set = [...environment.matchAll(/^(\w+)="?([^"\n]*)"?$/gm)].map(([, name, value]) => [name, value]);
  expect(pilotSettingsOf(Object.fromEntries(set))).toHaveProperty('mail');
  const [, file = '', options = ''] = /^ExecStart=\S+node \S+ (\S+\.ts) (.*)$/m.exec(page) ?? [];
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(settingsOf(options.split(' '), right)).toMatchObject({ devAccess: false });
});
