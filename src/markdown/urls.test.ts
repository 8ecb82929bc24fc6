import { expect, test } from 'vitest';
import { checkLink, checkPicture } from './urls.ts';

const origin = 'https://portal.example';

test.each([
  ['https://example.com/a', { kind: 'external', href: 'https://example.com/a', host: 'example.com' }],
  ['//example.com', { kind: 'external', href: 'https://example.com/', host: 'example.com' }],
  ['mailto:a@b.ru', { kind: 'plain', href: 'mailto:a@b.ru' }],
  ['tel:+7495', { kind: 'plain', href: 'tel:+7495' }],
  ['/profile?x=1#y', { kind: 'plain', href: '/profile?x=1#y' }],
  ['https://portal.example/profile', { kind: 'plain', href: '/profile' }],
  ['/\\example.com', { kind: 'plain', href: '/%5Cexample.com' }],
])('[CHAT-11] a link to %j is allowed', (address, target) => {
  expect(checkLink(address, origin)).toEqual(target);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'http://[',
  '/api/1.0/auth/logout',
  '/x/../api/1.0/auth/logout',
  '/%61pi/1.0/auth/logout',
  '/api%2F1.0/auth/logout',
])('[CHAT-11] a link to %j is shown as text', (address) => {
  expect(checkLink(address, origin)).toBeUndefined();
});

test('[CHAT-11][PRE-17] only raster pictures in data URLs are shown without consent', () => {
  expect(checkPicture('data:image/png;base64,AAAA', origin)?.kind).toBe('embedded');
  expect(checkPicture('https://example.com/a.png', origin)).toMatchObject({
    kind: 'remote',
    host: 'example.com',
  });
  expect(checkPicture('//example.com/a.png', origin)).toMatchObject({ kind: 'remote', host: 'example.com' });
  for (const address of [
    'data:image/svg+xml;base64,AAAA',
    'data:text/html;base64,AAAA',
    'data:image/png,<svg>',
    'blob:https://portal.example/1',
    'javascript:1',
    '/api/1.0/auth/logout',
  ]) {
    expect(checkPicture(address, origin)).toBeUndefined();
  }
});
