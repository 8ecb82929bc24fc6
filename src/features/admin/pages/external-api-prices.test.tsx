import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { priceErrors, priceForm } from '../forms/prices-form.ts';

const page = '/admin/externalApi?part=prices';
const as = 'admin@neuro.example';

test('[ADM-49] the price list shows from when to when a price holds; one that has begun cannot be removed', async () => {
  const { user, standIn } = await renderPortal(`${page}&search=OpenAI`, { as });
  const table = within(await screen.findByRole('grid', { name: 'Прайс-лист' }));
  const current = (await table.findAllByText('Действует'))[0]?.closest('[role=row], tr');
  expect(current?.textContent).toMatch(/с\u00a0\d{2}\.\d{2}\.\d{4} по\u00a0\d{2}\.\d{2}\.\d{4}/);
  expect(current?.textContent).toContain('620\u00a0₽');
  await user.click(within(current as HTMLElement).getByRole('button', { name: /^Действия/ }));
  const remove = await screen.findByRole('menuitem', { name: /^Удалить/ });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(standIn.callsOf('adminPriceRemove')).toHaveLength(0);
});

test('[ADM-49] a price without any number, or from a past day on, is refused while it is typed', () => {
  const values = { ...priceForm.toValues(null), tokensIn: 12.5, starts: '2030-01-01' };
  expect(Object.values(priceErrors(values)).filter(Boolean)).toEqual([]);
  expect(priceErrors({ ...values, tokensIn: null }).tokensIn).toBeTruthy();
  expect(priceErrors({ ...values, starts: '2020-01-01' }).starts).toBeTruthy();
  expect(priceForm.toBody(values, null)).toMatchObject({ tokensIn: 1250, model: null, minute: null });
});
