import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';

test('[ADM-60] [ADM-13] a mandatory agreement is added after a question that says whom it stops; a title is not asked about', async () => {
  const { user, standIn, problems } = await renderPortal('/admin/agreements', { as: 'admin@neuro.example' });
  await screen.findByRole('grid', { name: 'Соглашения' });
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Новое соглашение' }));
  await fill(user, drawer.getByRole('textbox', { name: /Название/ }), 'Правила переписки');
  await fill(user, drawer.getByRole('textbox', { name: /Текст/ }), 'Не отправляйте чужие адреса.');
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Ввести обязательное соглашение?' }),
  );
  question.getByText('Все сотрудники');
  expect(standIn.callsOf('adminAgreementAdd')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Отменить' }));
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  await user.click(await screen.findByRole('button', { name: 'Ввести' }));
  await user.click(await screen.findByText('Правила переписки'));
  await user.click(await screen.findByRole('tab', { name: 'Данные' }));
  await fill(user, await screen.findByRole('textbox', { name: /Название/ }), 'Переписка');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено');
  expect(standIn.callsOf('adminAgreementChange')).toHaveLength(1);
  expect(problems).toEqual([]);
});
