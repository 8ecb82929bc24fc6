import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { lazyPage } from './lazyPage.tsx';
import { usersTable } from './pages/users-table.tsx';

test('[ERR-12] a page whose code cannot come says so, and comes when asked again', async () => {
  const load = vi.fn(async () => ({ ...usersTable, scopes: {} }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Page = lazyPage(load);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page name="users/users-table" area="admin" canChange />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(screen.queryByRole('heading', { name: 'Не удалось загрузить страницу' })).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});
