import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userBatch } from '#mocks/domain/accounts/actions.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { field, openUsers, retype, save, table } from '#tests/users-table.ts';

test('[ADM-19] «История» of a record tells who changed which field, after a save at once', async () => {
  const { user, router } = await openUsers(1);
  await retype(user, 'Отдел', 'Казначейство');
  await save(user);
  await screen.findByText('Сохранено');
  await user.click(screen.getByRole('tab', { name: 'История' }));
  const history = within(await screen.findByRole('list', { name: 'История' }));
  const [entry] = history.getAllByRole('listitem');
  expect(entry?.textContent).toMatch(/^Изменение.*admin@neuro\.example.*Отдел.*стало Казначейство$/);
  await user.click(screen.getByRole('tab', { name: 'Данные' }));
  await field('Отдел');
  expect(router.state.location.pathname).toBe(table);
  await user.click(screen.getByRole('tab', { name: 'История' }));
  await user.click(await screen.findByRole('link', { name: 'Изменение' }));
  await screen.findByRole('dialog', { name: /^Изменение: / });
  expect(router.state.location.pathname).toBe('/admin/logs');
});

test('[ADM-19] the log has a change of many as one row, whose drawer has each object', async () => {
  const standIn = await startStandIn();
  const { deps } = standIn;
  const [owner] = deps.database.users.group('2');
  if (!owner) throw new Error('There is no administrator');
  const action = { kind: 'block', reason: 'Уволен' } as const;
  const start = { kind: userBatch, action, keys: [1, 2], owner, portal: 'http://127.0.0.1', address: '' };
  await deps.jobs.start(deps, start);
  const { user } = await renderPortal('/admin/logs', { as: owner.email, standIn });
  const log = await screen.findByRole('grid', { name: 'Действия' });
  await user.click(await within(log).findByText('Заблокировать (2)'));
  const rows = within(await screen.findByRole('list', { name: 'Записи' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent).sort()).toEqual([
    'admin@neuro.exampleОтказано',
    expect.stringMatching(/^employee@neuro\.exampleВыполнено.*Причина блокировки.*стало Уволен/),
  ]);
});

test('[COMP-09] an administrator of a company reads «История» and the journal of the own company', async () => {
  const { user, router, standIn } = await renderPortal('/companyAdmin/users/users-table?row=1', {
    as: 'company@neuro.example',
  });
  await retype(user, 'Отдел', 'Казначейство');
  await save(user);
  await screen.findByText('Сохранено');
  await user.click(screen.getByRole('tab', { name: 'История' }));
  const [entry] = within(await screen.findByRole('list', { name: 'История' })).getAllByRole('listitem');
  expect(entry?.textContent).toMatch(/^Изменение.*company@neuro\.example.*стало Казначейство$/);
  await user.click(screen.getByRole('link', { name: 'Изменение' }));
  await screen.findByRole('dialog', { name: 'Изменение: employee@neuro.example' });
  expect(router.state.location.pathname).toBe('/companyAdmin/logs');
  expect(standIn.calls.filter(({ operation }) => operation.startsWith('admin'))).toEqual([]);
});
