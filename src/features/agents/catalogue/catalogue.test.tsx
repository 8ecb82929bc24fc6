import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const EMPLOYEE = 'employee@neuro.example';
const noAgents = {
  uuid: 'n1',
  title: 'Агенты',
  text: '',
  date: '2026-11-20T06:00:00Z',
  levelImportance: 666,
};

const list = () => screen.findByRole('list', { name: 'Агенты' });
const names = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const card = async (name: string) => {
  const item = within(await list())
    .getByRole('link', { name })
    .closest('li');
  return within(item as HTMLElement);
};

test('[LAB-01][LAB-04] agents are found, pinned, archived with a way back, and deleted; the address keeps what is shown', async () => {
  const portal = await renderPortal('/lab', { as: EMPLOYEE });
  const { user, router, standIn, close } = portal;
  expect(await names()).toHaveLength(8);
  expect(screen.getByRole('tab', { name: 'Агенты', selected: true })).toBeTruthy();
  const letters = await card('Редактор писем');
  expect(letters.getByText('Мария Орлова')).toBeTruthy();
  expect(letters.getByText('внешний')).toBeTruthy();
  expect((await card('Помощник юриста')).getByText(/запрос.*за\sмесяц$/)).toBeTruthy();
  expect(letters.queryByText(/за\sмесяц|Последний запрос/)).toBeNull();

  await user.click(letters.getByRole('button', { name: 'В избранное' }));
  await waitFor(async () =>
    expect((await card('Редактор писем')).getByRole('button', { name: 'Убрать из избранного' })).toBeTruthy(),
  );
  expect(announcement.get()).toContain('В избранном: Редактор писем');

  await user.type(screen.getByRole('searchbox', { name: 'Поиск в лаборатории' }), 'закуп');
  await waitFor(async () => expect(await names()).toEqual(['Помощник закупок']));
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Показать' })).getByRole('radio', { name: 'Архив' }),
  );
  expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy();
  expect(router.state.location.search).toEqual({ scope: 'archive', q: 'закуп' });
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(async () => expect(await names()).toHaveLength(8));
  expect(router.state.location.search).toEqual({});

  const menu = async (name: string, item: RegExp) => {
    await user.click((await card(name)).getByRole('button', { name: 'Действия' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await menu('Помощник закупок', /^В\sархив$/);
  await waitFor(async () => expect(await names()).not.toContain('Помощник закупок'));
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(async () => expect(await names()).toContain('Помощник закупок'));

  await menu('Помощник закупок', /^В\sархив$/);
  await waitFor(async () => expect(await names()).toHaveLength(7));
  close();
  const again = await renderPortal('/lab?scope=archive', { standIn });
  expect(await names()).toEqual(['Помощник закупок']);
  await again.user.click((await card('Помощник закупок')).getByRole('button', { name: 'Действия' }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Удалить агента «Помощник закупок»?' }),
  );
  await again.user.click(question.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByRole('heading', { name: 'Архив пуст' })).toBeTruthy();
});

test('[LAB-12][LAB-14] what may be done depends on the right; hidden agents leave no tab and are not asked for; a failed list is loaded again', async () => {
  const standIn = await startStandIn();
  standIn.fail('bad-request', { operation: 'agentList', times: 1 });
  const { user, close } = await renderPortal('/lab?scope=shared', { as: EMPLOYEE, standIn });
  const note = within(await screen.findByRole('alertdialog'));
  await user.click(note.getAllByRole('button')[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await names()).toHaveLength(3);
  const others = await card('Наставник новичка');
  await user.click(others.getByRole('button', { name: 'Действия' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).not.toContain('В\u00a0архив');
  close();

  const before = standIn.callsOf('agentList').length;
  standIn.answer('notificationList', () => Response.json([noAgents]));
  await renderPortal('/lab?tab=templates', { standIn });
  expect(await screen.findByRole('link', { name: 'Тренажёр запросов' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Агенты' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Функции агентов' })).toBeNull();
  expect(standIn.callsOf('agentList')).toHaveLength(before);
});
