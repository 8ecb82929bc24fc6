import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { openPeople } from './index.ts';

test('[HOME-07][HOME-18] colleagues are found by name with their addresses; the text stays out of addresses, storage and statistics', async () => {
  const { user, standIn, problems } = await renderPortal('/help', { as: 'employee@neuro.example' });
  act(() => openPeople());
  const dialog = within(await screen.findByRole('dialog', { name: 'Найти коллегу' }));
  const field = dialog.getByRole('searchbox', { name: 'Имя, почта или должность' });
  await user.type(field, 'з');
  expect(dialog.getByRole('status').textContent).toMatch(/не\sменьше двух букв/);
  const release = standIn.hold('userFind');
  await user.type(field, 'имина');
  await waitFor(() => expect(standIn.callsOf('userFind')).toHaveLength(1));
  // The answer to «зимина» is late: it must not be shown for «ветров».
  await user.clear(field);
  await user.type(field, 'ветров');
  await waitFor(() => expect(standIn.callsOf('userFind')).toHaveLength(2));
  release();
  const people = within(await dialog.findByRole('list', { name: 'Коллеги' }));
  const rows = people.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('Павел Ветров');
  expect(people.getByRole('link').getAttribute('href')).toBe('mailto:admin@neuro.example');
  expect(people.getByRole('button', { name: 'Копировать почту: Павел Ветров' })).toBeTruthy();
  const kept = JSON.stringify([location.href, history.state, localStorage, sessionStorage]);
  expect(kept).not.toMatch(/зимина|ветров/i);
  expect(standIn.callsOf('actionTrack')).toEqual([]);
  expect(problems).toEqual([]);
});

test('[COMP-06] a search that the limit refuses says so, and when it can be repeated', async () => {
  const { user, standIn } = await renderPortal('/help', { as: 'employee@neuro.example' });
  act(() => openPeople());
  standIn.fail('too-many-requests', { operation: 'userFind', times: 1 });
  await user.type(await screen.findByRole('searchbox', { name: 'Имя, почта или должность' }), 'ветров');
  await screen.findByText(/^Слишком много запросов\. Попробуйте немного позже\. Повторите через 1.минуту\.$/);
});

test('[HOME-07][COMP-06] a failed search can be repeated', async () => {
  const { user, standIn } = await renderPortal('/help', { as: 'employee@neuro.example' });
  act(() => openPeople());
  standIn.fail('internal-error', { operation: 'userFind', times: 1 });
  await user.type(
    await screen.findByRole('searchbox', { name: 'Имя, почта или должность' }),
    'никого такого',
  );
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  await screen.findByText(
    /^Никого не\sнашли\. Введите адрес целиком, чтобы найти человека из\sдругой компании/,
  );
});
