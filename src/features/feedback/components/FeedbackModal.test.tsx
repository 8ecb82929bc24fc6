import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeDialogs } from '#platform/dialogs.ts';
import { openFeedback, openReport } from '#platform/feedback.ts';
import { type Profile, session } from '#platform/session/session.ts';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { toast } from '#ui/index.ts';

const employee = 'employee@neuro.example';

async function show() {
  act(openFeedback);
  return screen.findByRole('dialog', { name: 'Задать вопрос' });
}
/** Opens the form over the main page, or over the login where nobody is signed in. */
async function start(as = employee) {
  const portal = await renderPortal(as === '' ? '/login' : '/', { as });
  await show();
  return portal;
}
const close = () => act(() => closeDialogs());
/** The fields of all messages that were sent to the gateway. */
async function sent({ callsOf }: StandIn): Promise<Record<string, FormDataEntryValue>[]> {
  const forms = await Promise.all(callsOf('feedbackSend').map((request) => request.clone().formData()));
  return forms.map((form) => Object.fromEntries(form));
}

const sendButton = () => screen.getByRole('button', { name: /^(Выполняется )?Отправить$/ });
const isSendable = () => !sendButton().hasAttribute('disabled');
const message = () => screen.getByRole('textbox', { name: /^Сообщение/ });
const email = () => screen.getByRole('textbox', { name: /^E-mail/ });
const topic = () => screen.getByRole('button', { name: /Тема/ });
const files = () => screen.queryByRole('list', { name: 'Выбранные файлы' })?.textContent ?? '';

async function choose(option: string): Promise<void> {
  await userEvent.click(topic());
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
async function chooseFile(name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], name));
}

test('[FBK-01] sending needs a category, a text and an e-mail, and a note names what is missing', async () => {
  const { user } = await start();
  expect(document.activeElement).toBe(topic());
  expect(topic().textContent).toContain('Выбор из списка');
  expect(isSendable()).toBe(false);
  expect(screen.getByText('Чтобы отправить, выберите тему и напишите сообщение.')).toBeDefined();
  await user.type(message(), 'Как это работает?');
  expect(isSendable()).toBe(false);
  await choose('Вопрос о нейросетях');
  expect(isSendable()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(topic().textContent).toContain('Выбор из списка');
  expect(isSendable()).toBe(false);
});

test('[FBK-01] the e-mail of the profile is read-only', async () => {
  await start();
  expect(email()).toMatchObject({ value: employee, readOnly: true });
});

test('[FBK-01] without an e-mail on the profile the form asks for one and checks it', async () => {
  const { user } = await start('noemail@neuro.example');
  expect(email()).toMatchObject({ value: '', readOnly: false });
  await user.type(email(), 'не почта');
  await user.tab();
  expect(screen.getByText('Некорректный email')).toBeDefined();
  await choose('Предоставление доступа');
  expect(screen.getByText(/какие задачи вы будете решать/)).toBeDefined();
});

test('[FBK-01] a message cannot be changed while it is sent, and can be after a failure', async () => {
  const { user, standIn } = await start();
  await choose('Вопрос о нейросетях');
  await user.type(message(), 'Как это работает?');
  standIn.fail('bad-request', { operation: 'feedbackSend' });
  const release = standIn.hold('feedbackSend');
  await user.click(sendButton());
  await waitFor(() => expect(message()).toHaveProperty('readOnly', true));
  await user.type(message(), 'И ещё');
  expect(message()).toHaveProperty('value', 'Как это работает?');
  release();
  await waitFor(() => expect(message()).toHaveProperty('readOnly', false));
});

test('[FBK-01] all values are sent; 1 s later the form closes and is empty when it is opened again', async () => {
  const { standIn } = await start();
  await choose('Рекомендации и предложения по работе портала');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(message(), 'Больше шаблонов');
  await user.click(sendButton());
  await vi.waitFor(() =>
    expect(toast.getSnapshot()).toMatchObject([
      { tone: 'positive', title: 'Сообщение отправлено', timeout: 1000 },
    ]),
  );
  expect(await sent(standIn)).toEqual([
    { groupId: '5', email: employee, text: 'Больше шаблонов', isError: 'false' },
  ]);
  await user.click(sendButton());
  expect(standIn.callsOf('feedbackSend')).toHaveLength(1);
  await user.type(message(), '!');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(Object.keys(localStorage).filter((key) => key.endsWith(':feedback'))).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await show();
  expect(message()).toHaveProperty('value', '');
});

test('[FBK-01] after a failure the values stay and can be sent again', async () => {
  const { standIn, user } = await start();
  standIn.fail('too-many-requests', { operation: 'feedbackSend', times: 1 });
  await choose('Вопрос о нейросетях');
  await user.type(message(), 'Вопрос');
  await user.click(sendButton());
  await screen.findByText(/Не удалось отправить: Слишком много запросов/);
  expect(message()).toHaveProperty('value', 'Вопрос');
  await user.click(sendButton());
  await waitFor(() => expect(standIn.callsOf('feedbackSend')).toHaveLength(2));
  const keys = standIn.callsOf('feedbackSend').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0], '[PRE-05]').toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1], '[PRE-05]').toBe(keys[0]);
});

test('[FBK-01] typed text is kept after the form closes, for each user separately', async () => {
  const { standIn, user } = await start();
  await user.type(message(), 'Недописанное');
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await show();
  expect(message()).toHaveProperty('value', 'Недописанное');
  const profile = session.get().profile as Profile;
  await standIn.signIn('company@neuro.example');
  act(() => session.restore());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await show();
  expect(email()).toHaveProperty('value', 'company@neuro.example');
  expect(message()).toHaveProperty('value', '');
  act(() => session.signIn(profile));
  await show();
  expect(message()).toHaveProperty('value', 'Недописанное');
});

test('[FBK-01] text of a user whose session ended is not shown to a user who is not signed in', async () => {
  const { user } = await start();
  await user.type(message(), 'Недописанное');
  act(() => session.reset());
  await screen.findByRole('heading', { level: 1, name: 'Вход' });
  await show();
  expect(message()).toHaveProperty('value', '');
});

test('[APP-13] an error report has its own title, category 3, isError and the text of the error', async () => {
  const { standIn, user } = await renderPortal('/', { as: employee });
  act(() => openReport({ title: 'Ошибка входа', message: 'Нет ответа', path: '/login', at: 0 }));
  await screen.findByRole('dialog', { name: 'Отправить отчёт' });
  expect(document.activeElement).toBe(message());
  expect(topic().textContent).toContain('Сообщить об ошибке');
  await user.click(sendButton());
  await waitFor(async () =>
    expect(await sent(standIn)).toEqual([
      {
        groupId: '3',
        email: employee,
        isError: 'true',
        text: expect.stringMatching(/^Что случилось: Ошибка входа\r?\nТекст ошибки: Нет ответа\r?\n/),
      },
    ]),
  );
});

test('[FBK-01] without a session the categories are those of access, and typed text is kept in this tab only', async () => {
  const { user } = await start('');
  await choose('Проблема с доступом');
  await user.type(email(), 'new@b.ru');
  await user.type(message(), 'Не могу войти');
  expect(isSendable()).toBe(true);
  expect(JSON.stringify(localStorage)).not.toContain('new@b.ru');
  close();
  await show();
  expect(message()).toHaveProperty('value', 'Не могу войти');
});

test('[FBK-01] one picture is accepted and kept until the page is closed; other files are refused', async () => {
  await start();
  expect(screen.getByText('Формат файла .JPG, .PNG, .JPEG, до 10МБ')).toBeDefined();
  await chooseFile('договор.pdf');
  expect(screen.getByText('Загружен неверный формат файла')).toBeDefined();
  await chooseFile('снимок.PNG');
  close();
  await show();
  await waitFor(() => expect(files()).toContain('снимок.PNG'));
});

test('[PRE-07] a picture is kept when the session lapses and removed at sign-out', async () => {
  await start();
  await chooseFile('снимок.png');
  const profile = session.get().profile as Profile;
  act(() => session.lapse('Сессия истекла'));
  act(() => session.signIn(profile));
  expect(files()).toContain('снимок.png');
  act(() => session.reset());
  act(() => session.signIn(profile));
  await show();
  expect(files()).toBe('');
});

test('[FBK-01] after a reload the form asks to choose the picture again, by its name', async () => {
  const { standIn } = await renderPortal('/', { as: employee });
  const id = session.get().profile?.id;
  localStorage.setItem(
    `draft:${id}:feedback`,
    JSON.stringify({ text: 'Смотрите', fileName: '\u202eснимок.png' }),
  );
  await show();
  expect(screen.getByText(/Выберите файл «снимок\.png» ещё раз/)).toBeDefined();
  expect(standIn.callsOf('feedbackSend')).toEqual([]);
});

test('[APP-13][FBK-01] a report from an error dialog reaches the gateway', async () => {
  const standIn = await startStandIn();
  standIn.fail('bad-request', { operation: 'tileList' });
  const { user } = await renderPortal('/', { as: employee, standIn });
  await user.click(await screen.findByRole('button', { name: 'Отправить отчёт' }));
  const report = await screen.findByRole('dialog', { name: 'Отправить отчёт' });
  expect(topic().textContent).toContain('Сообщить об ошибке');
  expect(message()).toHaveProperty(
    'value',
    expect.stringMatching(
      /^Что случилось: Ошибка получения плиток\nТекст ошибки: Некорректный запрос: .*\nНомер запроса: [\w-]{36}\nСтраница: \/\nВремя: /,
    ),
  );
  await user.click(sendButton());
  await waitFor(() => expect(standIn.deps.database.feedback.size).toBe(1));
  expect(await sent(standIn)).toMatchObject([{ groupId: '3', isError: 'true', email: employee }]);
  await waitFor(() => expect(report.isConnected).toBe(false));
  expect(toast.getHistory().map(({ title }) => title)).toContain('Сообщение отправлено');
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  await screen.findByRole('alertdialog', { name: 'Ошибка получения плиток' });
  expect(screen.queryByRole('button', { name: 'Отправить отчёт' })).toBeNull();
});

test('[FBK-01] a request for access without a session reaches the gateway', async () => {
  const { user, standIn } = await start('');
  await user.click(topic());
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Предоставление доступа',
    'Проблема с доступом',
  ]);
  await user.click(screen.getByRole('option', { name: 'Предоставление доступа' }));
  expect(screen.getByText(/какие задачи вы будете решать/)).toBeDefined();
  await user.type(message(), 'Готовлю отчёты');
  await user.type(email(), 'new@neuro.example');
  await user.click(sendButton());
  await waitFor(async () =>
    expect(await sent(standIn)).toMatchObject([{ groupId: '1', email: 'new@neuro.example' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
