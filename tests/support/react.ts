/**
 * React's development build records a call stack for every element, up to a limit, which takes a quarter of the CPU time
 * of a screen's test. Here the limit always counts as reached.
 */
import * as React from 'react';

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (typeof internals !== 'object' || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks differently now: update tests/support/react.ts');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
