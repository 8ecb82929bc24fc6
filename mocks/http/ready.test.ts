import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sqlitePersistence } from '#mocks/store/sqlite.ts';
import { StorageError } from '#mocks/store/store.ts';
import { stateProbe } from './ready.ts';

test('[PILOT-05] a state that cannot be written is not ready, nor is one that cannot be read; each answer counts for a second', () => {
  let thrown: unknown;
  let probes = 0;
  let now = 0;
  const probe = () => {
    probes++;
    if (thrown) throw thrown;
  };
  const readState = stateProbe({ probe }, () => now);
  expect(readState()).toBe('ready');
  thrown = new StorageError('no room');
  now = 999;
  expect([readState(), probes]).toEqual(['ready', 1]);
  now = 1000;
  expect([readState(), probes]).toEqual(['unwritable', 2]);
  thrown = new Error('disk I/O error');
  now = 2000;
  expect(readState()).toBe('unreadable');
  thrown = undefined;
  now = 3000;
  expect(readState()).toBe('ready');
});

test('[PILOT-05] the probe writes to the file of the state and changes nothing in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = () => sqlitePersistence(folder);
  const written = () => statSync(join(folder, 'portal.sqlite-wal')).size;
  const first = open();
  first.write([{ collection: 'menus', key: 'a', value: '{}' }]);
  const before = written();
  first.probe();
  expect(written()).toBeGreaterThan(before);
  const { stepsDone } = first;
  first.close();
  const again = open();
  expect([...again.load()]).toEqual([{ collection: 'menus', key: 'a', value: '{}' }]);
  expect(again.stepsDone).toBe(stepsDone);
  again.close();
  expect(() => again.probe()).toThrow();
});
