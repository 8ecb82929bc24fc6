import { expect, test } from 'vitest';
import { emailError, loginErrors, nameError, newPasswordError, repeatError } from './field-rules.ts';

test.each([
  ['', 'Введите e-mail'],
  ['  ', 'Введите e-mail'],
  ['vera', 'Некорректный email'],
  ['vera@neuro.e', 'Некорректный email'],
  [`${'a'.repeat(250)}@neuro.example`, 'Некорректный email'],
  [' vera@neuro.example ', undefined],
])('[APP-17] e-mail %j: %s', (email, error) => {
  expect(emailError(email)).toBe(error);
});

test.each([
  ['', 'Введите имя'],
  [' ', 'Введите имя'],
  ['а'.repeat(201), 'Не больше 200 знаков'],
  [` ${'а'.repeat(200)} `, undefined],
  ['Анна-Мария д’Арк', undefined],
])('[AUTH-03] name %j: %s', (name, error) => {
  expect(nameError(name)).toBe(error);
});

test.each([
  ['', 'Придумайте пароль'],
  ['1234567', 'Не меньше 8 знаков'],
  ['12345678', undefined],
  ['        ', undefined],
  ['x'.repeat(256), undefined],
  ['x'.repeat(257), 'Не больше 256 знаков'],
])('[AUTH-03] new password %j: %s', (password, error) => {
  expect(newPasswordError(password)).toBe(error);
});

test('[AUTH-03] the repetition has to equal the password exactly', () => {
  expect(repeatError('portal-2026', '')).toBe('Повторите пароль');
  expect(repeatError('portal-2026', 'Portal-2026')).toBe('Пароли не совпадают');
  expect(repeatError('portal-2026', 'portal-2026 ')).toBe('Пароли не совпадают');
  expect(repeatError('portal-2026', 'portal-2026')).toBeUndefined();
});

test('[AUTH-02] a login needs an address and any password', () => {
  expect(loginErrors({ email: 'vera', password: '' })).toEqual({
    email: 'Некорректный email',
    password: 'Введите пароль',
  });
  expect(loginErrors({ email: 'vera@neuro.example', password: 'x' })).toEqual({});
});
