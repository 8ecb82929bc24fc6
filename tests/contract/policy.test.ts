import { describe, expect, test } from 'vitest';
import { compareContracts } from '../../openapi/diff/compare.ts';
import type { Json, JsonObject } from '../../openapi/diff/document.ts';
import { policyViolations } from '../../openapi/diff/policy.ts';
import { changed } from './small-contract.ts';

const LIST = 'paths /chat/{uuid} get';
const PINNED = 'components schemas Chat properties pinned';

const violations = (old: JsonObject, next: JsonObject): string[] =>
  policyViolations(old, next, compareContracts(old, next));
/** A version with edits; the earlier one is 1.2.0. */
const release = (version: string, edits: Record<string, Json | undefined> = {}): JsonObject =>
  changed({ 'info version': version, ...edits });
/** The earlier version, with a part that is deprecated. */
const deprecated = (path: string, sunset: string): JsonObject =>
  changed({ [`${path} deprecated`]: true, [`${path} x-sunset`]: sunset });

describe('the rules for versions', () => {
  const narrower = { [`${LIST} parameters 1 schema maximum`]: 50 };

  test.each([
    ['1.2.0', false],
    ['1.3.0', false],
    ['2.0.0', true],
  ])('[CON-05] a breaking change as %s after 1.2.0: %s', (version, isAllowed) => {
    const found = violations(changed({}), release(version, narrower));
    expect(found.length === 0).toBe(isAllowed);
    if (!isAllowed) expect(found).toEqual([expect.stringMatching(/first number than 1\.2\.0/)]);
  });

  test.each([
    ['0.2.1', false],
    ['0.3.0', true],
    ['1.0.0', true],
  ])('[CON-05] a breaking change as %s after 0.2.0: %s', (version, isAllowed) => {
    expect(violations(release('0.2.0'), release(version, narrower)).length === 0).toBe(isAllowed);
  });

  test('[CON-05] before 1.0 a removal needs no notice', () => {
    expect(violations(release('0.2.0'), release('0.3.0', { [PINNED]: undefined }))).toEqual([]);
  });

  test.each([
    ['an operation', 'paths /chat/{uuid} delete'],
    ['a parameter', `${LIST} parameters 2`],
    ['a field', PINNED],
    ['a header', `${LIST} responses 200 headers ETag`],
    ['an answer', `${LIST} responses 401`],
  ])('[CON-05] %s is removed only after its sunset', (_, path) => {
    const removed = release('2.0.0', { [path]: undefined });
    expect(violations(changed({}), removed)).toEqual([
      expect.stringMatching(/not deprecated with an x-sunset/),
    ]);
    expect(violations(deprecated(path, '2026-06-02'), removed)).toEqual([
      expect.stringMatching(/it stays until 2026-06-02/),
    ]);
    expect(violations(deprecated(path, '2026-06-01'), removed)).toEqual([]);
  });

  test.each([
    ['an operation', 'paths /chat/{uuid} delete'],
    ['a parameter', `${LIST} parameters 2`],
    ['a field', PINNED],
    ['a header', `${LIST} responses 200 headers ETag`],
  ])('[CON-05] %s that is deprecated stays 90 days', (_, path) => {
    expect(violations(changed({}), deprecated(path, '2026-08-30'))).toEqual([]);
    expect(violations(changed({}), deprecated(path, '2026-08-29'))).toEqual([
      expect.stringMatching(/90 days or more/),
    ]);
    expect(violations(changed({}), changed({ [`${path} deprecated`]: true }))).toHaveLength(1);
  });
});
