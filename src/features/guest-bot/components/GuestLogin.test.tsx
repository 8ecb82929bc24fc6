import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lapsedGuest } from '#platform/session/lapsed-guest.ts';
import { guestToken } from '../model/guest-token.ts';
import { GuestLogin } from './GuestLogin.tsx';

vi.mock('../model/guest-token.ts', () => ({ guestToken: vi.fn() }));

let isRegistered = false;
const server = setupServer(
  http.post('*/api/1.0/*', () => HttpResponse.json({ isRegistered, isCorporate: false })),
);
beforeAll(() => {
  server.listen();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);
afterAll(() => server.close());

async function show(token: string | null, emailUser: string) {
  vi.mocked(guestToken).mockReturnValue(token);
  const routeTree = createRootRoute({
    component: () => <GuestLogin emailUser={emailUser} chatName={undefined} botTitle={undefined} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
}

test('[BOT-02] the link of an address that nobody has says so at the form, until it is changed', async () => {
  isRegistered = false;
  const email = await show('c3'.repeat(32), 'nobody@other.example');
  expect(screen.getByText(/^Гостя с таким адресом нет/)).toBeDefined();
  expect(email.value).toBe('nobody@other.example');
  expect(document.activeElement).toBe(email);
  await userEvent.type(email, 'x');
  expect(screen.queryByText(/^Гостя с таким адресом нет/)).toBeNull();
});

test('[BOT-02] a known address is asked for its password, which can be looked at', async () => {
  isRegistered = true;
  const email = await show(null, 'guest@other.example');
  expect(document.activeElement).toBe(email);
  await userEvent.keyboard('{Enter}');
  const password = await screen.findByLabelText<HTMLInputElement>('Пароль');
  expect(document.activeElement).toBe(password);
  expect(password.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(password.type).toBe('text');
});

test('[AUTH-12] the address of the guest whose session ended stands there, but for a link to somebody else', async () => {
  lapsedGuest.set('guest@corp.example');
  expect((await show(null, '')).value).toBe('guest@corp.example');
  cleanup();
  expect((await show(null, 'guest@other.example')).value).toBe('guest@other.example');
});
