import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeEmailConfirmation, openEmailConfirmation } from '#platform/email-confirmation.ts';
import { toast } from '#ui/index.ts';
import { EmailConfirmationHost } from './EmailConfirmationHost.tsx';

const sent: unknown[] = [];
const server = setupServer(
  http.post('*/api/1.0/auth/sendCode', async ({ request }) => {
    sent.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(async () => {
  server.listen();
  // Its code is read once, before any test waits for it.
  await import('./EmailConfirmationModal.tsx');
}, 30_000);
afterAll(() => server.close());
beforeEach(() => {
  sent.length = 0;
  toast.clear();
});
afterEach(() => {
  cleanup();
  closeEmailConfirmation();
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EmailConfirmationHost />
    </QueryClientProvider>,
  );
  act(() => openEmailConfirmation('a@b.ru'));
  return screen.findByRole('dialog', { name: 'Подтверждение почты' });
}
const send = () => screen.getByRole('button', { name: /Отправить код/ });

test('[AUTH-08] the address cannot be changed; the code is sent, told for 1 s, and the modal closes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveProperty('value', 'a@b.ru');
  expect(field).toHaveProperty('readOnly', true);
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(send());
  await vi.waitFor(() =>
    expect(toast.getSnapshot()).toMatchObject([{ tone: 'positive', title: 'Код отправлен на почту' }]),
  );
  expect(sent).toEqual([{ email: 'a@b.ru' }]);
  expect(screen.getByRole('dialog')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toast.getSnapshot()).toEqual([]);
});

test('[AUTH-08] a failure is only logged, and the code can be sent again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(
    http.post('*/api/1.0/auth/sendCode', () =>
      HttpResponse.json({ message: 'Почта a@b.ru' }, { status: 400 }),
    ),
  );
  await open();
  await userEvent.click(send());
  await vi.waitFor(() => expect(warn.mock.calls).toEqual([['emailCodeSend: http 400']]));
  expect(toast.getSnapshot()).toEqual([]);
  server.resetHandlers();
  await userEvent.click(send());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});
