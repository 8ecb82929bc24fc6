import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeDialogs } from '#platform/dialogs.ts';
import { unknownErrorText } from '#platform/errors/decide.ts';
import { feedback, openFeedback } from '#platform/feedback.ts';
import { messages, openInfoDialog } from '#platform/info-dialog.ts';
import { session } from '#platform/session/session.ts';
import { renderPortal } from '#tests/portal.tsx';

async function open(...content: Parameters<typeof openInfoDialog>) {
  const portal = await renderPortal('/', { as: 'employee@neuro.example' });
  act(() => openInfoDialog(...content));
  const role = content[0].isError ? 'alertdialog' : 'dialog';
  return { ...portal, dialog: await screen.findByRole(role, { name: content[0].title }) };
}
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}
const logouts = ({ standIn }: Awaited<ReturnType<typeof open>>): string[] =>
  standIn.callsOf('authLogout').map(({ url }) => new URL(url).search);
const button = (name: string) => screen.getByRole('button', { name });
const notice = { title: 'Готово', message: 'Отчёт построен', isError: false };
const failure = { title: 'Ошибка получения плиток', message: 'Сервис не отвечает', isError: true };

test('[APP-13] the close button closes; a dialog without an error has no report button', async () => {
  const { dialog } = await open(notice);
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

test('[APP-13][CON-05] the report contains the request id; the dialog shows it only if the text says nothing', async () => {
  const requestId = '3f0c9a52-7d1e-4b86';
  const { dialog } = await open({ ...failure, requestId });
  expect(dialog.textContent).not.toContain(requestId);
  await userEvent.click(button('Отправить отчёт'));
  expect(feedback.opened()[0]?.report?.message).toContain(`\nНомер запроса: ${requestId}`);
  act(() => closeDialogs());
  act(() => openInfoDialog({ ...failure, title: 'Ошибка', message: unknownErrorText, requestId }));
  const unexpected = await screen.findByRole('alertdialog', { name: 'Ошибка' });
  expect(unexpected.textContent).toContain(`Номер запроса: ${requestId}`);
});

test('[APP-08][APP-13] «Отправить отчёт» closes the dialog and opens the filled support form', async () => {
  await open(failure);
  await userEvent.click(button('Отправить отчёт'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(messages.opened()).toEqual([]);
  const { report } = feedback.opened()[0] ?? {};
  expect(report).toMatchObject({ title: failure.title, message: 'Сервис не отвечает', path: '/' });
  act(() => openInfoDialog({ ...failure, title: 'Другая ошибка' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => closeDialogs(({ key }) => key === 'feedback'));
  expect(await screen.findByRole('alertdialog', { name: 'Другая ошибка' })).toBeDefined();
  expect(button('Отправить отчёт')).toBeDefined();
});

test('[APP-13] the error that was reported last in this session has no report button', async () => {
  await open(failure);
  await userEvent.click(button('Отправить отчёт'));
  act(() => closeDialogs(({ key }) => key === 'feedback'));
  act(() => openInfoDialog(failure));
  await screen.findByRole('alertdialog');
  expect(screen.queryByRole('button', { name: 'Отправить отчёт' })).toBeNull();
});

test('[PILOT-08] the dialog about missing room for files opens «Хранилище» and has no report button', async () => {
  const { router } = await open({ ...failure, code: 'quota-exceeded' });
  expect(screen.queryByRole('button', { name: 'Отправить отчёт' })).toBeNull();
  await userEvent.click(button('Открыть «Хранилище»'));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/profile/storage'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

const leave = { ...notice, title: 'Вы ещё здесь?', timer: { active: true, sec: 10 } };

test('[APP-13][PRE-06] the countdown continues behind the form, follows the clock and signs out once', async () => {
  stopClock();
  const portal = await open(leave);
  const { dialog } = portal;
  const text = () => dialog.textContent?.replaceAll('\u00a0', ' ');
  expect(text()).toContain('Выход через 10 сек');
  act(() => vi.advanceTimersByTime(1000));
  expect(text()).toContain('Выход через 9 сек');
  act(() => vi.setSystemTime(Date.now() + 5000));
  act(() => vi.advanceTimersByTime(1000));
  expect(text()).toContain('Выход через 3 сек');
  act(openFeedback);
  await screen.findByRole('dialog', { name: 'Задать вопрос' });
  expect(screen.queryByRole('dialog', { name: leave.title })).toBeNull();
  act(() => vi.setSystemTime(Date.now() + 3_600_000));
  act(() => vi.advanceTimersByTime(60_000));
  await vi.waitFor(() => expect(session.get().state).toBe('UN_AUTHENTICATED'));
  expect(logouts(portal)).toEqual(['?type=ai']);
  expect(messages.opened()).toEqual([]);
});

test('[APP-13] an inactive or closed countdown does not sign out', async () => {
  stopClock();
  const portal = await open({ ...leave, timer: { active: false, sec: 10 } });
  expect(screen.queryByRole('timer')).toBeNull();
  act(() => openInfoDialog({ ...leave, title: 'Вторая', message: 'Счёт' }));
  await screen.findByRole('timer');
  await userEvent.click(button('Понятно'));
  act(() => vi.advanceTimersByTime(60_000));
  expect(logouts(portal)).toEqual([]);
  expect(session.get().state).toBe('AUTHENTICATED');
});

test('[APP-13] a countdown is shown before waiting dialogs', async () => {
  await open(failure);
  act(() => openInfoDialog(leave));
  expect(await screen.findByRole('dialog', { name: leave.title })).toBeDefined();
});
