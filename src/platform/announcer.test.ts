import { expect, test } from 'vitest';
import { announce, announcement } from './announcer.ts';

test('[CHAT-15] announcing the same text again changes the live region, so that it is read again', () => {
  announce('Скопировано');
  expect(announcement.get()).toBe('Скопировано');
  announce('Скопировано');
  expect(announcement.get()).toBe('Скопировано\u00a0');
  announce('Скопировано');
  expect(announcement.get()).toBe('Скопировано');
});
