import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { answers, bundle, operations, root } from './bundle.ts';

/** All tests except this one and those that iterate over the whole contract. */
const sources = globSync('{src,mocks,tests}/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root })
  .filter((file) => basename(file) !== 'names.test.ts')
  .map((file) => readFileSync(`${root}${file}`, 'utf8'));

const errors = [...new Set(answers.filter(({ status }) => status >= 400).map(({ name }) => name))];

test.each(errors)('[CON-01] the error %s is used by a test', (name) => {
  expect(sources.some((source) => new RegExp(`['"\`=]${name}['"\`&]`).test(source))).toBe(true);
});

test('[CON-01] every component is used', () => {
  const text = JSON.stringify(bundle);
  const unused = Object.entries(bundle.components).flatMap(([kind, components]) =>
    Object.keys(components)
      .filter((name) => kind === 'securitySchemes' || !text.includes(`"#/components/${kind}/${name}"`))
      .filter((name) => kind !== 'securitySchemes' || !text.includes(`{"${name}":[]}`))
      .map((name) => `${kind} ${name}`),
  );
  expect(unused).toEqual([]);
});

test('[CON-01] only admin, user and notification paths declare 418', () => {
  const parts = /^\/(admin|user|notification)\//;
  const wrong = operations.filter(({ path, operation }) => parts.test(path) !== '418' in operation.responses);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('[AUTH-04] every operation of a mailed link declares link-expired', () => {
  const mailed = operations.filter(
    ({ operation }) => JSON.stringify(operation.security) === '[{"mailToken":[]}]',
  );
  const expired = answers
    .filter(({ name }) => name === 'link-expired')
    .map(({ operation }) => operation.operationId);
  expect(mailed.map(({ operation }) => operation.operationId)).toEqual(expired);
  expect(expired).toHaveLength(5);
});
