import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameOriginPath } from './same-origin-path.ts';

const origin = 'http://portal.example';

test.each([
  ['/', '/'],
  ['/chat/neuron/chatGpt/0c5e2d3a?x=1#end', '/chat/neuron/chatGpt/0c5e2d3a?x=1#end'],
  ['/a/../lab', '/lab'],
  ['http://portal.example/profile', '/profile'],
  ['', '/'],
  // The next parse must not read the path as a host.
  ['/.//evil.example', '/.//evil.example'],
  ['/..//evil.example/%2e', '/.//evil.example/'],
])('[AUTH-01] %j leads to %j', (target, path) => expect(sameOriginPath(target, origin)).toBe(path));

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'http://portal.example@evil.example/',
  'http://portal.example:81/',
  'https://portal.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:http://portal.example/1',
  null,
  7,
])('[PRE-08] %j is refused', (target) => expect(sameOriginPath(target, origin)).toBeNull());

const odd = fc.string({
  unit: fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '%09',
    '\t',
    '\n',
    'a',
    'evil.example',
    'http',
    'javascript',
    '?',
    '#',
  ),
  maxLength: 12,
});

test('[PRE-08] every result stays on this origin when it is parsed again', () => {
  fc.assert(
    fc.property(odd, (target) => {
      const path = sameOriginPath(target, origin);
      if (path === null) return;
      expect(new URL(path, origin).origin).toBe(origin);
      expect(sameOriginPath(path, origin)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
