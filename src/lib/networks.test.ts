import { expect, test } from 'vitest';
import { isNetwork } from './networks.ts';

test.each(['10.20.0.0/16', '192.0.2.7', '0.0.0.0/0', '2001:db8::/32', '::1', '::ffff:10.0.0.1'])(
  '[ADM-25] %s is a network',
  (text) => expect(isNetwork(text)).toBe(true),
);

test.each([
  '',
  '10.20.0.0/33',
  '10.20.0',
  '10.20.0.256',
  '2001:db8::/129',
  'neuro.example',
  '10.0.0.1/',
  '::g',
])('[ADM-25] %j is no network', (text) => expect(isNetwork(text)).toBe(false));
