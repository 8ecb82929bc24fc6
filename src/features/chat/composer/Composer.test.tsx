import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';
import { openChat } from '#tests/chat.ts';
import { renderPortal } from '#tests/portal.tsx';
import { profileButton } from '#tests/screen.ts';

const textFile = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });
const chips = (): HTMLElement[] => {
  const list = screen.queryByRole('list', { name: 'Прикреплённые файлы' });
  return list ? within(list).getAllByRole('listitem') : [];
};

test('[CHAT-04] an empty request warns for a second and sends nothing', async () => {
  const { user, field, button, messages, standIn } = await openChat();
  const region = within(screen.getByRole('region', { name: 'Сообщения портала' }));
  const warning = (): HTMLElement | null => region.queryByText('Поле не должно быть пустым');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  try {
    button('Отправить').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(region.getByRole('alert').textContent).toContain('Предупреждение!');
    await vi.advanceTimersByTimeAsync(998);
    expect(warning()).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2);
    expect(warning()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
  await user.type(field, '  {Shift>}{Enter}{/Shift} {Enter}');
  expect(await region.findByText('Поле не должно быть пустым')).toBeTruthy();
  expect(messages()).toHaveLength(0);
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);
});

test('[CHAT-15] the field has the focus after the buttons «Отправить» and «Остановить», which replace each other', async () => {
  const model = new SteppedModel();
  const { user, field, button, log } = await openChat({ model });
  await user.type(field, 'Раз');
  button('Отправить').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field));
  model.say('Начало');
  await log().findByText('Начало');
  // A press soon after «Отправить» counts as its second click.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  button('Остановить').focus();
  await user.keyboard('{Enter}');
  await log().findByText('Ответ остановлен');
  expect(document.activeElement).toBe(field);
});

test('[CHAT-12] Shift+Enter begins a line, Enter sends, Escape stops; a changed request cannot be sent meanwhile', async () => {
  const model = new SteppedModel();
  const { user, field, log, messages, stored } = await openChat({ model });
  await user.type(field, 'Раз{Shift>}{Enter}{/Shift}и два');
  expect(field.value).toBe('Раз\nи два');
  expect(messages()).toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('');
  model.say('Начало');
  await log().findByText('Начало');
  expect(messages()).toHaveLength(2);

  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByText('Дождитесь ответа или остановите его')).toBeTruthy();
  expect(field.value).toBe('Раз\nи два');
  expect(messages()).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(await log().findByText('Ответ остановлен')).toBeTruthy();
  expect(stored()[0]?.content).toBe('Раз\nи два');
});

test('[AUTH-07] signing out removes the draft', async () => {
  const { user, field } = await openChat();
  await user.type(field, 'секретный черновик');
  const left = (): string => JSON.stringify({ ...localStorage, ...sessionStorage });
  await waitFor(() => expect(left()).toContain('секретный черновик'));
  await user.click(await profileButton('employee@neuro.example'));
  await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
  expect(await screen.findByRole('button', { name: 'Войти' })).toBeTruthy();
  expect(left()).not.toContain('секретный черновик');
});

test('[APP-18][PRE-11] wrong and empty files are refused by name, the same file can be chosen again', async () => {
  const { user, attach, button } = await openChat();
  const exe = textFile('a.pdf.exe', 'MZ');
  attach(exe);
  expect((await screen.findByRole('alert')).textContent).toContain('Загружен неверный формат файла');
  expect(chips()).toEqual([]);
  attach(textFile('ОТЧЁТ.TXT', 'отчёт'), exe);
  expect(await screen.findByText('Неверный формат у файлов: «a.pdf.exe»')).toBeTruthy();
  expect(chips().map(({ textContent }) => textContent)).toEqual(['ОТЧЁТ.TXT, 10\u00a0Б']);
  await user.click(button('Убрать файл ОТЧЁТ.TXT'));
  expect(chips()).toEqual([]);
  attach(textFile('пусто.txt', ''));
  expect(await screen.findByText('Файл пустой')).toBeTruthy();
  attach(textFile('ОТЧЁТ.TXT', 'отчёт'));
  await waitFor(() => expect(chips()).toHaveLength(1));
  expect(screen.queryByText('Файл пустой')).toBeNull();
});

test.each(['before the gateway has told its id', 'after'])(
  '[CHAT-10] an edited request keeps its file, and another one can be added: %s',
  async (when) => {
    const portal = await openChat();
    const { user, attach, field, button, messages, settledAnswer, stored, send, standIn } = portal;
    const isEarly = when !== 'after';
    const release = isEarly ? standIn.hold('historyMessageList') : () => undefined;
    attach(textFile('первый.txt', 'первый'));
    await send('Прочти файл');
    await settledAnswer();
    const request = within(messages()[0] as HTMLElement);
    await waitFor(() =>
      expect(request.getByRole('button', { name: /первый\.txt/ })).toHaveProperty('disabled', isEarly),
    );
    await user.click(request.getByRole('button', { name: 'Изменить' }));
    expect(chips().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/первый\.txt/)]);
    release();
    attach(textFile('второй.txt', 'второй'));
    await user.clear(field);
    await user.type(field, 'Сравни файлы');
    await user.click(button('Отправить'));
    await waitFor(() => expect(stored()).toHaveLength(4));
    expect(stored().map(({ files }) => files.map(({ name }) => name))[2]).toEqual([
      'первый.txt',
      'второй.txt',
    ]);
  },
);

test('[CHAT-29] case 48-paste-cut-silently: a paste that does not fit can become a file; nothing is cut', async () => {
  const { user, field, button } = await openChat();
  await user.type(field, 'Сократи');
  await user.paste(`${'я'.repeat(119_990)}КОНЕЦ`);
  expect(
    await screen.findByText(/^Во вставке 119 995 знаков, а в поле помещается ещё 99 993\.$/),
  ).toBeTruthy();
  expect(field.value).toBe('Сократи');
  await user.click(button('Сделать файлом'));
  await waitFor(() => expect(chips()).toHaveLength(1));
  expect(chips()[0]?.textContent).toContain('Вставка 1.txt');
  expect(field.value).toBe('Сократи');
});

test('[CHAT-29] case 48-paste-cut-silently: a service without files says how much fits', async () => {
  const { user } = await renderPortal('/chat/neuron/yaChat', { as: 'employee@neuro.example' });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Сообщение');
  await user.click(field);
  await user.paste('я'.repeat(100_001));
  expect(await screen.findByText('Вставка не поместилась')).toBeTruthy();
  expect(field.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Вставить начало' }));
  expect(field.value).toHaveLength(100_000);
});
