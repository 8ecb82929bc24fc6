import { expect, test } from 'vitest';
import { addressesIn, domainsIn, isDomain } from './addresses.ts';

test('[BOT-02] addresses are read from a pasted list, each once, without the names beside them', () => {
  expect(
    addressesIn('Анна Иванова <Anna@some.example>; b@some.example,\n\tc@some.example  ANNA@some.example'),
  ).toEqual(['anna@some.example', 'b@some.example', 'c@some.example']);
  expect(addressesIn(' ;\n, ')).toEqual([]);
  expect(addressesIn('не адрес')).toEqual(['не', 'адрес']);
});

test('[BOT-02] domains are read with or without the sign, and from whole addresses', () => {
  expect(domainsIn('@A.example, b.example; c@a.example')).toEqual(['a.example', 'b.example']);
  expect(['company.ru', 'почта.рф', 'a-b.co.uk', 'xn--80a.xn--p1ai'].filter(isDomain)).toHaveLength(4);
  expect(['company', 'a b.ru', '-a.ru', 'a..ru', '.ru', 'a.1'].filter(isDomain)).toEqual([]);
});
