import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
// What the portal loads some seconds after its start: a busy machine would take longer than the answer.
import '../index.ts';

test('[CHAT-26] an answer left by navigation is listed in «В работе» with its chat, and can be stopped there', async () => {
  const { user, router, standIn } = await renderPortal('/chat/neuron/chatGpt', {
    as: 'employee@neuro.example',
  });
  await user.type(screen.getByLabelText('Сообщение'), 'медленно длинно{Enter}');
  await router.navigate({ to: '/' });
  await user.click(await screen.findByRole('button', { name: 'В работе (1)' }));
  const panel = within(await screen.findByRole('dialog', { name: 'В работе' }));
  const link = await panel.findByRole('link', { name: 'медленно длинно' });
  expect(link.getAttribute('href')).toMatch(/^\/chat\/neuron\/chatGpt\/[\w-]{36}$/);
  await user.click(panel.getByRole('button', { name: 'Остановить «медленно длинно»' }));
  expect(await panel.findByText('Всё готово')).toBeTruthy();
  expect(standIn.callsOf('chatStreamStop')).toHaveLength(1);
  await user.click(panel.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /В работе/ })).toBeNull());
});
