import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masterKeysOf } from './master-key.ts';

const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const file = join(mkdtempSync(join(tmpdir(), 'master-')), 'key');

test('[ADM-39] the master key is read from the environment or a file, with former ones behind it', () => {
  expect(masterKeysOf({})).toEqual({ keys: [] });
  expect(masterKeysOf({ PORTAL_MASTER_KEY: one.toString('base64') })).toEqual({ keys: [one] });
  writeFileSync(file, `${two.toString('hex')}\n${one.toString('base64')}\n`);
  expect(masterKeysOf({ PORTAL_MASTER_KEY_FILE: file })).toEqual({ keys: [two, one] });
});

test('[ADM-39] a wrong master key is said in one line without any part of it', () => {
  writeFileSync(file, '\n');
  const short = one.toString('hex').slice(2);
  for (const [environment, problem] of [
    [{ PORTAL_MASTER_KEY: short }, /^PORTAL_MASTER_KEY has to hold keys of 32 bytes/],
    [{ PORTAL_MASTER_KEY: `${one.toString('hex')} password` }, /^PORTAL_MASTER_KEY has to hold/],
    [{ PORTAL_MASTER_KEY_FILE: file }, /^PORTAL_MASTER_KEY_FILE has to hold/],
    [{ PORTAL_MASTER_KEY_FILE: `${file}.none` }, /cannot be read/],
    [{ PORTAL_MASTER_KEY: short, PORTAL_MASTER_KEY_FILE: file }, /not both/],
  ] as const) {
    const found = masterKeysOf(environment);
    expect(found.problem).toMatch(problem);
    expect(JSON.stringify(found)).not.toMatch(/0101|password|\n/);
  }
});
