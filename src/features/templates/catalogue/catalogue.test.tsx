import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const noAgents = {
  uuid: 'n1',
  title: 'Агенты',
  text: '',
  date: '2026-11-20T06:00:00Z',
  levelImportance: 666,
};

const list = () => screen.findByRole('list', { name: 'Шаблоны' });
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

test('[LAB-02][LAB-04][LAB-14] templates are found, pinned, copied and archived with a way back; the address keeps the tab; without agents it is the only one', async () => {
  const standIn = await startStandIn();
  standIn.fail('bad-request', { operation: 'templateList', times: 1 });
  const { user, router, close } = await renderPortal('/lab?tab=templates', {
    as: 'employee@neuro.example',
    standIn,
  });
  const note = within(await screen.findByRole('alertdialog'));
  await user.click(note.getAllByRole('button')[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await names()).toHaveLength(12);
  expect(screen.getByRole('tab', { name: 'Шаблоны', selected: true })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Создать шаблон' })).toBeTruthy();
  const news = await card('Новость');
  for (const text of ['/новость', 'Мария Орлова', 'внешний']) expect(news.getByText(text)).toBeTruthy();
  await user.click(news.getByRole('button', { name: 'В избранное' }));
  await waitFor(async () =>
    expect((await card('Новость')).getByRole('button', { name: 'Убрать из избранного' })).toBeTruthy(),
  );
  expect(announcement.get()).toContain('В избранном: Новость');

  const menu = async (name: string) => {
    await user.click((await card(name)).getByRole('button', { name: 'Действия' }));
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  };
  const archive = async () => {
    expect(await menu('Новость')).toEqual([
      'Изменить',
      'Дублировать',
      'Поделиться',
      'Экспортировать',
      'В\u00a0архив',
    ]);
    await user.click(screen.getByRole('menuitem', { name: /^В\sархив$/ }));
    await waitFor(async () => expect(await names()).not.toContain('Новость'));
  };
  await menu('Новость');
  await user.click(screen.getByRole('menuitem', { name: 'Поделиться' }));
  const sharing = within(await screen.findByRole('dialog', { name: 'Поделиться шаблоном' }));
  await user.click(await sharing.findByRole('radio', { name: 'Группе' }));
  await user.click(sharing.getByRole('button', { name: 'Сохранить' }));
  expect(await sharing.findByText(/^Выберите хотя\sбы одну группу$/)).toBeTruthy();
  expect(sharing.queryByRole('switch')).toBeNull();
  await user.click(sharing.getByRole('radio', { name: 'Только мне' }));
  await user.click(sharing.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Поделиться шаблоном' })).toBeNull());
  const change = await standIn.callsOf('templateAccessChange').at(-1)?.json();
  expect(change).toMatchObject({ visibility: 'private', groups: [], editorIds: [], isOpen: true });

  await archive();
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(async () => expect(await names()).toContain('Новость'));
  await archive();

  await user.type(screen.getByRole('searchbox', { name: 'Поиск в лаборатории' }), 'excel');
  await waitFor(async () => expect(await names()).toEqual(['Формула Excel']));
  await user.click(screen.getByRole('radio', { name: 'Архив' }));
  expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy();
  expect(router.state.location.search).toEqual({ tab: 'templates', scope: 'archive', q: 'excel' });
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(async () => expect(await names()).toHaveLength(11));
  expect(router.state.location.search).toEqual({ tab: 'templates' });
  expect(await menu('Вакансия')).toEqual(['Дублировать', 'Экспортировать']);
  await user.click(screen.getByRole('menuitem', { name: 'Дублировать' }));
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название' });
  expect(title.value).toBe('Вакансия копия');
  close();

  standIn.answer('notificationList', () => Response.json([noAgents]));
  const before = standIn.callsOf('agentList').length;
  const again = await renderPortal('/lab?scope=archive', { standIn });
  expect(await names()).toEqual(['Новость']);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Шаблоны']);
  await again.user.click((await card('Новость')).getByRole('button', { name: 'Действия' }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Вернуть' }));
  expect(await screen.findByRole('heading', { name: 'Архив пуст' })).toBeTruthy();
  expect(standIn.callsOf('agentList')).toHaveLength(before);
});
