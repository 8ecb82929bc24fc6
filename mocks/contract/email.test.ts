import { expect, test } from 'vitest';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { operationOf } from './contract.ts';
import { canonicalEmail, isEmailAddress } from './email.ts';
import { createValidator } from './validator.ts';

test.each([
  ['имя@почта.рф', true],
  ['name+tag@neuro.example', true],
  ['name@xn--80a1acny.xn--p1ai', true],
  ['Zoë@straße.example', true],
  ['o’hara@my-host.example', true],
  ['имя@почта', false],
  ['имя почта@почта.рф', false],
  ['имя@@почта.рф', false],
  ['@почта.рф', false],
  ['имя@-почта.рф', false],
  ['имя@почта..рф', false],
  ['имя@почта.р', false],
  ['a\u0000b@neuro.example', false],
])('[APP-17] %s is an address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

test.each([
  ['ИМЯ@Почта.РФ', 'имя@почта.рф'],
  ['имя@xn--80a1acny.xn--p1ai', 'имя@почта.рф'],
  ['Employee@NEURO.example', 'employee@neuro.example'],
  ['и\u0306мя@почта.рф', 'ймя@почта.рф'],
])('[AUTH-02] %s is kept and compared as %s', (address, expected) => {
  expect(canonicalEmail(address)).toBe(expected);
});

test('[CON-02] the validator checks the addresses of the contract', () => {
  const validate = createValidator();
  const login = operationOf('authLogin').body?.schema ?? {};
  const password = 'portal-2026';
  expect(validate(login, { email: 'имя@почта.рф', password })).toBeNull();
  expect(validate(login, { email: 'имя@почта', password })).toMatchObject({ keyword: 'format' });
});

test('[AUTH-02] the same address in Unicode, Punycode and capitals signs in to one account', async () => {
  const client = new Client(await openGateway());
  const { database } = client.gateway.deps;
  const employee = database.users.get('employee@neuro.example');
  if (!employee) throw new Error('There is no employee');
  database.store.write((transaction) =>
    transaction.put(database.users, { ...employee, email: 'имя@почта.рф' }),
  );
  for (const email of ['имя@почта.рф', 'имя@xn--80a1acny.xn--p1ai', 'ИМЯ@ПОЧТА.РФ'])
    await client.login(email);
  const other = await client.call('POST', '/auth/authentication', {
    json: { email: 'имя@другая.рф', password: 'portal-2026' },
  });
  expect(other.status).toBe(400);
});
