import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeFeedback, openFeedback, openReport } from '#platform/feedback.ts';
import { session } from '#platform/session/session.ts';
import { toast } from '#ui/index.ts';
import { forgetAttachment } from '../model/attachment.ts';
import { FeedbackHost } from './FeedbackHost.tsx';

const sent: Record<string, FormDataEntryValue>[] = [];
const url = '*/api/1.0/feedback/send';
const server = setupServer(
  http.post(url, async ({ request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeAll(async () => {
  server.listen();
  // Its code is read once, before any test waits for it.
  await import('./FeedbackModal.tsx');
}, 30_000);
afterAll(() => server.close());
beforeEach(() => {
  sent.length = 0;
  forgetAttachment();
  session.reset();
  localStorage.clear();
  sessionStorage.clear();
  toast.clear();
  as('a@b.ru');
});
afterEach(() => {
  cleanup();
  closeFeedback();
  server.resetHandlers();
  vi.useRealTimers();
});

function as(email: string | null, id = 7): void {
  session.signIn({ id, email, name: 'А', role: 'USER', groups: [] });
}

async function show(title: 'Задать вопрос' | 'Отправить отчёт' = 'Задать вопрос') {
  if (screen.queryByTestId('portal') === null) {
    render(
      <I18nProvider locale="ru-RU">
        <QueryClientProvider client={new QueryClient()}>
          <div data-testid="portal">
            <FeedbackHost />
          </div>
        </QueryClientProvider>
      </I18nProvider>,
    );
  }
  act(openFeedback);
  return screen.findByRole('dialog', { name: title });
}

const sendButton = () => screen.getByRole('button', { name: /^(Выполняется )?Отправить$/ });
const isSendable = () => !sendButton().hasAttribute('disabled');
const message = () => screen.getByRole('textbox', { name: /^Сообщение/ });
const email = () => screen.getByRole('textbox', { name: /^E-mail/ });
const topic = () => screen.getByRole('button', { name: /Тема/ });

async function choose(option: string): Promise<void> {
  await userEvent.click(topic());
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('[FBK-01] sending waits for a category, a text and an e-mail, and says for what', async () => {
  await show();
  expect(document.activeElement).toBe(topic());
  expect(topic().textContent).toContain('Выбор из списка');
  expect(isSendable()).toBe(false);
  expect(screen.getByText('Чтобы отправить, выберите тему и напишите сообщение.')).toBeDefined();
  await userEvent.type(message(), 'Как это работает?');
  expect(isSendable()).toBe(false);
  await choose('Вопрос о нейросетях');
  expect(isSendable()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(topic().textContent).toContain('Выбор из списка');
  expect(isSendable()).toBe(false);
});

test('[FBK-01] a profile with an e-mail cannot change it; without one it is asked for, and checked', async () => {
  await show();
  expect(email()).toMatchObject({ value: 'a@b.ru', readOnly: true });
  act(closeFeedback);
  as(null, 8);
  await show();
  expect(email()).toMatchObject({ value: '', readOnly: false });
  await userEvent.type(email(), 'не почта');
  await userEvent.tab();
  expect(screen.getByText('Некорректный email')).toBeDefined();
  await choose('Предоставление доступа');
  expect(screen.getByText(/какие задачи вы будете решать/)).toBeDefined();
});

test('[FBK-01] what was sent arrives whole; 1 s later the form closes, empty for the next time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await show();
  await user.click(topic());
  await user.click(
    await screen.findByRole('option', { name: 'Рекомендации и предложения по работе портала' }),
  );
  await user.type(message(), 'Больше шаблонов');
  await user.click(sendButton());
  await vi.waitFor(() =>
    expect(toast.getSnapshot()).toMatchObject([
      { tone: 'positive', title: 'Сообщение отправлено', timeout: 1000 },
    ]),
  );
  expect(sent).toEqual([{ groupId: '5', email: 'a@b.ru', text: 'Больше шаблонов', isError: 'false' }]);
  await user.click(sendButton());
  expect(sent).toHaveLength(1);
  await user.type(message(), '!');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(localStorage.getItem('draft:7:feedback')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await show();
  expect(message()).toHaveProperty('value', '');
});

test('[FBK-01] a failure keeps what was typed, and it can be sent again', async () => {
  server.use(http.post(url, () => HttpResponse.json({ message: 'Слишком часто' }, { status: 429 })));
  await show();
  await choose('Вопрос о нейросетях');
  await userEvent.type(message(), 'Вопрос');
  await userEvent.click(sendButton());
  await screen.findByText(/Не удалось отправить: Слишком часто/);
  expect(message()).toHaveProperty('value', 'Вопрос');
  server.resetHandlers();
  await userEvent.click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('[FBK-01] what is typed outlives the form and an expired session, and belongs to its person', async () => {
  await show();
  await userEvent.type(message(), 'Недописанное');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await show();
  expect(message()).toHaveProperty('value', 'Недописанное');
  const signed = async (change: () => void): Promise<void> => {
    act(() => {
      change();
      closeFeedback();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await show();
  };
  await signed(() => session.reset());
  expect(message()).toHaveProperty('value', '');
  await signed(() => as('c@d.ru', 8));
  expect(email()).toHaveProperty('value', 'c@d.ru');
  expect(message()).toHaveProperty('value', '');
  await signed(() => as('a@b.ru', 7));
  expect(message()).toHaveProperty('value', 'Недописанное');
});

test('[APP-13] an error report: its title, category 3, isError and the text of the error', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FeedbackHost />
    </QueryClientProvider>,
  );
  act(() => openReport({ title: 'Ошибка входа', text: 'Ошибка: Ошибка входа' }));
  await screen.findByRole('dialog', { name: 'Отправить отчёт' });
  expect(document.activeElement).toBe(message());
  expect(topic().textContent).toContain('Сообщить об ошибке');
  await userEvent.click(sendButton());
  await waitFor(() =>
    expect(sent).toEqual([{ groupId: '3', email: 'a@b.ru', text: 'Ошибка: Ошибка входа', isError: 'true' }]),
  );
});

test('[FBK-01] people who are not signed in ask for access, and this tab alone remembers what they typed', async () => {
  session.reset();
  await show();
  await choose('Проблема с доступом');
  await userEvent.type(email(), 'new@b.ru');
  await userEvent.type(message(), 'Не могу войти');
  expect(isSendable()).toBe(true);
  expect(JSON.stringify(localStorage)).not.toContain('new@b.ru');
  act(closeFeedback);
  await show();
  expect(message()).toHaveProperty('value', 'Не могу войти');
});

test('[FBK-01] one picture is taken and kept while the page lives; another kind is refused', async () => {
  const chooseFile = async (name: string): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], name));
  };
  await show();
  expect(screen.getByText('Формат файла .JPG, .PNG, .JPEG, до 10МБ')).toBeDefined();
  await chooseFile('договор.pdf');
  expect(screen.getByText('Загружен неверный формат файла')).toBeDefined();
  await chooseFile('снимок.PNG');
  act(closeFeedback);
  await show();
  expect(screen.getByRole('list', { name: 'Выбранные файлы' }).textContent).toContain('снимок.PNG');
});

test('[FBK-01] after a reload the name of the picture asks for it again', async () => {
  localStorage.setItem(
    'draft:7:feedback',
    JSON.stringify({ text: 'Смотрите', fileName: '\u202eснимок.png' }),
  );
  await show();
  expect(screen.getByText(/Выберите файл «снимок\.png» ещё раз/)).toBeDefined();
});
