import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  accountOf,
  changeAsOtherAdmin,
  employee,
  field,
  openUsers,
  retype,
  save,
  table,
} from '#tests/users-table.ts';

describe('the drawer of an account', () => {
  test('[ADM-20] is saved by Ctrl+Enter, and the list follows', async () => {
    const { user, standIn } = await openUsers(1);
    await retype(user, 'Отдел', 'Казначейство');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Сохранено');
    expect(accountOf(standIn, employee).department).toBe('Казначейство');
    expect(await field('Отдел')).toHaveProperty('value', 'Казначейство');
  });

  test('[ADM-20] keeps text that is typed while a save is running', async () => {
    const { user, standIn } = await openUsers(1);
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

  test('[ADM-14] is loaded again when it is opened again', async () => {
    const { user, standIn, router } = await openUsers(1);
    await field('Отдел');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Отдел' })).toBeNull());
    changeAsOtherAdmin(standIn, { department: 'Архив' });
    await router.navigate({ href: `${table}?cols=email&row=1` });
    expect(await field('Отдел')).toHaveProperty('value', 'Архив');
  });

  test('[ADM-14] follows its own actions and their undo; a save afterwards is no conflict', async () => {
    const { user, standIn } = await openUsers(1);
    await field('Отдел');
    const change = async (department: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name: 'Действия' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Сменить компанию или отдел' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.type(dialog.getByRole('textbox', { name: 'Отдел' }), department);
      await user.click(dialog.getByRole('button', { name: 'Сменить компанию или отдел' }));
      await waitFor(async () => expect(await field('Отдел')).toHaveProperty('value', department));
    };
    const before = accountOf(standIn, employee).department ?? '';
    await change('Склад');
    await user.click(await screen.findByRole('button', { name: 'Отменить' }));
    await waitFor(async () => expect(await field('Отдел')).toHaveProperty('value', before));
    // What is typed stays.
    await retype(user, 'Имя', 'Мария Белова');
    await change('Архив');
    expect(await field('Имя')).toHaveProperty('value', 'Мария Белова');
    await save(user);
    await screen.findByText('Сохранено');
    expect(accountOf(standIn, employee)).toMatchObject({
      department: 'Архив',
      profile: { name: 'Мария Белова' },
    });
  });

  test('[ADM-20] shows a taken address at its field, and the user stays signed in', async () => {
    const { user, router } = await openUsers(1);
    await retype(user, 'E-mail', 'company@neuro.example');
    await save(user);
    const message = 'Учётная запись с этим адресом уже есть';
    await screen.findByText(message);
    const email = await field('E-mail');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(router.state.location.pathname).toBe(table);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[ADM-20] checks the fields before sending', async () => {
    const { user, standIn } = await openUsers(1);
    await user.clear(await field('Имя'));
    await retype(user, 'E-mail', 'не адрес');
    await save(user);
    expect(await screen.findByText('Некорректный email')).toBeTruthy();
    expect(screen.getByText('Заполните это поле')).toBeTruthy();
    expect(document.activeElement).toBe(await field('E-mail'));
    expect(standIn.callsOf('adminUserChange')).toEqual([]);
  });

  test('[ADM-14] asks before changes are lost', async () => {
    const { user, router } = await openUsers(1);
    await retype(user, 'Отдел', 'Казначейство');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Вернуться к форме' }));
    expect(await field('Отдел')).toHaveProperty('value', 'Казначейство');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('row'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says that a row was not found', async () => {
    await openUsers(99_999);
    expect(await screen.findByRole('heading', { name: 'Запись не найдена' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('shows the agreements', async () => {
    const { user } = await openUsers(1);
    await user.click(await screen.findByRole('tab', { name: 'Соглашения' }));
    expect(await screen.findAllByText('Принято')).toHaveLength(2);
  });
});

describe('[ADM-14] a save over another change', () => {
  async function conflict() {
    const portal = await openUsers(1);
    await retype(portal.user, 'Отдел', 'Казначейство');
    await retype(portal.user, 'Имя', 'Мария Белова');
    changeAsOtherAdmin(portal.standIn, { department: 'Склад', description: 'Кладовщик' });
    await save(portal.user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Запись уже изменена' }));
    return { ...portal, dialog };
  }

  test('includes text that was typed while the save was running', async () => {
    const { user, standIn } = await openUsers(1);
    await retype(user, 'Имя', 'Мария Белова');
    changeAsOtherAdmin(standIn, { department: 'Склад' });
    const release = standIn.hold('adminUserChange');
    await save(user);
    await retype(user, 'Отдел', 'Казначейство');
    release();
    const dialog = within(await screen.findByRole('dialog', { name: 'Запись уже изменена' }));
    expect(dialog.getByRole('radio', { name: 'У вас: Казначейство' })).toBeTruthy();
  });

  test('shows its author, and the initial, current and typed values', async () => {
    const { dialog } = await conflict();
    expect(dialog.getByText(/other@neuro\.example, 20\.11\.2026/)).toBeTruthy();
    const department = within(dialog.getByRole('radiogroup', { name: 'Отдел' }));
    expect(department.getByRole('radio', { name: 'Сейчас: Склад' })).toBeTruthy();
    expect(department.getByRole('radio', { name: 'У вас: Казначейство', checked: true })).toBeTruthy();
    expect(dialog.getByText('Сейчас: Кладовщик')).toBeTruthy();
  });

  test('saves the chosen values and keeps unchanged fields', async () => {
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

  test('keeps the typed text when the user returns to the form', async () => {
    const { user, dialog } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Вернуться к форме' }));
    expect(await field('Отдел')).toHaveProperty('value', 'Казначейство');
    expect(await field('Имя')).toHaveProperty('value', 'Мария Белова');
    await save(user);
    expect(await screen.findByRole('dialog', { name: 'Запись уже изменена' })).toBeTruthy();
  });

  test('can be discarded for the current record', async () => {
    const { user, dialog, standIn } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Отбросить мои изменения' }));
    expect(await field('Отдел')).toHaveProperty('value', 'Склад');
    expect(accountOf(standIn, employee).department).toBe('Склад');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a new account', () => {
  test('[ADM-20] is read-only while it is added, because the drawer closes afterwards', async () => {
    const { user, standIn } = await openUsers();
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await retype(user, 'E-mail', 'lebedeva@agro.example');
    await retype(user, 'Имя', 'Ксения Лебедева');
    standIn.fail('bad-request', { operation: 'adminUserAdd', times: 1 });
    const release = standIn.hold('adminUserAdd');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await field('Имя')).toHaveProperty('readOnly', true));
    await user.keyboard('!');
    expect(await field('Имя')).toHaveProperty('value', 'Ксения Лебедева');
    expect(document.activeElement).toBe(await field('Имя'));
    release();
    // After a refusal it can be corrected.
    await waitFor(async () => expect(await field('Имя')).toHaveProperty('readOnly', false));
  });

  test('[ADM-20] is added, and asks before typed text is lost', async () => {
    const { user, standIn } = await openUsers();
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await user.keyboard('lebedeva@agro.example');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Вернуться к форме' }));
    await retype(user, 'Имя', 'Ксения Лебедева');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Добавлено: Ксения Лебедева');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(accountOf(standIn, 'lebedeva@agro.example').invited).toBe(true);
  });
});
