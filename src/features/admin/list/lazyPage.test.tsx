import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { usersTable } from '../pages/users-table.tsx';
import { lazyPage } from './lazyPage.tsx';

test('[ERR-12] a page whose code cannot load says so, and a retry loads it', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const scopes = vi.fn(() => ({}));
  const page = Object.defineProperty({ ...usersTable }, 'scopes', { get: scopes });
  const load = vi.fn(async () => page);
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const Page = lazyPage(load);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page name="users/users-table" area="admin" canChange />
    </QueryClientProvider>,
  );
  for (const tries of [1, 2]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(load).toHaveBeenCalledTimes(tries + 1);
  }
  await waitFor(() => expect(scopes).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).toBeNull();
});
