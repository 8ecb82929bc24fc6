import { afterEach, expect, test, vi } from 'vitest';
import { submitKeys } from './submit-keys.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Win32', true, 'Ctrl+Enter'],
  ['MacIntel', true, '⌘Enter'],
  ['Linux armv8l', false, null],
])('[APP-05] on %s with a pointer (%j) the keys that submit a form are %s', (platform, hasPointer, keys) => {
  vi.stubGlobal('navigator', { platform });
  vi.stubGlobal('matchMedia', () => ({ matches: hasPointer }));
  expect(submitKeys()).toBe(keys);
});
