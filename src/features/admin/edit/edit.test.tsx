import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Job } from '#api/generated/model/job.ts';
import type { User } from '#mocks/db/database.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const table = '/admin/users/users-table';
const employee = 'employee@neuro.example';

/** Opens the users table, with as little in it as will do, or the drawer of the account with this id. */
const open = (id?: number, standIn?: StandIn) =>
  renderPortal(`${table}?cols=email${id === undefined ? '' : `&row=${id}`}`, {
    as: 'admin@neuro.example',
    ...(standIn && { standIn }),
  });
const field = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const save = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Сохранить' }));

function accountOf({ services }: StandIn, email: string): User {
  const user = services.database.users.get(email);
  if (!user) throw new Error(`There is no account ${email}`);
  return user;
}
/** What another administrator saves meanwhile. */
function changeBeside(standIn: StandIn, part: Partial<User>): void {
  const { database } = standIn.services;
  const user = accountOf(standIn, employee);
  const change = {
    version: (user.version ?? 1) + 1,
    changed: '2026-11-20',
    changedBy: 'other@neuro.example',
  };
  database.store.write((transaction) => transaction.put(database.users, { ...user, ...part, ...change }));
}

const retype = async (user: UserEvent, name: string, text: string): Promise<void> =>
  fill(user, await field(name), text);

async function chooseAction(user: UserEvent, email: string, title: string): Promise<void> {
  const row = await screen.findByRole('row', { name: new RegExp(email) });
  await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: title }));
}

async function block(user: UserEvent, email: string): Promise<void> {
  await chooseAction(user, email, 'Заблокировать');
  await retype(user, 'Причина', 'Уволен');
  await user.click(screen.getByRole('button', { name: 'Заблокировать' }));
}

describe('the drawer of an account', () => {
  test('[ADM-20] is saved by Ctrl+Enter, and the list follows', async () => {
    const { user, standIn } = await open(1);
    await retype(user, 'Отдел', 'Казначейство');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Сохранено');
    expect(accountOf(standIn, employee).department).toBe('Казначейство');
    expect(await field('Отдел')).toHaveProperty('value', 'Казначейство');
  });

  test('[ADM-20] keeps what is typed while a save is on its way', async () => {
    const { user, standIn } = await open(1);
    await retype(user, 'Отдел', 'Казначейство');
    const release = standIn.hold('adminUserChange');
    await save(user);
    await retype(user, 'Должность', 'Кассир');
    release();
    await screen.findByText('Сохранено');
    expect(await field('Отдел')).toHaveProperty('value', 'Казначейство');
    expect(await field('Должность')).toHaveProperty('value', 'Кассир');
    expect(accountOf(standIn, employee)).toMatchObject({ department: 'Казначейство' });
    await save(user);
    await waitFor(() => expect(accountOf(standIn, employee).description).toBe('Кассир'));
  });

  test('[ADM-14] is read anew when it is opened again', async () => {
    const { user, standIn, router } = await open(1);
    await field('Отдел');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Отдел' })).toBeNull());
    changeBeside(standIn, { department: 'Архив' });
    await router.navigate({ href: `${table}?cols=email&row=1` });
    expect(await field('Отдел')).toHaveProperty('value', 'Архив');
  });

  test('[ADM-20] shows a taken address at its field, and nobody is signed out', async () => {
    const { user, router } = await open(1);
    await retype(user, 'E-mail', 'company@neuro.example');
    await save(user);
    const fault = 'Учётная запись с этим адресом уже есть';
    await screen.findByText(fault);
    const email = await field('E-mail');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(fault)).toHaveLength(1);
    expect(router.state.location.pathname).toBe(table);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[ADM-20] checks the fields before it sends them', async () => {
    const { user, standIn } = await open(1);
    await user.clear(await field('Имя'));
    await retype(user, 'E-mail', 'не адрес');
    await save(user);
    expect(await screen.findByText('Некорректный email')).toBeTruthy();
    expect(screen.getByText('Заполните это поле')).toBeTruthy();
    expect(document.activeElement).toBe(await field('E-mail'));
    expect(standIn.callsOf('adminUserChange')).toEqual([]);
  });

  test('[ADM-14] asks before changes are lost', async () => {
    const { user, router } = await open(1);
    await retype(user, 'Отдел', 'Казначейство');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Вернуться к форме' }));
    expect(await field('Отдел')).toHaveProperty('value', 'Казначейство');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('row'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says that a row is gone', async () => {
    await open(99_999);
    expect(await screen.findByRole('heading', { name: 'Запись не найдена' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('shows the agreements', async () => {
    const { user } = await open(1);
    await user.click(await screen.findByRole('tab', { name: 'Соглашения' }));
    expect(await screen.findAllByText('Принято')).toHaveLength(2);
  });
});

describe('[ADM-14] a save over another change', () => {
  async function conflict() {
    const portal = await open(1);
    await retype(portal.user, 'Отдел', 'Казначейство');
    await retype(portal.user, 'Имя', 'Мария Белова');
    changeBeside(portal.standIn, { department: 'Склад', description: 'Кладовщик' });
    await save(portal.user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Запись уже изменена' }));
    return { ...portal, dialog };
  }

  test('knows what was typed while the save was on its way', async () => {
    const { user, standIn } = await open(1);
    await retype(user, 'Имя', 'Мария Белова');
    changeBeside(standIn, { department: 'Склад' });
    const release = standIn.hold('adminUserChange');
    await save(user);
    await retype(user, 'Отдел', 'Казначейство');
    release();
    const dialog = within(await screen.findByRole('dialog', { name: 'Запись уже изменена' }));
    expect(dialog.getByRole('radio', { name: 'У вас: Казначейство' })).toBeTruthy();
  });

  test('shows who made it, and what was, is and was typed', async () => {
    const { dialog } = await conflict();
    expect(dialog.getByText(/other@neuro\.example, 20\.11\.2026/)).toBeTruthy();
    const department = within(dialog.getByRole('radiogroup', { name: 'Отдел' }));
    expect(department.getByRole('radio', { name: 'Сейчас: Склад' })).toBeTruthy();
    expect(department.getByRole('radio', { name: 'У вас: Казначейство', checked: true })).toBeTruthy();
    expect(dialog.getByText('Сейчас: Кладовщик')).toBeTruthy();
  });

  test('saves what was chosen, and keeps what was not touched', async () => {
    const { user, dialog, standIn } = await conflict();
    await user.click(dialog.getByRole('radio', { name: 'Сейчас: Склад' }));
    await user.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
    await screen.findByText('Сохранено');
    expect(accountOf(standIn, employee)).toMatchObject({
      department: 'Склад',
      description: 'Кладовщик',
      profile: { name: 'Мария Белова' },
    });
  });

  test('loses nothing typed when the person returns to the form', async () => {
    const { user, dialog } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Вернуться к форме' }));
    expect(await field('Отдел')).toHaveProperty('value', 'Казначейство');
    expect(await field('Имя')).toHaveProperty('value', 'Мария Белова');
    await save(user);
    expect(await screen.findByRole('dialog', { name: 'Запись уже изменена' })).toBeTruthy();
  });

  test('is given up for the record as it is', async () => {
    const { user, dialog, standIn } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Отбросить мои изменения' }));
    expect(await field('Отдел')).toHaveProperty('value', 'Склад');
    expect(accountOf(standIn, employee).department).toBe('Склад');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a new account', () => {
  test('[ADM-20] is added, and asks before what was typed is lost', async () => {
    const { user, standIn } = await open();
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await retype(user, 'E-mail', 'lebedeva@agro.example');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Вернуться к форме' }));
    await retype(user, 'Имя', 'Ксения Лебедева');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Добавлено: Ксения Лебедева');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(accountOf(standIn, 'lebedeva@agro.example').invited).toBe(true);
  });
});

/** A job as it is on its way. */
const asRunning = (job: Job): Job => ({
  ...job,
  ...{ status: 'running', total: 1240, processed: 310, changed: 310, finished: null },
});

describe('actions', () => {
  test('[ADM-13] a block names its effect, takes a reason and can be taken back', async () => {
    const { user, standIn } = await open();
    await chooseAction(user, employee, 'Заблокировать');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Заблокировать 1.пользователя\?$/ }),
    );
    expect(dialog.getByText('Открытые сессии завершатся.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }));
    expect(await dialog.findByText('Заполните это поле')).toBeTruthy();
    await retype(user, 'Причина', 'Уволен');
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }));
    await screen.findByText('Изменено 1');
    expect(accountOf(standIn, employee)).toMatchObject({ blocked: true, blockReason: 'Уволен' });
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await screen.findByText('Отменено');
    expect(accountOf(standIn, employee).blocked).toBe(false);
  });

  test('[ADM-12][ADM-21] refused rows are listed with their reasons', async () => {
    const { user, standIn } = await open();
    await block(user, 'admin@neuro.example');
    const dialog = within(await screen.findByRole('dialog', { name: 'Заблокировать' }));
    expect(dialog.getByRole('status').textContent).toBe('Готово. Изменено 0, отказано 1');
    expect(await dialog.findByText('admin@neuro.example: Это последний администратор')).toBeTruthy();
    expect(accountOf(standIn, 'admin@neuro.example').blocked).toBeFalsy();

    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(dialog.getByRole('button', { name: 'Скачать отказы' }));
    await waitFor(() => expect(saved).toEqual(['Отказы.csv']));
    const [asked] = standIn.callsOf('jobRowDownload');
    expect(new URL(asked?.url ?? '').searchParams.get('result')).toBe('refused');
  });

  test('[ADM-12] a long job shows how far it is, and can be stopped', async () => {
    const { user, standIn } = await open();
    standIn.change('adminUserBatchChange', asRunning);
    standIn.change('jobRead', asRunning);
    await block(user, employee);
    const dialog = within(await screen.findByRole('dialog', { name: 'Заблокировать' }));
    expect(dialog.getByRole('progressbar', { name: 'Выполнено' }).getAttribute('aria-valuetext')).toBe(
      '310 из 1\u00a0240',
    );
    standIn.change('jobStop', (job: Job) => ({ ...job, status: 'stopped' }));
    await user.click(dialog.getByRole('button', { name: 'Остановить' }));
    expect((await dialog.findByRole('status')).textContent).toBe('Остановлено. Изменено 1');
  });

  test('[ADM-12] the result of a long job comes by itself', async () => {
    const { user, standIn } = await open();
    standIn.change('adminUserBatchChange', asRunning);
    await block(user, employee);
    const dialog = within(await screen.findByRole('dialog', { name: 'Заблокировать' }));
    expect((await dialog.findByRole('status')).textContent).toBe('Готово. Изменено 1');
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Отменить' });
  });

  test('[ADM-21] an action that cannot be done says why', async () => {
    const { user } = await open();
    const row = await screen.findByRole('row', { name: /employee@neuro\.example/ });
    await user.click(within(row).getByRole('button', { name: /^Действия/ }));
    const item = await screen.findByRole('menuitem', { name: 'Удалить' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(within(item).getByText('Сначала заблокируйте')).toBeTruthy();
  });

  test('[ADM-13] a deletion wants the number typed', async () => {
    const { user, standIn } = await open();
    await chooseAction(user, 'dismissed@neuro.example', 'Удалить');
    const remove = await screen.findByRole('button', { name: 'Удалить' });
    expect(remove).toHaveProperty('disabled', true);
    const number = screen.getByRole('textbox', { name: /введите число строк: 1/ });
    await fill(user, number, '2');
    await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
    expect(standIn.callsOf('adminUserBatchChange')).toEqual([]);
    await fill(user, number, '1');
    await user.click(remove);
    await screen.findByText('Изменено 1');
    expect(standIn.services.database.users.get('dismissed@neuro.example')).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull();
  });

  test('[ADM-20] a refused batch stands in its dialog, and nobody is signed out', async () => {
    const { user, standIn, router } = await open();
    standIn.fail('selection-changed', { operation: 'adminUserBatchChange' });
    await block(user, employee);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Список изменился');
    expect(await field('Причина')).toHaveProperty('value', 'Уволен');
    expect(router.state.location.pathname).toBe(table);
  });

  test('[ADM-22] open sessions end', async () => {
    const standIn = await startStandIn();
    await standIn.signIn(employee);
    const { user } = await open(undefined, standIn);
    const { sessions } = standIn.services.database;
    expect(sessions.group(employee)).toHaveLength(1);
    await chooseAction(user, employee, 'Завершить сессии');
    await user.click(await screen.findByRole('button', { name: 'Завершить сессии' }));
    await screen.findByText('Изменено 1');
    expect(sessions.group(employee)).toEqual([]);
  });
});
