import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { bannerErrors, bannerForm } from '../forms/banners-form.ts';
import { daysOf } from './banners.tsx';

test('[ADM-34][ADM-12] a new announcement is shown on the main page; switched off, it is gone', async () => {
  const first = await renderPortal('/admin/banners', { as: 'admin@neuro.example' });
  const { user, standIn } = first;
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Новый баннер' }));
  await user.type(await drawer.findByRole('textbox', { name: /Заголовок/ }), 'Вебинар в среду');
  const [day] = drawer.getAllByRole('spinbutton');
  await user.click(day as HTMLElement);
  await user.keyboard('01022026');
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  const table = within(screen.getByRole('grid', { name: 'Баннеры' }));
  expect(await table.findByRole('rowheader', { name: 'Вебинар в среду' })).toBeTruthy();
  first.close();

  const employee = await renderPortal('/', { as: 'employee@neuro.example', standIn });
  expect(await screen.findByText('Вебинар в среду')).toBeTruthy();
  employee.close();

  const again = await renderPortal('/admin/banners', { as: 'admin@neuro.example', standIn });
  await again.user.click(await screen.findByRole('button', { name: 'Действия: Вебинар в среду' }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Выключить' }));
  await again.user.click(
    within(await screen.findByRole('alertdialog', { name: /^Выключить/ })).getByRole('button', {
      name: 'Выключить',
    }),
  );
  expect(await screen.findByText(/^Баннер выключен/)).toBeTruthy();
  const seen = standIn.deps.database.bannerRules.values();
  expect([...seen].map(({ isActive }) => isActive)).toEqual([false]);
});

test('[ADM-20] an outside link, days without a first one and a period that ends before it begins are refused', () => {
  const values = bannerForm.toValues(null);
  expect(bannerErrors({ ...values, link: 'https://x.example' }).link).toBeTruthy();
  expect(bannerErrors({ ...values, link: '//x.example' }).link).toBeTruthy();
  expect(bannerErrors({ ...values, link: '/\\x.example' }).link).toBeTruthy();
  expect(bannerErrors({ ...values, ends: '2026-11-20' }).starts).toBeTruthy();
  expect(bannerErrors({ ...values, starts: '2026-11-21', ends: '2026-11-20' }).ends).toBeTruthy();
  const fine = bannerErrors({ ...values, link: '/help', starts: '2026-11-20', ends: '2026-11-20' });
  expect(Object.values(fine).filter(Boolean)).toEqual([]);
});

test('[ADM-34] days of an announcement in words', () => {
  expect(daysOf({ starts: null, ends: null })).toBe('—');
  expect(daysOf({ starts: '2026-11-20', ends: null })).toBe('с\u00a020.11.2026');
  expect(daysOf({ starts: '2026-11-20', ends: '2026-11-23' })).toBe('с\u00a020.11.2026 по\u00a023.11.2026');
});
