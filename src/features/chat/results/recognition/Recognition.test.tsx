import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showResult } from '../testing/show-result.tsx';
import { placeOfBox } from './page-text.ts';
import Recognition from './Recognition.tsx';

const page = {
  width: 1000,
  height: 2000,
  blocks: [
    { text: 'Счёт № 118', box: { x: 100, y: 200, width: 500, height: 40 }, confidence: 0.98 },
    { text: 'Итого', box: { x: 100, y: 900, width: 300, height: 40 }, confidence: 0.55 },
  ],
};
const result = {
  kind: 'recognition' as const,
  pages: [page, { ...page, blocks: [{ ...page.blocks[0], text: 'Вторая' } as (typeof page.blocks)[0]] }],
  isWhole: true,
};

/** A window with or without room for two panes. */
const openWindow = (isWide: boolean) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};

test('[CHAT-25] a piece of text and its place mark each other, a doubtful one is to be checked', async () => {
  openWindow(true);
  const { user } = showResult(Recognition, result);
  const texts = within(screen.getByRole('list', { name: 'Распознанный текст' })).getAllByRole('listitem');
  expect(texts.map(({ textContent }) => textContent?.trim())).toEqual(['Счёт № 118', 'Итого проверьте']);
  texts[0]?.focus();
  expect(await screen.findByRole('button', { name: 'Счёт № 118', pressed: true })).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Итого', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Счёт № 118' }));
  expect(document.activeElement).toBe(texts[0]);
  expect(texts[0]?.getAttribute('aria-current')).toBe('true');
});

test('[CHAT-25] the text is corrected before it is copied, on every page', async () => {
  openWindow(false);
  const { user } = showResult(Recognition, result);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('tab', { name: 'Текст' }));
  await user.click(screen.getByRole('button', { name: 'Править текст' }));
  await user.type(screen.getByRole('textbox', { name: 'Текст страницы' }), ': 5 ₽');
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(screen.getByText('Страница 2 из 2')).toBeTruthy();
  expect(screen.getByText('Вторая')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Копировать текст' }));
  expect(write.mock.lastCall?.[0]).toBe('Счёт № 118\nИтого: 5 ₽\n\nВторая');
});

test('[CHAT-25] a place is a part of its page, also when it reaches beyond it', () => {
  const [block] = page.blocks;
  expect(placeOfBox(page, block as (typeof page.blocks)[0])).toEqual({
    left: '10.000%',
    top: '10.000%',
    width: '50.000%',
    height: '2.000%',
  });
  const outside = { text: 'a', confidence: 1, box: { x: 5000, y: 0, width: 5000, height: 1 } };
  expect(placeOfBox(page, outside).left).toBe('100.000%');
});
