import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showResult } from '../testing/show-result.tsx';
import { bothOf, targetOf } from './pairs.ts';
import Translation from './Translation.tsx';

const pairs = [
  { source: 'Добрый день! ', target: 'Good afternoon! ' },
  { source: 'Отчёт готов.\n\n', target: 'The report is ready.\n\n' },
  { source: 'Спасибо', target: 'Thank you' },
];
const result = { kind: 'translation' as const, from: 'ru', to: 'en', pairs, isWhole: true };

test('[CHAT-25] sentences stand beside their translations, one tab stop, and keys go from pair to pair', async () => {
  const { user } = showResult(Translation, result);
  const rows = within(screen.getByRole('list', { name: 'Предложения с переводом' })).getAllByRole('listitem');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Добрый день!', 'Good afternoon!'],
    ['Отчёт готов.', 'The report is ready.'],
    ['Спасибо', 'Thank you'],
  ]);
  expect([...(rows[0]?.children ?? [])].map((cell) => cell.getAttribute('lang'))).toEqual(['ru', 'en']);
  rows[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rows[1]);
  expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(rows[2]);
});

test('[CHAT-25] «Поменять местами» sends the translation back with the languages swapped', async () => {
  const settings = { from: 'auto' as const, to: 'en' as const, tone: 'business' as const };
  const { user, conversation } = showResult(Translation, result, { answer: { settings } });
  const send = vi.spyOn(conversation, 'send').mockResolvedValue(true);
  await user.click(screen.getByRole('button', { name: 'Поменять местами' }));
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.lastCall?.[0]).toMatchObject({
    text: 'Good afternoon! The report is ready.\n\nThank you',
    settings: { from: 'en', to: 'ru', tone: 'business' },
  });
});

test('[CHAT-25] the translation and both texts are copied with their line ends', () => {
  expect(targetOf(pairs)).toBe('Good afternoon! The report is ready.\n\nThank you');
  expect(bothOf(pairs)).toBe(
    'Добрый день!\nGood afternoon!\n\nОтчёт готов.\nThe report is ready.\n\nСпасибо\nThank you',
  );
});
