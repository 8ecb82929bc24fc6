import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { neuro } from '#mocks/testing/company-area.ts';
import { brandLook, niva } from '#mocks/testing/company-keys.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const as = 'company@neuro.example';
const address = '/companyAdmin/brand';
const colour = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('[PRES-50] an administrator of a company sets its colours with the nearest good one, and removes them', async () => {
  const { user, standIn, problems } = await renderPortal(address, { as });
  const stored = () => standIn.deps.database.brands.get(neuro);
  const preview = within(await screen.findByRole('region', { name: 'Просмотр' }));
  expect(preview.getAllByRole('figure')).toHaveLength(4);
  const accent = await colour('Акцентный цвет');
  await fill(user, accent, '#ffe600');
  await screen.findByText(/Полосы и.графики почти не.видны/);
  await user.click(screen.getByRole('button', { name: /^Взять #/ }));
  expect(screen.queryByText(/почти не.видны/)).toBeNull();
  await fill(user, await colour('Тёмный цвет'), 'синий');
  await user.click(screen.getByRole('radio', { name: 'Рамка' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Цвет вида #0b6572')).toBeTruthy();
  await fill(user, await colour('Тёмный цвет'), '12303A');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено');
  expect(stored()).toMatchObject({
    version: 1,
    look: { accent: accent.value, dark: '#12303a', cover: 'under' },
  });
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Удалить фирменный стиль?' }));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await screen.findByText('Фирменный стиль удалён');
  expect(stored()).toBeUndefined();
  expect(problems).toEqual([]);
});

test('[PRES-50] a brand that was changed meanwhile is not replaced unasked', async () => {
  const { user, standIn } = await renderPortal(address, { as });
  const { store, brands } = standIn.deps.database;
  const accent = await colour('Акцентный цвет');
  const date = new Date().toISOString();
  const change = { version: 1, created: date, changed: date, changedBy: 'admin@neuro.example' };
  store.put(brands, { companyUuid: neuro, look: { ...brandLook, contacts: 'Новые' }, ...change });
  await fill(user, accent, '#7a3e9d');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/изменил кто-то ещё/);
  expect([accent.value, brands.get(neuro)?.version]).toEqual(['#7a3e9d', 1]);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => brands.get(neuro)?.version).toBe(2);
  expect(brands.get(neuro)?.look.accent).toBe('#7a3e9d');
});

test('[PRES-50] an administrator of the portal sets the brand of any company', async () => {
  const { user, standIn } = await renderPortal(`/admin/company?row=${niva}&tab=brand`, {
    as: 'admin@neuro.example',
  });
  await fill(user, await colour('Акцентный цвет'), '#2c6a3c');
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => standIn.deps.database.brands.get(niva)?.look.accent).toBe('#2c6a3c');
});

test('[PRES-50] the theme of the company is the first one of an editor', async () => {
  const standIn = await startStandIn();
  const { store, brands } = standIn.deps.database;
  const date = new Date().toISOString();
  const change = { version: 1, created: date, changed: date, changedBy: null };
  store.put(brands, {
    companyUuid: neuro,
    look: { ...brandLook, contacts: 'razvitie@neuro.example' },
    ...change,
  });
  const uuid = '7c2e9f10-7777-4a3b-8c4d-000000000001';
  await renderPortal(`/pres-editor/${uuid}?slide=s12&panel=theme`, { as: 'employee@neuro.example', standIn });
  const themes = within(await screen.findByRole('radiogroup', { name: 'Тема' })).getAllByRole('radio');
  expect(themes[0]?.getAttribute('aria-label')).toBe('Фирменный стиль «Нейро»');
  expect(screen.getAllByText('razvitie@neuro.example').length).toBeGreaterThan(0);
});
