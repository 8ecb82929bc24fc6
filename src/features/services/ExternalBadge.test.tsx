import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { ExternalBadge } from './ExternalBadge.tsx';

test.each([
  [false, 'Whisper (в контуре)', ''],
  [false, 'Llama', 'в\u00a0контуре'],
  [true, 'Перевод (в контуре)', 'внешний'],
])('[CHAT-01] external %j beside «%s» is shown as «%s»', (external, besideTitle, shown) => {
  const { container } = render(<ExternalBadge external={external} besideTitle={besideTitle} />);
  expect(container.textContent).toBe(shown);
});

test('[CHAT-01] in a chat a press on the badge says what it means for what one sends', async () => {
  const { user } = await renderPortal('/chat/neuron/chatGpt', { as: 'employee@neuro.example' });
  const badge = await screen.findByRole('button', { name: 'внешний', expanded: false });
  badge.focus();
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Внешний сервис' }));
  expect(panel.getByText(/^Запросы и\sфайлы уходят за\sпределы компании/)).toBeTruthy();
  const rules = panel.getByRole('link', { name: 'Что можно отправлять' });
  expect(rules.getAttribute('href')).toBe('/help/securityHelp');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[CHAT-01] on a tile a press explains the mark and opens no chat; the Tab key passes over it', async () => {
  const { user, router } = await renderPortal('/', { as: 'employee@neuro.example' });
  const link = await screen.findByRole('link', { name: 'Llama' });
  const card = within(link.closest('li') as HTMLElement);
  link.focus();
  await user.tab();
  expect(document.activeElement).toBe(card.getByRole('button', { name: 'В избранное' }));
  await user.click(card.getByText(/^в\sконтуре$/));
  const panel = within(await screen.findByRole('dialog', { name: /^Сервис в\sконтуре$/ }));
  expect(panel.getByText(/^Запросы и\sфайлы остаются внутри компании/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
