import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openChat } from '#tests/chat.ts';
import { renderPortal } from '#tests/portal.tsx';

test('[HOME-20] a chat is shared up to an answer, read and continued by the colleague, and not found after it was revoked', async () => {
  const owner = await openChat();
  await owner.send('Первый вопрос');
  const first = await owner.settledAnswer();
  await owner.send('Второй вопрос');
  await owner.settledAnswer(4);
  await owner.user.click(await within(first).findByRole('button', { name: 'Ещё' }));
  await owner.user.click(await screen.findByRole('menuitem', { name: /^Поделиться чатом/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Поделиться чатом' }));
  await owner.user.type(await dialog.findByRole('combobox', { name: /^Кому открыть/ }), 'ветр');
  await owner.user.click(await screen.findByRole('option', { name: /Павел Ветров/ }));
  await owner.user.click(await dialog.findByRole('button', { name: 'Открыть доступ' }));
  const done = within(await screen.findByRole('dialog', { name: 'Доступ открыт' }));
  expect(done.getByText(/Павел Ветров/)).toBeTruthy();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await owner.user.click(done.getByRole('button', { name: 'Копировать ссылку' }));
  const { pathname } = new URL(write.mock.lastCall?.[0] ?? '');
  owner.close();

  const { standIn } = owner;
  const reader = await renderPortal(pathname, { as: 'admin@neuro.example', standIn });
  expect(await screen.findByRole('heading', { level: 1, name: 'Первый вопрос' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Запрос',
    'Ответ',
  ]);
  expect(screen.queryByText(/Второй вопрос/)).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Сообщение' })).toBeNull();
  await reader.user.click(screen.getByRole('button', { name: /^Продолжить у\sсебя/ }));
  await screen.findByRole('textbox', { name: 'Сообщение' });
  expect(within(await screen.findByRole('log', { name: 'Сообщения' })).getAllByRole('article')).toHaveLength(
    2,
  );
  reader.close();

  const profile = await renderPortal('/profile/shared', { as: 'employee@neuro.example', standIn });
  const list = within(await screen.findByRole('list', { name: 'Чаты, которыми вы поделились' }));
  expect(list.getByText(/Павел Ветров/)).toBeTruthy();
  await profile.user.click(list.getByRole('button', { name: 'Отозвать' }));
  await profile.user.click(
    within(await screen.findByRole('dialog', { name: 'Отозвать доступ?' })).getByRole('button', {
      name: 'Отозвать',
    }),
  );
  await waitFor(() => expect(screen.getByText(/ни\sс\sкем не\sделились/)).toBeTruthy());
  profile.close();

  await renderPortal(pathname, { as: 'admin@neuro.example', standIn });
  expect(await screen.findByRole('heading', { name: 'Чат не найден' })).toBeTruthy();
});
