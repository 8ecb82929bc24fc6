/**
 * React's development build records a call stack for every element, up to a limit: a quarter of the processor time of
 * a screen's test. Here the limit counts as reached, so that no stack is recorded.
 */
import * as React from 'react';

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (typeof internals !== 'object' || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks in another way now: look at tests/support/react.ts');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
