import { expect, test } from 'vitest';
import { pageAddress, pageAddressProblem } from './page-address.ts';

test.each([
  ['example.ru/a', 'https://example.ru/a'],
  [' https://example.ru ', 'https://example.ru'],
  ['http://example.ru', 'http://example.ru'],
  ['example.ru:443/a', 'https://example.ru:443/a'],
  ['example.ru/Заглавная страница', 'https://example.ru/Заглавная%20страница'],
  ['file:///etc/passwd', 'file:///etc/passwd'],
])('[PRES-97] %s means %s', (typed, meant) => {
  expect(pageAddress(typed)).toBe(meant);
});

test.each(['https://example.ru/a?b=c#d', 'https://пример.рф/отчёт', 'https://example.ru:443/'])(
  '[PRES-97] %s is an address of a page',
  (text) => expect(pageAddressProblem(text)).toBeUndefined(),
);

test.each(['https://127.0.0.1/', 'https://intranet/', 'https://a@example.ru/', 'нет'])(
  '[PRES-97] %s is none',
  (text) => expect(pageAddressProblem(text)).toBe('Укажите адрес вида https://example.ru/страница'),
);

test('[PRES-97] an address with another port is refused with its reason', () => {
  expect(pageAddressProblem('https://example.ru:8443/')).toMatch(/^Уберите из\u00a0адреса порт/);
});

test('[PRES-97] a page without https is refused with its reason', () => {
  expect(pageAddressProblem('http://example.ru/')).toBe('Страницы без https портал не\u00a0читает');
});
