import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test('[APP-16] an empty password has no strength', () => {
  expect(passwordStrength('')).toBeNull();
});

test.each([
  ['кот7', 'Добавьте знаков: нужно хотя бы 8'],
  ['Qwerty123!', 'Уберите частое слово: его подбирают первым'],
  ['Пароль2026', 'Уберите частое слово: его подбирают первым'],
  ['aaaaaaaaaaaaaaaa', 'Уберите повторы и ряды клавиш'],
  ['Ab1!Ab1!Ab1!Ab1!', 'Уберите повторы и ряды клавиш'],
  ['asdfghjklzxc', 'Уберите повторы и ряды клавиш'],
  ['zxcvbnmlkjhg', 'Уберите повторы и ряды клавиш'],
  ['тополькрыша', 'Добавьте заглавные буквы, цифры или знаки'],
])('[APP-16] %j is weak: %s', (password, advice) => {
  expect(passwordStrength(password)).toEqual({ level: 0, word: 'Слабый', advice });
});

test.each([
  ['Тополь7к', 'Добавьте ещё несколько знаков'],
  ['тополь-крыша', 'Добавьте заглавные буквы, цифры или знаки'],
])('[APP-16] %j is fair: %s', (password, advice) => {
  expect(passwordStrength(password)).toEqual({ level: 1, word: 'Средний', advice });
});

test.each(['Тополь-7-крыша', 'лошадь верно батарея скрепка', 'vK7#mR2p!xQz'])(
  '[APP-16] %j is strong',
  (password) => expect(passwordStrength(password)).toEqual({ level: 2, word: 'Надёжный', advice: '' }),
);

test('[APP-16] every password that is not strong has advice; a short one is never strong', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (password) => {
      const strength = passwordStrength(password);
      expect(strength?.advice === '').toBe(strength?.level === 2);
      if ([...password].length < 8) expect(strength?.level).not.toBe(2);
    }),
  );
});
