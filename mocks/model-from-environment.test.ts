import { expect, test } from 'vitest';
import { modelFromEnvironment, upstreamProblem } from './model-from-environment.ts';

test.each([
  [{}, undefined],
  [{ UPSTREAM_URL: 'http://h:1/v1', UPSTREAM_INPUT: 'text,image' }, undefined],
  [{ UPSTREAM_URL: 'https://h', UPSTREAM_INPUT: 'text' }, undefined],
  [{ UPSTREAM_URL: 'h:1' }, 'UPSTREAM_URL is not an address: h:1'],
  [{ UPSTREAM_URL: 'http://a:b@h' }, 'UPSTREAM_URL has a password. Set UPSTREAM_KEY to the key instead.'],
  [{ UPSTREAM_INPUT: 'image' }, 'UPSTREAM_INPUT is neither text nor text,image: image'],
])('[CON-06] the variables %j', (environment, problem) => {
  expect(upstreamProblem(environment)).toBe(problem);
});

test('[CON-06] the name of the model has neither key nor query', () => {
  const environment = {
    UPSTREAM_URL: 'https://h/v1?code=secret',
    UPSTREAM_KEY: 'secret',
    UPSTREAM_MODEL: 'm',
  };
  expect(modelFromEnvironment(environment).name).toBe('m at https://h/v1/chat/completions');
  expect(modelFromEnvironment({}).name).toBe('rehearsal (offline)');
});
