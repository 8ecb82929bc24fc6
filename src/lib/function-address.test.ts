import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { argumentsIn, functionAddressProblem, originOf } from './function-address.ts';

interface Refused {
  readonly url: string;
  readonly class: string;
  readonly at: 'save' | 'resolve' | 'answer';
  readonly reason: string;
  readonly resolves?: readonly (readonly string[])[];
}

const text = readFileSync(new URL('../../openapi/refused-addresses.yaml', import.meta.url), 'utf8');
const addresses = parse(text) as readonly Refused[];

test('[LAB-20] the list of refused addresses has every class of the specification', () => {
  const classes = new Set(addresses.map((one) => one.class));
  for (const one of [
    'loopback',
    'private',
    'link-local',
    'cgnat',
    'multicast',
    'reserved',
    'mapped',
    'nat64',
  ])
    expect(classes).toContain(one);
  for (const one of [
    'metadata',
    'notation',
    'name',
    'userinfo',
    'redirect',
    'rebinding',
    'scheme',
    'argument',
  ])
    expect(classes).toContain(one);
  for (const { url, at, reason, resolves } of addresses) {
    expect(reason, url).not.toBe('');
    if (at !== 'save') expect(resolves?.flat().length, url).toBeGreaterThan(0);
  }
});

test.each(addresses.filter(({ at }) => at === 'save').map((one) => [one.url, one.reason]))(
  '[LAB-20] %s is refused before it is saved: %s',
  (url) => {
    expect(functionAddressProblem(url)).toBe('Укажите адрес вида https://api.example.ru/…');
  },
);

test.each(addresses.filter(({ at }) => at !== 'save').map((one) => [one.url]))(
  '[LAB-20] %s is dangerous only by what the network answers',
  (url) => {
    expect(functionAddressProblem(url)).toBeUndefined();
  },
);

test.each([
  'https://api.example.ru/v1/items',
  'https://api.example.ru:8443/{id}?date={date}&q=1',
  'https://xn--80a1acny.xn--p1ai/путь',
  'https://пример.рф/',
  'HTTPS://API.EXAMPLE.RU',
])('[LAB-20] %s is an address of a function', (url) => {
  expect(functionAddressProblem(url)).toBeUndefined();
});

test.each([
  '',
  'api.example.ru',
  'https://',
  'https://api.example.ru /',
  'https://api.example.ru/#a',
  'https://-a.example.ru/',
])('no address: «%s»', (url) => {
  expect(functionAddressProblem(url)).toBeDefined();
});

test('[LAB-16] secrets belong to scheme, host and port', () => {
  expect(originOf('https://API.example.ru:443/a')).toBe(originOf('https://api.example.ru/b?c={d}'));
  expect(originOf('https://api.example.ru:8443/')).not.toBe(originOf('https://api.example.ru/'));
  expect(originOf('нет')).toBe('');
});

test('arguments are named once each', () => {
  expect(argumentsIn('/{id}/{id}?d={date}&{2}{ x }')).toEqual(['id', 'date']);
});
