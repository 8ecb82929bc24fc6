/**
 * Set-up of screen tests. What a test has mounted is removed after it: a dialog would hide what the next one renders.
 *
 * React's development build records a call stack for every element, up to a limit, which takes a quarter of the CPU time
 * of a screen's test. Here the limit always counts as reached.
 */
import { cleanup } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (typeof internals !== 'object' || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks differently now: update tests/support/react.ts');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

afterEach(cleanup);
// A part that is still loading at the end of its file would be refused, and every later file would get the refusal.
afterAll(() => vi.dynamicImportSettled());
