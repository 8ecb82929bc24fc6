import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';

test('[ADM-33] an error that nothing catches reaches the administrators, with its place in the code', async () => {
  const { user, router, standIn, problems, settle } = await renderPortal('/help', {
    as: 'admin@neuro.example',
  });
  await settle();
  const error = new TypeError('x is undefined');
  error.stack = 'TypeError: x is undefined\n    at toRows (https://portal.test/assets/history.js:1:2042)';
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  await waitFor(() => expect(standIn.deps.database.errors.size).toBe(1));
  await router.navigate({ to: '/admin/$', params: { _splat: 'error' } });
  await user.click(await screen.findByText('x is undefined'));
  const drawer = within(await screen.findByRole('dialog'));
  const occurrences = await drawer.findByRole('list', { name: 'Случаи' });
  expect(occurrences.textContent).toContain('at toRows (assets/history.js:1:2042)');
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
