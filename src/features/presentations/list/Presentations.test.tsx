import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const list = () => screen.findByRole('list', { name: 'Презентации' });
const titles = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const card = async (title: string) => {
  const item = within(await list())
    .getByRole('link', { name: title })
    .closest('li');
  return within(item as HTMLElement);
};

const [quarter, course, warehouse] = [
  'Итоги третьего квартала',
  'Вводный курс для новых сотрудников',
  'Запуск склада: план проекта',
] as const;

test('[PRES-01][PRES-02] presentations are found, sorted, pinned, renamed, copied and archived with a way back; the address keeps what is shown', async () => {
  const standIn = await startStandIn();
  standIn.fail('bad-request', { operation: 'presentationList', times: 1 });
  const { user, router } = await renderPortal('/presentations', { as: 'employee@neuro.example', standIn });
  const note = within(await screen.findByRole('alertdialog'));
  await user.click(note.getAllByRole('button')[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect((await titles()).toSorted()).toEqual([course, warehouse, quarter].toSorted());
  expect((await card(quarter)).getByText(/^12\sслайдов$/)).toBeTruthy();
  const shown = await card(course);
  await user.click(shown.getByRole('button', { name: 'В избранное' }));
  await waitFor(() => expect(announcement.get()).toContain(`В избранном: ${course}`));

  const menu = async (title: string) => {
    await user.click((await card(title)).getByRole('button', { name: 'Действия' }));
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  };
  expect(await menu(course)).toEqual([
    'Переименовать',
    'Дублировать',
    'Поделиться',
    'Скачать',
    'В\u00a0архив',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Переименовать' }));
  const field = await screen.findByRole('textbox', { name: 'Название' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Заполните это поле')).toBeTruthy();
  await user.type(field, 'Курс новичка{Enter}');
  await waitFor(async () => expect(await titles()).toContain('Курс новичка'));

  await menu('Курс новичка');
  await user.click(screen.getByRole('menuitem', { name: 'Дублировать' }));
  await waitFor(async () => expect(await titles()).toContain('Курс новичка копия'));

  await menu('Курс новичка');
  await user.click(screen.getByRole('menuitem', { name: /^В\sархив$/ }));
  await waitFor(async () => expect(await titles()).not.toContain('Курс новичка'));
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(async () => expect(await titles()).toContain('Курс новичка'));

  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'title');
  await waitFor(async () => expect((await titles())[0]).toBe(warehouse));
  await user.type(screen.getByRole('searchbox', { name: 'Поиск презентаций' }), 'склад');
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'title', q: 'склад' }));
  await waitFor(async () => expect(await titles()).toContain(warehouse));
  await user.click(screen.getByRole('radio', { name: 'Архив' }));
  expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('[PRES-01] an archived presentation comes back or is deleted for good; without any both ways to a new one are offered', async () => {
  const standIn = await startStandIn();
  const { user, router } = await renderPortal('/presentations', { as: 'employee@neuro.example', standIn });
  const archive = async (title: string) => {
    await user.click((await card(title)).getByRole('button', { name: 'Действия' }));
    await user.click(await screen.findByRole('menuitem', { name: /^В\sархив$/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull());
  };
  for (const title of [quarter, course, warehouse]) await archive(title);
  expect(await screen.findByRole('heading', { name: /^Расскажите тему, и\sплан будет готов/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Пустая' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Архив' }));
  await user.click((await card(quarter)).getByRole('button', { name: 'Действия' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Дублировать',
    'Скачать',
    'Вернуть',
    'Удалить навсегда',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Удалить навсегда' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Удалить «Итоги/ }));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(async () => expect(await titles()).not.toContain(quarter));
  await user.click((await card(course)).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Вернуть' }));
  await waitFor(async () => expect(await titles()).toEqual([warehouse]));

  await user.click(screen.getByRole('button', { name: 'Создать' }));
  await user.click(await screen.findByRole('menuitem', { name: /^С\sпомощью ИИ$/ }));
  await waitFor(() => expect(standIn.callsOf('presentationAdd').length).toBe(1));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/pres-generate\//));
  expect(router.state.location.search).toEqual({ step: 'brief' });
  const brief = router.state.location.pathname;

  // The brief was left as it was: it is opened again instead of a second presentation.
  await router.navigate({ to: '/presentations' });
  await user.click(await screen.findByRole('button', { name: 'Создать' }));
  await user.click(await screen.findByRole('menuitem', { name: /^С\sпомощью ИИ$/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(brief));
  expect(standIn.callsOf('presentationAdd').length).toBe(1);
});

test('[PRES-01] the card of a presentation that is being made tells how far it is, and follows it', async () => {
  const standIn = await startStandIn();
  const facts = {
    slideCount: 4,
    firstSlide: null,
    theme: 'light',
    owner: { id: 1, name: 'Мария Орлова' },
    right: 'owner',
    visibility: 'private',
    made: 4,
    total: 10,
    hidden: false,
    pinned: false,
    version: 3,
    date: '2026-11-20T06:00:00Z',
  };
  const states = ['generating', 'outlining', 'stopped', 'failed', 'draft', 'ready'];
  const content = states.map((status, index) => ({
    ...facts,
    status,
    title: status,
    uuid: `7c2e9f10-7777-4a3b-8c4d-00000000000${index}`,
  }));
  standIn.answer('presentationList', () => Response.json({ content }));
  await renderPortal('/presentations', { as: 'employee@neuro.example', standIn });
  const said = [/^Создаётся: 4\sиз\s10$/, 'Составляется план', 'Остановлена', 'Ошибка', 'Черновик'];
  for (const [index, text] of said.entries())
    expect((await card(states[index] ?? '')).getByText(text)).toBeTruthy();
  const addressOf = async (title: string) => (await card(title)).getByRole('link').getAttribute('href');
  expect(await addressOf('generating')).toMatch(/^\/pres-generate\//);
  expect(await addressOf('ready')).toMatch(/^\/pres-editor\//);
  const before = standIn.callsOf('presentationList').length;
  await waitFor(() => expect(standIn.callsOf('presentationList').length).toBeGreaterThan(before), {
    timeout: 5000,
  });
});
