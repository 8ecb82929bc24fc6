import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openChat } from '#tests/chat.ts';

const namesOf = (element: HTMLElement): string[] =>
  within(element)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');

test('[CHAT-10][CHAT-24] under an answer are words for what matters, the only table as a file, icons and a menu', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, send, settledAnswer } = await openChat();
  await send('Покажи таблица');
  const answer = await settledAnswer();
  const rating = await within(answer).findByRole('button', { name: 'Хороший ответ' });
  await within(answer).findByRole('button', { name: 'Скачать XLSX' });
  expect(namesOf(rating.parentElement as HTMLElement)).toEqual([
    'Копировать',
    'Повторить',
    'Скачать XLSX',
    'Хороший ответ',
    'Плохой ответ',
    'Скрыть',
    'Ещё',
  ]);
  await user.click(within(answer).getByRole('button', { name: 'Скачать XLSX' }));
  await waitFor(() => expect(saved).toEqual(['Таблица.xlsx']));
  await user.click(within(answer).getByRole('button', { name: 'Ещё' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Копировать как Markdown',
    'Копировать как простой текст',
    'Продолжить в…',
    'Поделиться чатом до\u00a0этого ответа…',
  ]);
});

test('[CHAT-32] «Продолжить в…» offers three to five services that fit, then all with a search, and carries the text', async () => {
  const { user, send, settledAnswer, router } = await openChat();
  await send('Привет');
  const answer = await settledAnswer();
  expect(within(answer).queryByRole('button', { name: 'Скачать XLSX' })).toBeNull();
  await user.click(await within(answer).findByRole('button', { name: 'Ещё' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Продолжить в…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Продолжить в…' }));
  const near = within(await dialog.findByRole('list', { name: 'Подходят' })).getAllByRole('button');
  expect(near.length).toBeGreaterThanOrEqual(3);
  expect(near.length).toBeLessThanOrEqual(5);
  const all = () => within(dialog.getByRole('list', { name: 'Все сервисы' })).getAllByRole('button');
  expect(all().length).toBeGreaterThan(near.length);
  await user.click(dialog.getByRole('searchbox', { name: 'Найти сервис' }));
  await user.paste('лама');
  await waitFor(() =>
    expect(all().map(({ textContent }) => /Llama/.test(textContent ?? ''))).toEqual([true, true]),
  );
  await user.click(all()[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/chat\/neuron\/llama/));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Сообщение')).value).toContain('Привет');
});
