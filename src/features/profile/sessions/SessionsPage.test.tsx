import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endOtherSessions } from '#mocks/domain/sign-in/sign-in.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { dialog } from '#tests/screen.ts';

const employee = 'employee@neuro.example';
const sessions = () => within(screen.getByRole('list', { name: 'Сеансы' })).getAllByRole('listitem');

test('[PROF-06] one session is ended by its button, all others after a question', async () => {
  const { user, standIn } = await renderPortal('/profile/sessions', { as: employee });
  await screen.findByRole('list', { name: 'Сеансы' });
  expect(sessions()).toHaveLength(3);
  expect(sessions()[0]?.textContent).toContain('Этот сеанс');
  expect(within(sessions()[0] as HTMLElement).queryByRole('button')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Завершить сеанс: Яндекс Браузер, Android' }));
  await waitFor(() => expect(sessions()).toHaveLength(2));
  const next = screen.getByRole('button', { name: 'Завершить сеанс: Safari, macOS' });
  await waitFor(() => expect(document.activeElement).toBe(next));

  await user.click(screen.getByRole('button', { name: 'Завершить все остальные' }));
  const question = await screen.findByRole('dialog', { name: 'Завершить остальные сеансы?' });
  expect(question.textContent).toContain('Будет завершено: 1\u00a0сеанс.');
  expect(standIn.callsOf('sessionRemove')).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Завершить' }));
  expect(await screen.findByText('Других сеансов нет.')).toBeDefined();
  expect(sessions()).toHaveLength(1);
});

test('[PROF-06] an ended session is refused at its next call, and its draft is kept', async () => {
  const { user, standIn } = await renderPortal('/chat/neuron/chatGpt', { as: employee });
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение', hidden: true });
  await fill(user, await screen.findByRole('textbox', { name: 'Сообщение' }), 'Не пропади');
  const { deps } = standIn;
  // Another browser of the same person ends all sessions but its own.
  deps.database.store.write((transaction) => endOtherSessions({ deps, cookies: {} }, transaction, employee));
  await user.click(screen.getByRole('button', { name: 'Уведомления' }));
  expect((await dialog('Сессия истекла')).textContent).toContain('Войдите ещё раз');
  expect(field().value).toBe('Не пропади');
});
