import { afterEach, expect, test, vi } from 'vitest';
import { allowEmptyHtml } from './trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

function policy() {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  allowEmptyHtml();
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  return rules;
}

test('[PRE-17] only an empty HTML string is allowed', () => {
  const { createHTML } = policy();
  expect(createHTML('')).toBe('');
  expect(() => createHTML('<b>')).toThrow('HTML strings are not written into the page');
});

test('[PRE-17] only scripts of the own origin are allowed', () => {
  const { createScriptURL } = policy();
  for (const url of ['/assets/a.js', 'assets/a.js', `${location.origin}/a.js`])
    expect(createScriptURL(url)).toBe(url);
  for (const url of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1'])
    expect(() => createScriptURL(url), url).toThrow('Scripts come from our own origin');
});

test('[PRE-17] a browser without Trusted Types needs no policy', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(allowEmptyHtml).not.toThrow();
});
