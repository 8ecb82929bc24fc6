import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Company } from '#api/generated/model/company.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { companyErrors, companyForm } from '../forms/company-form.ts';

const as = 'admin@neuro.example';

test('[ADM-13][ADM-27][ADM-34] a company is blocked by its typed name with a reason; one with people cannot be deleted', async () => {
  const { user, standIn } = await renderPortal('/admin/company?size=25&cols=name,users,status', { as });
  const menuOf = async (name: RegExp) => {
    const row = await screen.findByRole('row', { name });
    await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  };
  await menuOf(/^Нейро/);
  const remove = await screen.findByRole('menuitem', { name: 'Удалить' });
  expect(within(remove).getByText(/^В компании \d+.пользовател/)).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Заблокировать' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Заблокировать 1.компанию/ }));
  expect(dialog.getByText(/Никто из компании не войдёт/)).toBeTruthy();
  await fill(user, dialog.getByLabelText(/^Причина/), 'Договор закончился');
  await fill(user, dialog.getByLabelText('Для подтверждения введите: Нейро'), 'Нейро');
  await user.click(dialog.getByRole('button', { name: 'Заблокировать' }));
  await screen.findByText('Заблокирована');
  const [neuro] = standIn.deps.database.companies.values();
  expect(neuro?.blockReason).toBe('Договор закончился');
});

test('[COMP-04][ADM-20] the form wants domains, and an administrator while the company is active', () => {
  const row = {
    uuid: 'x',
    name: 'Нейро',
    domains: ['neuro.example'],
    monthLimit: null,
    tiles: [],
    tariffs: [],
    admins: [{ value: '3', label: 'Ольга Зимина' }],
    status: 'active',
  } as unknown as Company;
  const values = companyForm.toValues(row);
  const faults = (changed: Partial<typeof values>, of: Company | null = row) =>
    Object.entries(companyErrors({ ...values, ...changed }, of)).flatMap(([name, text]) =>
      text ? name : [],
    );
  expect(faults({})).toEqual([]);
  expect(faults({ domains: 'neuro.example, @corp.example' })).toEqual(['domains']);
  expect(faults({ adminIds: [] })).toEqual(['adminIds']);
  expect(faults({ adminIds: [] }, null)).toEqual(['adminIds']);
  expect(faults({ adminIds: [] }, { ...row, status: 'blocked' })).toEqual([]);
  const changed = { ...values, domains: ' Neuro.example;  corp.example ', storageMb: 512 };
  const body = companyForm.toBody(changed, row);
  expect(body).toMatchObject({ domains: ['neuro.example', 'corp.example'], adminIds: [3], storageMb: 512 });
});

test('[COMP-06] a company is allowed to share with others', async () => {
  const { user, standIn } = await renderPortal('/admin/company', { as });
  await user.click(await screen.findByRole('row', { name: /^Нейро/ }));
  const field = await screen.findByRole('switch', { name: /^Можно делиться с.другими компаниями/ });
  expect((field as HTMLInputElement).checked).toBe(false);
  await user.click(field);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено');
  const [neuro] = standIn.deps.database.companies.values();
  expect(neuro).toMatchObject({ isSharingOutside: true, version: 2 });
});

test('[AUTH-15] the terms of the sessions of a company are set, within their limits', async () => {
  const { user, standIn } = await renderPortal('/admin/company', { as });
  await user.click(await screen.findByRole('row', { name: /^Нейро/ }));
  const idle = await screen.findByRole('textbox', { name: /^Сеанс без действий, минут/ });
  await fill(user, idle, '15');
  await fill(user, screen.getByRole('textbox', { name: /^Срок сеанса, часов/ }), '12');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено');
  const [neuro] = standIn.deps.database.companies.values();
  expect(neuro).toMatchObject({ sessionIdleMinutes: 15, sessionHours: 12 });
});

test('[COMP-08] the terms of a company are set after a question, and a change of another field keeps them', async () => {
  const { user, standIn } = await renderPortal('/admin/company', { as });
  const stored = () => [...standIn.deps.database.companies.values()][0];
  await user.click(await screen.findByRole('row', { name: /^Нейро/ }));
  await fill(user, await screen.findByRole('textbox', { name: /^Хранить журнал входов, дней/ }), '30');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Сократить срок хранения?' }));
  await question.findByText(/^Сейчас удалять нечего/);
  await user.click(question.getByRole('button', { name: 'Сократить' }));
  await expect.poll(() => stored()?.keep?.signInDays).toBe(30);
  await fill(user, screen.getByRole('textbox', { name: /^Запросов в.месяц/ }), '500');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => stored()?.monthLimit).toBe(500);
  expect(stored()?.keep?.signInDays).toBe(30);
  expect(standIn.callsOf('adminCompanyChange')).toHaveLength(3);
});

test('[ADM-34] a tariff is changed on the tab «Тарифы»', async () => {
  const { user, standIn } = await renderPortal('/admin/company', { as });
  await user.click(await screen.findByRole('tab', { name: 'Тарифы' }));
  await user.click(await screen.findByRole('row', { name: /^Нейро.Агро — базовый/ }));
  const limit = await screen.findByRole('textbox', { name: /^Запросов в день/ });
  await fill(user, limit, '150');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено');
  expect(standIn.deps.database.tariffs.get('13')).toMatchObject({ dayLimit: 150, version: 2 });
});
