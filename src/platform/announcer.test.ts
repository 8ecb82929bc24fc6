import { expect, test } from 'vitest';
import { announce, announcement } from './announcer.ts';

test('[CHAT-15] the same text again is another text to the live region, as it would not be read out else', () => {
  announce('Скопировано');
  expect(announcement.get()).toBe('Скопировано');
  announce('Скопировано');
  expect(announcement.get()).toBe('Скопировано\u00a0');
  announce('Скопировано');
  expect(announcement.get()).toBe('Скопировано');
});
