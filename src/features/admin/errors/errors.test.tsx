import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';

/** Markup in the message of a browser, a provider or an attacker. */
const message = '<img src=x onerror=alert(1)> **x** is undefined';

test('[ADM-05][ADM-33][PRE-13] an error that nothing catches reaches the administrators, with its place in the code; markup in it stays text; its day and the reports about it are shown', async () => {
  const { user, router, standIn, problems, settle } = await renderPortal('/help', {
    as: 'admin@neuro.example',
  });
  await settle();
  const error = new TypeError(message);
  error.stack = 'TypeError: x\n    at toRows (https://portal.test/assets/history.js:1:2042)';
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  await waitFor(() => expect(standIn.deps.database.errors.size).toBe(1));
  const { database } = standIn.deps;
  const [event] = database.errorEvents.values();
  if (!event) throw new Error('The failure is missing');
  database.store.write((transaction) => {
    transaction.put(database.errorEvents, { ...event, requestId: 'req-42' });
    for (const [number, text] of [
      'Не открылось. Номер запроса: req-42',
      'Другое. Номер запроса: 7',
    ].entries())
      transaction.put(database.feedback, {
        id: `2d8f4b10-0000-4e6a-9c35-00000000000${number}`,
        number,
        owner: null,
        email: null,
        groupId: 3,
        text,
        isError: true,
        date: event.moment,
      });
  });
  await router.navigate({ to: '/admin/$', params: { _splat: 'error' } });
  const chart = within(await screen.findByRole('figure', { name: 'Ошибки по дням' }));
  await user.click(chart.getByRole('button', { name: 'Таблицей' }));
  const days = within(await chart.findByRole('table')).getAllByRole('row');
  expect(days.at(-1)?.textContent).toMatch(/010$/);
  await user.click(await screen.findByText(message));
  const drawer = within(await screen.findByRole('dialog'));
  const occurrences = await drawer.findByRole('list', { name: 'Случаи' });
  expect(document.querySelector('[onerror], [role=dialog] strong')).toBeNull();
  expect(occurrences.textContent).toContain('at toRows (assets/history.js:1:2042)');
  await user.click(drawer.getByRole('tab', { name: 'Обращения' }));
  const reports = await drawer.findByRole('list', { name: 'Обращения' });
  expect(reports.textContent).toContain('Не открылось');
  expect(reports.children).toHaveLength(1);
  await user.click(drawer.getByRole('tab', { name: 'Данные' }));
  await user.click(await drawer.findByRole('button', { name: /Статус/ }));
  await user.click(await screen.findByRole('option', { name: 'Известная' }));
  await user.type(drawer.getByRole('textbox', { name: 'Заметка' }), 'Старая вкладка');
  await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect([...standIn.deps.database.errors.values()]).toMatchObject([
      { status: 'known', note: 'Старая вкладка', source: 'portal' },
    ]),
  );
  expect(problems).toEqual([]);
});
