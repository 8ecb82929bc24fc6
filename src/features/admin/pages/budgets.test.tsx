import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { save } from '#tests/users-table.ts';
import { budgetErrors, budgetForm } from '../forms/budgets-form.ts';

const as = 'admin@neuro.example';
const company = 'company@neuro.example';

/** A stand-in with one spent budget, of a person. */
async function withSpent() {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const [row] = [...database.budgets.values()].filter(({ scope }) => scope === 'person');
  if (!row) throw new Error('A budget is missing');
  database.store.put(database.budgets, { ...row, amount: 0 });
  return standIn;
}

test('[ADM-63] «Требует внимания» leads to the budget that is spent, and the filter shows who has spent too much', async () => {
  const standIn = await withSpent();
  const { user, router } = await renderPortal('/admin/attention', { as, standIn });
  const title = await screen.findByText(
    /^Мария Орлова, employee@neuro\.example: израсходовано 100\s% бюджета/,
  );
  await user.click(screen.getByRole('link', { name: `Бюджет: ${title.textContent}` }));
  expect(await screen.findByRole('dialog', { name: /Мария Орлова/ })).toBeTruthy();
  await router.navigate({ to: '/admin/$', params: { _splat: 'budgets' }, search: { status: 'spent' } });
  const table = within(await screen.findByRole('grid', { name: 'Бюджеты' }));
  await table.findByText('Превышен');
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Мария Орлова/),
  ]);
});

test('[ADM-63] a budget is added for a person and changed, and its history says from what to what', async () => {
  const { user, standIn, problems } = await renderPortal('/admin/budgets', { as });
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Новый бюджет' }));
  await fill(user, drawer.getByLabelText(/^Бюджет на/), '1500');
  await save(user);
  expect(await drawer.findByText('Выберите компанию')).toBeTruthy();
  await user.type(drawer.getByRole('combobox', { name: /^Сотрудник/ }), 'commerce');
  await user.click(await screen.findByRole('option', { name: /commerce@/ }));
  await save(user);
  await screen.findByText(/^Добавлено: .*commerce@neuro\.example$/);
  const added = [...standIn.deps.database.budgets.values()].find(({ userId }) => userId === 5);
  expect(added).toMatchObject({ scope: 'person', amount: 150_000, atEnd: 'warn' });
  const row = await screen.findByRole('row', { name: /commerce@neuro\.example/ });
  expect(row.textContent).toMatch(/1\s500/);
  await user.click(within(row).getByRole('rowheader'));
  const open = within(await screen.findByRole('dialog', { name: /commerce@/ }));
  expect(open.queryByRole('combobox', { name: /^Сотрудник/ })).toBeNull();
  await fill(user, await open.findByLabelText(/^Бюджет на/), '2000');
  await save(user);
  await user.click(open.getByRole('tab', { name: 'История' }));
  const changed = await open.findByText(/2\s?000/);
  expect(changed).toBeTruthy();
  expect(problems).toEqual([]);
});

test('[ADM-63][COMP-02] a company’s administrator has the company’s calls; the budget of the whole company is for reading', async () => {
  const { user, standIn } = await renderPortal('/companyAdmin/budgets', { as: company });
  const table = within(await screen.findByRole('grid', { name: 'Бюджеты' }));
  expect(await table.findByRole('rowheader', { name: /^Отдел развития/ })).toBeTruthy();
  expect(table.queryByRole('columnheader', { name: 'Компания' })).toBeNull();
  expect(table.queryByText(/Нива|маркетинга/)).toBeNull();
  await user.click(table.getByRole('rowheader', { name: /^Нейро/ }));
  const drawer = within(await screen.findByRole('dialog', { name: /Нейро/ }));
  expect(await drawer.findByText(/задаёт администратор портала/)).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  expect(standIn.calls.filter(({ operation }) => /^admin/.test(operation))).toEqual([]);
});

test('[ADM-63] a new budget has one owner, and roubles are sent in kopecks', () => {
  const choice = { id: '5', label: 'Кто-то' };
  const values = { ...budgetForm.toValues(null), amount: 12.5, userId: choice };
  expect(Object.values(budgetErrors(values, null)).filter(Boolean)).toEqual([]);
  expect(budgetForm.toBody(values, null)).toMatchObject({ scope: 'person', userId: 5, amount: 1250 });
  expect(budgetErrors({ ...values, department: choice }, null).department).toBeTruthy();
  expect(budgetErrors({ ...values, amount: 0.004 }, null).amount).toMatch(/двух знаков/);
  expect(budgetErrors({ ...values, companyUuid: choice }, null).userId).toBeTruthy();
  const department = { ...values, userId: null, companyUuid: choice, department: choice };
  expect(budgetForm.toBody(department, null).scope).toBe('department');
  expect(budgetForm.toBody({ ...department, group: choice, department: null }, null).scope).toBe('group');
});
