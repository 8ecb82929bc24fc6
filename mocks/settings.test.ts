import { expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

const problemsOf = (environment: Record<string, string>, args: string[] = []): string => {
  try {
    settingsOf(args, environment);
    return '';
  } catch (error) {
    return error instanceof Error && error.name === 'PlainError' ? error.message : `not plain: ${error}`;
  }
};

test.each([
  [{ PORT: 'http' }, /^Not a port number: http$/],
  [{ PORT: '65536' }, /^Not a port number: 65536$/],
  [{ UPSTREAM_URL: 'here' }, /^UPSTREAM_URL is not an address: here$/],
  [{ PORTAL_MASTER_KEY: 'short' }, /^PORTAL_MASTER_KEY has to hold keys of 32 bytes/],
  [{ DEV_ENDPOINTS: 'yes' }, /^DEV_ENDPOINTS is neither 0 nor 1: yes$/],
  [{ PORTAL_URL: 'there' }, /^PORTAL_URL is not an address: there$/],
  [{ BASE_PATH: 'ai' }, /^BASE_PATH is no path with a slash at both ends: ai$/],
  [{ SECURITY_CONTACT: 'me' }, /^SECURITY_CONTACT begins with none of .*me$/],
  [{ METRICS_KEY: 'fifteen-letters' }, /^METRICS_KEY is shorter than 16 characters$/],
  [{ PORT: '-1', PORTAL_URL: '?' }, /^Not a port number: -1\nPORTAL_URL is not an address: \?$/],
])('[CON-06] wrong settings %o are named, a line each', (environment, lines) => {
  expect(problemsOf({ ...environment })).toMatch(lines);
});

test('[CON-06] an unknown argument is named', () => {
  expect(problemsOf({}, ['--gateway'])).toMatch(/^Unknown option '--gateway'/);
});

test('[CON-06] without settings the gateway alone listens on this machine', () => {
  expect(settingsOf([], {})).toMatchObject({ port: 4011, host: '127.0.0.1', portal: false, base: '/' });
  expect(settingsOf(['--portal'], { PORTAL_URL: 'https://portal.example/' })).toMatchObject({
    port: 8080,
    portal: true,
    portalUrl: 'https://portal.example',
  });
});
