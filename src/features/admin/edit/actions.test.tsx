/** Actions on rows: confirmation, progress, result and undo. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Job } from '#api/generated/model/job.ts';
import type { JobPage } from '#api/generated/model/jobPage.ts';
import { fill } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { accountOf, employee, field, openUsers, retype, table } from '#tests/users-table.ts';

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

/** Blocks the employee together with the only administrator, which the gateway refuses. */
async function blockBoth(user: UserEvent): Promise<void> {
  for (const email of [employee, 'admin@neuro.example']) {
    const row = await screen.findByRole('row', { name: new RegExp(email) });
    await user.click(within(row).getByRole('checkbox', { name: /^Выбрать/ }));
  }
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Заблокировать' }));
  await retype(user, 'Причина', 'Уволен');
  await user.click(screen.getByRole('button', { name: 'Заблокировать' }));
}

/** A running job. */
const asRunning = (job: Job): Job => ({
  ...job,
  status: 'running',
  total: 1240,
  processed: 310,
  changed: 310,
  finished: null,
});

describe('actions', () => {
  test('[ADM-13] blocking shows its effect, asks for a reason and can be undone', async () => {
    const { user, standIn } = await openUsers();
    await chooseAction(user, employee, 'Заблокировать');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Заблокировать 1.пользователя\?$/ }),
    );
    expect(dialog.getByText(`Мария Орлова (${employee})`)).toBeTruthy();
    expect(dialog.getByText('Открытые сессии завершатся.')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await dialog.findByText('Заполните это поле')).toBeTruthy();
    await retype(user, 'Причина', 'Уволен');
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }));
    await screen.findByText('Изменено 1');
    expect(screen.getByText(`Заблокировать: Мария Орлова (${employee})`)).toBeTruthy();
    expect(accountOf(standIn, employee)).toMatchObject({ blocked: true, blockReason: 'Уволен' });
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await screen.findByText('Отменено');
    expect(accountOf(standIn, employee).blocked).toBe(false);
  });

  test('[ADM-13] a block of all rows of a filter is undone for the changed ones, also where they were not loaded', async () => {
    const standIn = await startStandIn({ people: 130 });
    const { user } = await openUsers(undefined, standIn);
    const { store, users } = standIn.deps.database;
    const blocked = () => [...users.values()].filter((one) => one.blocked);
    const before = blocked().length;
    const [first] = await screen.findAllByRole('checkbox', { name: /^Выбрать/ });
    await user.click(first as HTMLElement);
    await user.click(screen.getByRole('button', { name: /^Выбрать все .* по фильтру$/ }));
    await user.click(screen.getByRole('button', { name: 'Действия' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Заблокировать' }));
    await retype(user, 'Причина', 'Проверка');
    await user.click(screen.getByRole('button', { name: 'Заблокировать' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Заблокировать' }));
    expect((await dialog.findByRole('status')).textContent).toMatch(/^Готово\. Изменено 1\d\d/);
    expect(blocked().length).toBeGreaterThan(before + 100);
    await user.keyboard('{Escape}');
    const undo = await screen.findByRole('button', { name: 'Отменить' });
    // An account that is gone meanwhile cannot be unblocked.
    const gone = blocked().find(({ blockReason }) => blockReason === 'Проверка');
    store.write((transaction) => transaction.delete(users, gone?.email ?? ''));
    await user.click(undo);
    const undone = within(await screen.findByRole('dialog', { name: 'Отмена' }));
    expect((await undone.findByRole('status')).textContent).toMatch(/^Готово\. Изменено 1\d\d, отказано 1$/);
    expect(blocked()).toHaveLength(before);
    await user.keyboard('{Escape}');
    await screen.findByText('Отменено не всё');
  });

  test('[ADM-12][ADM-21] refused rows are listed with their reasons', async () => {
    const { user, standIn } = await openUsers();
    await blockBoth(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Заблокировать' }));
    expect(dialog.getByRole('status').textContent).toBe('Готово. Изменено 1, отказано 1');
    expect(await dialog.findByText('admin@neuro.example: Это последний администратор')).toBeTruthy();
    expect(accountOf(standIn, 'admin@neuro.example').blocked).toBeFalsy();

    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(dialog.getByRole('button', { name: 'Скачать отказы' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Отказы \d{4}-\d\d-\d\d\.csv$/)]));
    const [asked] = standIn.callsOf('jobRowDownload');
    expect(new URL(asked?.url ?? '').searchParams.get('result')).toBe('refused');
  });

  test('[ADM-12] a long job shows its progress and can be stopped', async () => {
    const { user, standIn } = await openUsers();
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

  test('[ADM-12] the result of a long job appears by itself', async () => {
    const { user, standIn } = await openUsers();
    standIn.change('adminUserBatchChange', asRunning);
    await block(user, employee);
    const dialog = within(await screen.findByRole('dialog', { name: 'Заблокировать' }));
    expect((await dialog.findByRole('status')).textContent).toBe('Готово. Изменено 1');
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Отменить' });
  });

  test('[ADM-12] a long job whose window was closed stays in a bar until its end was seen or hidden, also after a reload', async () => {
    const first = await openUsers();
    const { standIn } = first;
    standIn.change('adminUserBatchChange', asRunning);
    const releases = [
      standIn.change('jobRead', asRunning),
      standIn.change('jobList', (page: JobPage) => ({ ...page, content: page.content.map(asRunning) })),
    ];
    await blockBoth(first.user);
    await screen.findByRole('dialog', { name: 'Заблокировать' });
    await first.user.keyboard('{Escape}');
    const bar = within(await screen.findByRole('list', { name: 'Задания' }));
    expect(bar.getByText('Заблокировать: выполнено 310 из 1 240')).toBeTruthy();
    await first.user.click(bar.getByRole('button', { name: 'Показать ход: Заблокировать' }));
    await screen.findByRole('progressbar', { name: 'Выполнено' });
    await first.user.keyboard('{Escape}');
    const lists = () => standIn.calls.filter(({ operation }) => operation === 'adminUserList').length;
    const before = lists();
    for (const release of releases) release();
    await bar.findByText('Заблокировать: готово. Изменено 1, отказано 1', undefined, { timeout: 10_000 });
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    first.close();

    const { user } = await openUsers(undefined, standIn);
    const found = within(await screen.findByRole('list', { name: 'Задания' }));
    expect(found.getByText('Заблокировать: готово. Изменено 1, отказано 1')).toBeTruthy();
    await user.click(found.getByRole('button', { name: 'Показать результат: Заблокировать' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Заблокировать' }));
    expect(await dialog.findByText('admin@neuro.example: Это последний администратор')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Скачать отказы' })).toBeTruthy();
    // The result was seen, so that the bar does not offer it any more.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Задания' })).toBeNull());

    await block(user, 'commerce@neuro.example');
    await screen.findByRole('dialog', { name: 'Заблокировать' });
    await user.keyboard('{Escape}');
    const next = within(await screen.findByRole('list', { name: 'Задания' }));
    await next.findByText('Заблокировать: готово. Изменено 1');
    await user.click(next.getByRole('button', { name: 'Скрыть: Заблокировать' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Задания' })).toBeNull());
  });

  test('[ADM-21] an unavailable action says why', async () => {
    const { user } = await openUsers();
    const row = await screen.findByRole('row', { name: /employee@neuro\.example/ });
    await user.click(within(row).getByRole('button', { name: /^Действия/ }));
    const item = await screen.findByRole('menuitem', { name: 'Удалить' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(within(item).getByText('Сначала заблокируйте')).toBeTruthy();
    await user.keyboard('{Escape}');
    const own = await screen.findByRole('row', { name: /admin@neuro\.example/ });
    await user.click(within(own).getByRole('button', { name: /^Действия/ }));
    const blocking = await screen.findByRole('menuitem', { name: 'Заблокировать' });
    expect(blocking.getAttribute('aria-disabled')).toBe('true');
    expect(within(blocking).getByText('Это ваша учётная запись')).toBeTruthy();
  });

  test('[ADM-13] for a deletion of one person the name has to be typed', async () => {
    const { user, standIn } = await openUsers();
    await chooseAction(user, 'dismissed@neuro.example', 'Удалить');
    const remove = await screen.findByRole('button', { name: 'Удалить' });
    expect(remove).toHaveProperty('disabled', true);
    const name = screen.getByRole('textbox', { name: /введите: Роман Лугов/ });
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Преемник' }));
    await fill(user, name, '1');
    await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
    expect(standIn.callsOf('adminUserBatchChange')).toEqual([]);
    await fill(user, name, 'Роман Лугов');
    await user.click(remove);
    await screen.findByText('Изменено 1');
    expect(standIn.deps.database.users.get('dismissed@neuro.example')).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull();
  });

  test('[ADM-20] a refused batch is shown in its dialog, and the user stays signed in', async () => {
    const { user, standIn, router } = await openUsers();
    standIn.fail('selection-changed', { operation: 'adminUserBatchChange' });
    await block(user, employee);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Список изменился');
    expect(await field('Причина')).toHaveProperty('value', 'Уволен');
    expect(router.state.location.pathname).toBe(table);
  });

  test('[ADM-22] ends open sessions', async () => {
    const standIn = await startStandIn();
    await standIn.signIn(employee);
    const { user } = await openUsers(undefined, standIn);
    const { database, now } = standIn.deps;
    const open = () =>
      database.sessions.group(employee).filter(({ expiresAt }) => expiresAt > now().getTime());
    expect(open()).not.toEqual([]);
    await chooseAction(user, employee, 'Завершить сессии');
    await user.click(await screen.findByRole('button', { name: 'Завершить сессии' }));
    await screen.findByText('Изменено 1');
    expect(open()).toEqual([]);
  });
});
