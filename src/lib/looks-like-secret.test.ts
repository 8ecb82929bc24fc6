import { expect, test } from 'vitest';
import { looksLikeSecret } from './looks-like-secret.ts';

test.each([
  'Authorization: Bearer 0f2c7d1e9a',
  'https://api.example.ru/v1?api_key=Zx81aPq09',
  '{"token": "Zx81aPq09kk"}',
  'пароль: Zima2026!!',
  'токен = Zx81aPq09',
  '-----BEGIN RSA PRIVATE KEY-----',
  'ghs_16C7e42F292c6912E7710c838347Ae178B4a',
  `sk-${'a1'.repeat(10)}`,
  'eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0',
  '0123456789abcdef0123456789abcdef',
  'ABCDEF0123456789ABCDEF0123456789',
  'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE',
])('[LAB-15] «%s» looks like a secret', (text) => {
  expect(looksLikeSecret(text)).toBe(true);
});

test.each([
  '',
  'Ключевые слова: поставка, срок',
  'Спроси пароль у администратора',
  'https://api.example.ru/v1/{city}?date={date}&token={token}',
  '{"subject": "{subject}", "source": "Нейропортал"}',
  '7c2e9f10-3333-4a3b-8c4d-000000000011',
  'Создаёт заявку на закупку, когда человек прямо просит об этом',
  'application/json; charset=utf-8',
  '{"number":"З-2026-118","status":"новая"}',
])('[LAB-15] «%s» does not look like one', (text) => {
  expect(looksLikeSecret(text)).toBe(false);
});
