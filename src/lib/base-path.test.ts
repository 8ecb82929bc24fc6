import { expect, test } from 'vitest';
import { basePathOf, pathBelow } from './base-path.ts';

test.each([
  ['https://neuro.example/assets/portal-1a2b.js', '/'],
  ['https://neuro.example/portal/assets/portal-1a2b.js', '/portal/'],
  ['https://neuro.example/a/b/assets/portal-1a2b.js', '/a/b/'],
  ['https://neuro.example/assets/portal/assets/x.js', '/assets/portal/'],
  ['http://127.0.0.1:5173/src/lib/base-path.ts', '/'],
  ['file:///src/lib/base-path.ts', '/'],
  ['/assets/', '/'],
])('[APP-21] the base path of the script %s is %s', (script, base) => expect(basePathOf(script)).toBe(base));

test('[APP-21] the base path is removed from a path of the host', () => {
  expect(pathBelow('/chatBot/login', '/')).toBe('/chatBot/login');
  expect(pathBelow('/portal/chatBot/login', '/portal/')).toBe('/chatBot/login');
  expect(pathBelow('/portal/', '/portal/')).toBe('/');
  expect(pathBelow('/elsewhere', '/portal/')).toBe('/elsewhere');
});
