import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeFeedback, feedback } from '#platform/feedback.ts';
import { infoDialogs, openInfoDialog } from '#platform/info-dialog.ts';
import { session } from '#platform/session/session.ts';
import { InfoDialogHost } from './InfoDialogHost.tsx';

let logouts: string[];
const server = setupServer(
  http.get('*/api/1.0/auth/logout', ({ request }) => {
    logouts.push(new URL(request.url).search);
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeAll(async () => {
  server.listen();
  // Its code is read once, before any test waits for it.
  await import('./InfoDialogView.tsx');
}, 30_000);
afterAll(() => server.close());
beforeEach(() => {
  logouts = [];
  localStorage.clear();
  sessionStorage.clear();
  infoDialogs.set([]);
  closeFeedback();
  session.signIn({ id: 7, email: 'a@b.ru', name: 'А', role: 'USER', groups: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = async (...content: Parameters<typeof openInfoDialog>) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InfoDialogHost />
    </QueryClientProvider>,
  );
  act(() => openInfoDialog(...content));
  return screen.findByRole(content[0].isError ? 'alertdialog' : 'dialog', { name: content[0].title });
};
const button = (name: string) => screen.getByRole('button', { name });
const notice = { title: 'Готово', message: 'Отчёт построен', isError: false };
const failure = { title: 'Ошибка получения плиток', message: 'Сервис не отвечает', isError: true };

test('[APP-13] the close button closes; a dialog that is no error offers no report', async () => {
  const dialog = await open(notice);
  expect(dialog.textContent).toContain('Отчёт построен');
  expect(screen.queryByRole('button', { name: 'Отправить отчёт' })).toBeNull();
  await userEvent.click(button('Закрыть'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[APP-13] with a callback the first button runs it and closes; the close button does not run it', async () => {
  const callback = vi.fn();
  await open({ ...notice, callback, callbackLabel: 'Открыть' });
  await userEvent.click(button('Закрыть'));
  expect(callback).not.toHaveBeenCalled();
  act(() => openInfoDialog({ ...notice, callback, callbackLabel: 'Открыть' }));
  await userEvent.click(button('Открыть'));
  expect(callback).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[APP-08][APP-13] «Отправить отчёт» closes the dialog and opens the form, filled', async () => {
  await open(failure);
  await userEvent.click(button('Отправить отчёт'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(infoDialogs.get()).toEqual([]);
  const { report } = feedback.get() ?? {};
  expect(report?.title).toBe(failure.title);
  expect(report?.text).toMatch(
    /^Что случилось: Ошибка получения плиток\nТекст ошибки: Сервис не отвечает\nСтраница: \/\nВремя: \d\d\.\d\d\.\d{4}, /,
  );
  act(() => openInfoDialog({ ...failure, title: 'Другая ошибка' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(closeFeedback);
  expect(await screen.findByRole('alertdialog', { name: 'Другая ошибка' })).toBeDefined();
  expect(button('Отправить отчёт')).toBeDefined();
});

test('[APP-13] the error that was reported last in this session offers no second report', async () => {
  await open(failure);
  await userEvent.click(button('Отправить отчёт'));
  act(closeFeedback);
  act(() => openInfoDialog(failure));
  await screen.findByRole('alertdialog');
  expect(screen.queryByRole('button', { name: 'Отправить отчёт' })).toBeNull();
});

const leave = { ...notice, title: 'Вы ещё здесь?', timer: { active: true, sec: 10 } };

test('[APP-13][PRE-06] the countdown goes on while the form hides it, follows the clock and signs out once', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const dialog = await open(leave);
  const text = () => dialog.textContent?.replaceAll('\u00a0', ' ');
  expect(text()).toContain('Выход через 10 сек');
  act(() => vi.advanceTimersByTime(1000));
  expect(text()).toContain('Выход через 9 сек');
  act(() => vi.setSystemTime(Date.now() + 5000));
  act(() => vi.advanceTimersByTime(1000));
  expect(text()).toContain('Выход через 3 сек');
  act(() => feedback.set({ report: null }));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => vi.setSystemTime(Date.now() + 3_600_000));
  act(() => vi.advanceTimersByTime(60_000));
  await vi.waitFor(() => expect(session.get().state).toBe('UN_AUTHENTICATED'));
  expect(logouts).toEqual(['?type=ai']);
  expect(infoDialogs.get()).toEqual([]);
});

test('[APP-13] a countdown that is not active, or was closed, signs nobody out', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await open({ ...leave, timer: { active: false, sec: 10 } });
  expect(screen.queryByRole('timer')).toBeNull();
  act(() => openInfoDialog({ ...leave, title: 'Вторая', message: 'Счёт' }));
  await screen.findByRole('timer');
  await userEvent.click(button('Понятно'));
  act(() => vi.advanceTimersByTime(60_000));
  expect(logouts).toEqual([]);
  expect(session.get().state).toBe('AUTHENTICATED');
});

test('[APP-13] a countdown stands before the dialogs that wait', async () => {
  await open(failure);
  act(() => openInfoDialog(leave));
  expect(await screen.findByRole('dialog', { name: leave.title })).toBeDefined();
});
