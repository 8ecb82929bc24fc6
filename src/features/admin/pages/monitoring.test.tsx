import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const now = () => new Date('2026-11-24T09:00:00Z');

/** Hides the page for a time, ms, and shows it again. Returns a function that sets the clock back. */
function hide(length: number): () => void {
  const later = Date.now() + length;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }
  visibility.mockRestore();
  return () => clock.mockRestore();
}

/** A title that its provider has filled with markup. */
const title = 'Claude <img src=x onerror=alert(1)>';

test('[ADM-05][ADM-18][ADM-35] monitoring: sums, a pause that also holds when the page is seen again, a service by keyboard with its title as text, and the ways to its errors and its connection', async () => {
  const standIn = await startStandIn({ people: 60, now });
  standIn.change('serviceHealthList', (rows: { service: string }[]) =>
    rows.map((row) => (row.service === 'claude' ? { ...row, title } : row)),
  );
  const { user, settle } = await renderPortal('/admin/monitoring', { as: 'admin@neuro.example', standIn });
  const sums = within(await screen.findByRole('list', { name: 'Итоги' }));
  expect(sums.getByText('Запросов в минуту')).toBeTruthy();
  expect(screen.getByText(/^Обновлено \d\d:\d\d:\d\d$/)).toBeTruthy();
  const table = within(await screen.findByRole('grid', { name: 'Сервисы' }));
  const cell = await table.findByText(title);

  await user.click(screen.getByRole('button', { name: 'Пауза' }));
  const calls = standIn.callsOf('serviceHealthList').length;
  const seen = hide(31_000);
  await settle();
  expect(standIn.callsOf('serviceHealthList')).toHaveLength(calls);
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  await settle();
  expect(standIn.callsOf('serviceHealthList')).toHaveLength(calls + 2);
  seen();

  (cell.closest('[role=row]') as HTMLElement).focus();
  await user.keyboard('{Enter}');
  const drawer = within(await screen.findByRole('dialog', { name: title }));
  const connection = await drawer.findByRole('link', { name: 'Подключение «Anthropic»' });
  expect(connection.getAttribute('href')).toMatch(/^\/admin\/externalApi\?row=[0-9a-f-]{36}$/);
  expect(drawer.getByRole('link', { name: 'Ошибки сервиса' }).getAttribute('href')).toBe(
    '/admin/error?place=claude',
  );
  expect(document.querySelector('[onerror]')).toBeNull();
});

test('[ADM-05] charts by days mark the running day', async () => {
  const standIn = await startStandIn({ people: 60 });
  const path = '/admin/monitoring?part=charts&period=days30';
  const { user } = await renderPortal(path, { as: 'admin@neuro.example', standIn });
  const chart = await screen.findByRole('figure', { name: /^Длительность ответа/ });
  (await within(chart).findByRole('application')).focus();
  await user.keyboard('{End}');
  expect(await within(chart).findByText(/, неполный день$/)).toBeTruthy();
});

test('[ADM-05][ADM-20] a rule is added with its units, and a fault stands at its field', async () => {
  const standIn = await startStandIn({ people: 60, now });
  const { user } = await renderPortal('/admin/monitoring?part=rules', { as: 'admin@neuro.example', standIn });
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Новое правило' }));
  await user.type(drawer.getByRole('textbox', { name: /^Порог/ }), '1,5');
  const emails = drawer.getByRole('textbox', { name: /^Кому отправить письмо/ });
  await user.type(emails, 'duty');
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  expect(await drawer.findByText('Это не адрес почты: duty')).toBeTruthy();
  expect(standIn.callsOf('serviceHealthRuleChange')).toEqual([]);
  await user.type(emails, '@neuro.example');
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  const table = within(await screen.findByRole('grid', { name: 'Правила' }));
  expect(await table.findByText('1,50 с')).toBeTruthy();
});
