import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [`${windows} Safari/537.36`, 'Chrome, Windows'],
  [`${windows} YaBrowser/25.10.0.0 Safari/537.36`, 'Яндекс Браузер, Windows'],
  [`${windows} Safari/537.36 Edg/142.0.0.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('[PROF-06] the device of %j is «%s»', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
