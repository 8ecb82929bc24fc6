import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';
import { announcement } from '#platform/announcer.ts';
import { openChat } from '#tests/chat.ts';

test('[CHAT-02][CHAT-15] Ctrl+F searches the open chat, names the message, gives the focus back, and then opens the search of the browser', async () => {
  const model = new SteppedModel();
  const { user, field, send, settledAnswer, button } = await openChat({ model });
  const press = (): boolean =>
    (document.activeElement ?? document).dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'а',
        code: 'KeyF',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  expect(press(), 'a new chat has nothing to search').toBe(true);
  await send('Где кот?');
  model.say('**Кот** там же, где котёнок.');
  model.end();
  await settledAnswer();
  field.focus();
  expect(press()).toBe(false);
  const search = within(await screen.findByRole('search', { name: 'Поиск в чате' }));
  const input = search.getByRole<HTMLInputElement>('searchbox', { name: 'Найти в чате' });
  await waitFor(() => expect(document.activeElement).toBe(input));
  await user.paste('КОТ');
  await search.findByText('1 из 3');
  await waitFor(() => expect(announcement.get()).toMatch(/^1 из 3\. Вы, \d\d:\d\d$/));
  await user.keyboard('{Enter}');
  expect(search.getByText('2 из 3')).toBeTruthy();
  await waitFor(() => expect(announcement.get()).toMatch(/^2 из 3\. ChatGPT, \d\d:\d\d$/));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await user.click(search.getByRole('button', { name: 'Предыдущее' }));
  expect(search.getByText('3 из 3'), 'after the first one comes the last').toBeTruthy();
  input.focus();
  expect(press(), 'the second press is left to the browser').toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('search', { name: 'Поиск в чате' })).toBeNull();
  expect(document.activeElement).toBe(field);

  await user.click(button('Найти в чате'));
  await waitFor(() => expect(document.activeElement?.id).toBe('find-in-chat'));
  await user.paste('котенок');
  await screen.findByText('1 из 1');
  await user.click(screen.getByRole('button', { name: 'Закрыть поиск и перейти к сообщению' }));
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^ChatGPT/);
});
