import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const admin = { as: 'admin@neuro.example' };

test('[ADM-36] an ordered report is made, shown as ready, repeated by a schedule and deleted', async () => {
  const { user } = await renderPortal('/admin/reports/create-reports?report=users&role=ADMIN', admin);
  const form = within(await screen.findByRole('form', { name: 'Заказ отчёта' }));
  expect(form.getByRole('row', { name: /Роль: Администратор/i })).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Показать первые строки' }));
  const preview = within(await screen.findByRole('grid', { name: 'Первые строки' }));
  expect(preview.getByRole('rowheader', { name: 'admin@neuro.example' })).toBeTruthy();
  expect(preview.queryByRole('rowheader', { name: 'employee@neuro.example' })).toBeNull();

  const title = form.getByRole('textbox', { name: /Название/ });
  await user.clear(title);
  await user.type(title, 'Администраторы{Control>}{Enter}{/Control}');
  const table = within(await screen.findByRole('grid', { name: 'Отчёты' }));
  const row = await table.findByRole('row', { name: /Администраторы/ });
  // The list is read again while the report is being made.
  expect(await within(row).findByText('Готов')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Действия: Администраторы' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Повторять по/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Повторять «Администраторы»' }));
  await user.click(dialog.getByRole('button', { name: /^Повторять по/ }));
  expect(await screen.findByText('Расписание создано: Администраторы')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Действия: Администраторы' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Удалить «Администраторы»?' }));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByRole('link', { name: 'Заказать отчёт' })).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'Архив отчётов' }));
  await user.click(await screen.findByRole('tab', { name: 'Расписания' }));
  const schedules = within(await screen.findByRole('grid', { name: 'Расписания отчётов' }));
  const repeated = within(await schedules.findByRole('row', { name: /^Администраторы/ }));
  expect(repeated.getByText('Каждый месяц, первого числа')).toBeTruthy();
});

test('[ADM-36][ADM-20] a refusal is told in the form, and nothing typed is lost', async () => {
  const standIn = await startStandIn();
  const { user } = await renderPortal('/admin/reports/create-reports', { ...admin, standIn });
  const form = within(await screen.findByRole('form', { name: 'Заказ отчёта' }));
  standIn.fail('limit-reached', { operation: 'reportAdd' });
  await user.type(form.getByRole('textbox', { name: /Название/ }), ' по отделам');
  await user.click(form.getByRole('button', { name: 'Заказать отчёт' }));
  expect(await form.findByText('Больше добавить нельзя. Удалите ненужное')).toBeTruthy();
  expect(form.getByRole('textbox', { name: /Название/ })).toHaveProperty('value', 'Использование по отделам');
});

test('[ADM-15][ADM-36] a download with too many rows offers a report with the filters of the list', async () => {
  const standIn = await startStandIn();
  const path = '/admin/logs?part=usage&result=failed';
  const { user, router } = await renderPortal(path, { ...admin, standIn });
  await screen.findByRole('button', { name: 'Скачать' });
  standIn.fail('export-too-large', { operation: 'usageLogTableDownload' });
  await user.click(screen.getByRole('button', { name: 'Скачать' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Больше 100/ }));
  await user.click(dialog.getByRole('button', { name: 'Заказать отчёт' }));
  const form = within(await screen.findByRole('form', { name: 'Заказ отчёта' }));
  expect(form.getByRole('row', { name: /Результат: Ошибка/i })).toBeTruthy();
  expect(form.getByRole('button', { name: /Журнал использования.*Вид/ })).toBeTruthy();
  // The list had its two days without a choice.
  const { from, to } = router.state.location.search as Record<string, string>;
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000);
});
