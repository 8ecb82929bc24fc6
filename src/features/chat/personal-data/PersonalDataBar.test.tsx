import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';

const letter = 'Оформите пропуск, СНИЛС 112-233-445 95';
const bar = () => screen.findByRole('region', { name: 'Персональные данные' });

test('[CHAT-30] numbers are named, shown and replaced by labels; nothing is sent to anybody', async () => {
  const { user, standIn, settle } = await renderPortal('/chat/neuron/chatGpt', {
    as: 'employee@neuro.example',
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Сообщение');
  await settle();
  await fill(user, field, letter);
  expect((await bar()).textContent).toMatch(
    /Похоже на персональные данные: СНИЛС\. ChatGPT\s+— внешний сервис/,
  );
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  expect(letter.slice(field.selectionStart, field.selectionEnd)).toBe('112-233-445 95');
  await user.click(screen.getByRole('button', { name: 'Заменить метками' }));
  expect(field.value).toBe('Оформите пропуск, СНИЛС [СНИЛС 1]');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Персональные данные' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(field.value).toBe(letter);
  await bar();
  await user.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(screen.queryByRole('region', { name: 'Персональные данные' })).toBeNull();
  const sent = await Promise.all(
    standIn.calls.map(
      async ({ request }) => `${decodeURIComponent(request.url)} ${await request.clone().text()}`,
    ),
  );
  expect(sent.join('\n')).not.toContain('112-233-445');
});

test('[CHAT-30][CHAT-32] «Открыть сервис в контуре» carries the text over; there is no hint there', async () => {
  const { user, router } = await renderPortal('/chat/neuron/chatGpt', { as: 'employee@neuro.example' });
  await fill(user, await screen.findByLabelText('Сообщение'), letter);
  await bar();
  await user.click(screen.getByRole('button', { name: /Открыть сервис в\sконтуре/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/neuron/llama'));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toBe(letter));
  expect(screen.queryByRole('region', { name: 'Персональные данные' })).toBeNull();
});
