import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Model, ModelFailure } from '#mocks/domain/model/model.ts';
import { rehearse } from '#mocks/rehearsal/makers/rehearse.ts';
import { rehearsalModel } from '#mocks/rehearsal/model/rehearsal.ts';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';
import { openChat } from '#tests/chat.ts';
import { followChats } from '../conversation/chats.ts';

test('[CHAT-03][PRE-05] a double click on «Отправить» sends once and does not stop the answer', async () => {
  const model = new SteppedModel();
  const { user, field, button, standIn, settledAnswer, copied } = await openChat({ model });
  await user.type(field, 'дважды');
  // Both clicks at one moment, however slow the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await user.click(button('Отправить'));
  await user.click(await screen.findByRole('button', { name: 'Остановить' }));
  clock.mockRestore();
  model.say('Целый ответ');
  model.end();
  expect(await copied(await settledAnswer())).toBe('Целый ответ');
  expect(standIn.callsOf('chatMessageSend')).toHaveLength(1);
});

test('[CHAT-03][HOME-02] an answer that ends while another screen is open is shown whole; on the main page no chat is selected', async () => {
  const model = new SteppedModel();
  const { user, send, log, answers, standIn, router, stored, settledAnswer, copied } = await openChat({
    model,
  });
  await send('уйду');
  model.say('Начало');
  await log().findByText('Начало');
  const chat = router.state.location.pathname;
  await user.click(screen.getByRole('link', { name: 'Главная' }));
  await screen.findByRole('searchbox', { name: 'Поиск сервиса' });
  expect(document.querySelector('a[href*="/chat/"][aria-current]')).toBeNull();
  await user.click((await screen.findAllByRole('link', { name: 'ChatGPT' }))[0] as HTMLElement);
  expect(await screen.findByText('Чем помочь?')).toBeTruthy();
  model.say(' и конец');
  model.end();
  await router.navigate({ to: chat });
  await waitFor(() => expect(stored().at(-1)?.status).toBe('complete'));
  expect(await copied(await settledAnswer())).toBe('Начало и конец');
  expect(answers()).toHaveLength(1);
  expect(standIn.callsOf('chatMessageSend')).toHaveLength(1);
});

test('[CHAT-03][PRE-18] when the connection is not restored, a message says so and the received text is kept', async () => {
  const { log, answers, button, send, copied, standIn } = await openChat();
  standIn.break('chatStreamResume', 'no answer');
  standIn.break('historyMessageList', 'no answer');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await send('оборви код');
    await screen.findByText('Восстанавливаем соединение…');
    for (let passed = 0; log().queryByRole('alert') === null && passed < 300_000; passed += 1000)
      await act(() => vi.advanceTimersByTimeAsync(1000));
  } finally {
    vi.useRealTimers();
  }
  const answer = answers().at(-1) as HTMLElement;
  const alert = within(answer).getByRole('alert');
  expect(alert.textContent).toBe('Соединение прервалось. Полученная часть ответа сохранена.');
  const kept = await copied(answer);
  expect(kept.length).toBeGreaterThan(20);
  expect(rehearse('оборви код').startsWith(kept)).toBe(true);
  expect(button('Отправить')).toBeTruthy();
});

test('[CHAT-03][PRE-18] an answer that fails halfway shows its error below its text and can be repeated', async () => {
  const { user, log, answers, send, copied, settledAnswer, standIn } = await openChat();
  await send('ошибка');
  const failed = await settledAnswer();
  expect(within(failed).getByRole('alert').textContent).toBe('Модель не отвечает. Попробуйте ещё раз');
  const kept = await copied(failed);
  expect(kept).toContain('> ошибка');
  expect(rehearse('ошибка').startsWith(kept)).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(within(failed).getByRole('button', { name: 'Повторить' }));
  await log().findByText('2 из 2');
  const repeated = await settledAnswer();
  expect(answers()).toHaveLength(1);
  expect(within(repeated).getByRole('alert')).toBeTruthy();
  expect(standIn.callsOf('chatMessageSend')).toHaveLength(2);
});

test('[CHAT-03] an answer that reached its maximum length says so, and «Продолжить» asks for the rest', async () => {
  const model = new SteppedModel();
  const { user, answers, send, settledAnswer, standIn } = await openChat({ model });
  model.say('Раз, два', { type: 'end', reason: 'length' });
  model.end();
  await send('Считай');
  const cut = await settledAnswer();
  expect(within(cut).getByText('Ответ обрезан: достигнут предел длины')).toBeTruthy();
  model.say(', три');
  model.end();
  await user.click(within(cut).getByRole('button', { name: 'Продолжить' }));
  await settledAnswer(4);
  expect(model.requests.at(-1)?.turns.map(({ content }) => content)).toEqual([
    'Считай',
    'Раз, два',
    'Продолжи',
  ]);
  expect(answers()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Продолжить' })).toBeNull();
  expect(standIn.callsOf('chatMessageSend')).toHaveLength(2);
});

test('[CHAT-03] a gateway that answers with JSON instead of a stream works as well', async () => {
  const { send, copied, settledAnswer, standIn } = await openChat();
  const types: (string | null)[] = [];
  standIn.answer('chatMessageSend', async (request, next) => {
    request.headers.set('accept', 'application/json');
    const response = await next();
    types.push(response.headers.get('content-type'));
    return response;
  });
  await send('одним куском');
  expect(await copied(await settledAnswer())).toBe(rehearse('одним куском'));
  expect(types).toEqual(['application/json']);
});

test('[CON-06] a model that fails before any text is shown at the answer, also as JSON, and can be asked again', async () => {
  const model = new SteppedModel();
  const { user, send, settledAnswer, standIn } = await openChat({ model });
  standIn.answer('chatMessageSend', (request, next) => {
    request.headers.set('accept', 'application/json');
    return next();
  });
  model.say(new ModelFailure('model-unavailable'));
  await send('Считай');
  const failed = await settledAnswer();
  expect(within(failed).getByRole('alert').textContent).toBe(
    'Модель недоступна. Выберите другую или попробуйте позже',
  );
  expect(screen.queryByRole('heading', { name: 'Сервисы временно недоступны' })).toBeNull();
  model.say('Раз');
  model.end();
  await user.click(within(failed).getByRole('button', { name: 'Повторить' }));
  await screen.findByText('2 из 2');
  expect((await settledAnswer()).textContent).toContain('Раз');
});

test('[CHAT-10] variants: a repeated answer and a changed request stand beside the first ones, also after a reload', async () => {
  const model = new SteppedModel();
  const portal = await openChat({ model });
  const { user, field, log, answers, messages, send, settledAnswer, standIn, router, button } = portal;
  const answerWith = (text: string): void => {
    model.say(text);
    model.end();
  };
  answerWith('Ответ 1');
  await send('Вопрос');
  await user.click(within(await settledAnswer()).getByRole('button', { name: 'Повторить' }));
  answerWith('Ответ 2');
  await log().findByText('2 из 2');
  expect(answers().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Ответ 2')]);
  const requests = standIn.callsOf('chatMessageSend');

  // By keyboard: the focus stays at the switcher, and the position is announced.
  log().getByRole('button', { name: 'Предыдущий вариант' }).focus();
  await user.keyboard('{Enter}');
  await log().findByText('1 из 2');
  expect(answers()[0]?.textContent).toContain('Ответ 1');
  expect(document.activeElement).toBe(log().getByRole('button', { name: 'Следующий вариант' }));
  expect(log().getByRole('button', { name: 'Предыдущий вариант' })).toHaveProperty('disabled', true);
  await screen.findByText('Вариант 1 из 2');

  // What is sent now goes on from the first answer.
  answerWith('Дальше');
  await send('Продолжим');
  await settledAnswer(4);
  expect(model.requests.at(-1)?.turns.map(({ content }) => content)).toEqual([
    'Вопрос',
    'Ответ 1',
    'Продолжим',
  ]);

  // Escape ends the change of a request and brings the draft back.
  await user.type(field, 'Черновик');
  await user.click(within(messages()[2] as HTMLElement).getByRole('button', { name: 'Изменить' }));
  await screen.findByText('Вы изменяете запрос');
  expect(field.value).toBe('Продолжим');
  await user.type(field, '{Escape}');
  expect(field.value).toBe('Черновик');
  expect(screen.queryByText('Вы изменяете запрос')).toBeNull();
  await user.click(within(messages()[2] as HTMLElement).getByRole('button', { name: 'Изменить' }));
  await user.clear(field);
  await user.type(field, 'Иначе');
  answerWith('По-другому');
  await user.click(button('Отправить'));
  await within(messages()[2] as HTMLElement).findByText('2 из 2');
  expect((await settledAnswer(4)).textContent).toContain('По-другому');
  expect(field.value).toBe('Черновик');
  await user.click(within(messages()[2] as HTMLElement).getByRole('button', { name: 'Предыдущий вариант' }));
  await waitFor(() => expect(messages()[2]?.textContent).toContain('Продолжим'));
  expect(requests).toHaveLength(2);

  // Another conversation object, as after a reload.
  followChats()();
  const address = router.state.location.pathname;
  await user.click(screen.getByRole('link', { name: 'Главная' }));
  await screen.findByRole('searchbox', { name: 'Поиск сервиса' });
  await router.navigate({ to: address });
  await waitFor(() => expect(messages()).toHaveLength(4));
  expect(messages()[1]?.textContent).toContain('Ответ 1');
  expect(messages()[2]?.textContent).toContain('Продолжим');
  expect(within(messages()[2] as HTMLElement).getByText('1 из 2')).toBeTruthy();
});

test('[CHAT-10][CHAT-12] an answer is rated with a reason and quoted; ↑ in the empty field changes the last request', async () => {
  const { user, field, send, settledAnswer, standIn, stored, log } = await openChat();
  await send('оцени');
  const answer = await settledAnswer();
  const good = await within(answer).findByRole('button', { name: 'Хороший ответ' });
  const bad = within(answer).getByRole('button', { name: 'Плохой ответ' });
  await user.click(good);
  expect(good.getAttribute('aria-pressed')).toBe('true');
  await user.click(bad);
  const form = within(await screen.findByRole('dialog', { name: 'Причина плохой оценки' }));
  expect([good, bad].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  await user.click(form.getByRole('checkbox', { name: 'Не по теме' }));
  await user.type(form.getByRole('textbox', { name: 'Комментарий' }), 'О другом');
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  await waitFor(() =>
    expect(stored()[1]).toMatchObject({ rating: 'bad', ratingComment: 'Не по теме. О другом' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(bad);
  await waitFor(() => expect(stored()[1]?.rating).toBeUndefined());
  expect(bad.getAttribute('aria-pressed')).toBe('false');
  standIn.fail('bad-request', { operation: 'historyMessageRate' });
  await user.click(good);
  await waitFor(() => expect(good.getAttribute('aria-pressed')).toBe('false'));
  await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
  // The focus that returns would clear the selection made next.
  await waitFor(() => expect(document.activeElement).toBe(good));

  const paragraph = await within(answer).findByText(/оцени/, { selector: 'blockquote p' });
  document.getSelection()?.selectAllChildren(paragraph);
  // jsdom does not send it.
  act(() => void document.dispatchEvent(new Event('selectionchange')));
  await user.click(await screen.findByRole('button', { name: 'Цитировать' }));
  expect(field.value).toMatch(/^> .*оцени.*\n\n$/);
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.keyboard('{ArrowUp}');
  expect(field.value).toBe('оцени');
  expect(await screen.findByText('Вы изменяете запрос')).toBeTruthy();
  expect(log().queryByRole('button', { name: 'Цитировать' })).toBeNull();
});

test('[CHAT-06] two chats answer at the same time', async () => {
  const first = new SteppedModel();
  const second = rehearsalModel(0);
  const model: Model = {
    name: 'two',
    answer: (request, signal) =>
      (request.turns.at(-1)?.content === 'первый чат' ? first : second).answer(request, signal),
  };
  const { user, send, log, answers, button, copied, settledAnswer, router, stored } = await openChat({
    model,
  });
  await send('первый чат');
  first.say('Начало ответа');
  // Another log each time: the screen of another chat has its own.
  const begun = () => waitFor(() => expect(log().getByText('Начало ответа')).toBeTruthy());
  await begun();
  const address = router.state.location.pathname;
  await user.click(screen.getByRole('link', { name: 'Новый чат' }));
  await waitFor(() => expect(answers()).toHaveLength(0));
  await send('второй чат');
  expect(await copied(await settledAnswer())).toBe(rehearse('второй чат'));
  expect(router.state.location.pathname).not.toBe(address);

  const history = within(await screen.findByRole('complementary', { name: 'История' }));
  await user.click(await history.findByRole('link', { name: 'первый чат' }));
  await begun();
  expect(router.state.location.pathname).toBe(address);
  expect(answers()).toHaveLength(1);
  first.say(', который идёт дальше');
  await log().findByText('Начало ответа, который идёт дальше');
  await user.click(button('Остановить'));
  await log().findByText('Ответ остановлен');
  await waitFor(() => expect(stored().at(-1)?.status).toBe('stopped'));
  const kept = await copied(answers()[0]);
  expect(kept).toBe('Начало ответа, который идёт дальше');
  expect(stored().at(-1)?.content.startsWith(kept)).toBe(true);
});

test('[ERR-04] the request limit: the server’s text is shown, and the request is restored', async () => {
  const { user, field, send, standIn } = await openChat();
  standIn.fail('limit-exceeded', { operation: 'chatMessageSend' });
  await send('Сверх лимита');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Превышено количество обращений');
  await user.click(within(dialog).getByRole('button', { name: 'Понятно' }));
  await waitFor(() => expect(field.value).toBe('Сверх лимита'));
});

test('[CHAT-08][CHAT-10] a message is hidden, and «Отменить» restores it at its position', async () => {
  const { user, send, messages, settledAnswer, stored } = await openChat();
  await send('Первый вопрос');
  const first = await settledAnswer();
  await send('Второй вопрос');
  await settledAnswer(4);
  await user.click(within(first).getByRole('button', { name: 'Скрыть' }));
  expect(messages()).toHaveLength(3);
  const notice = (await screen.findByText('Сообщение скрыто')).closest('li') as HTMLElement;
  expect(stored()).toHaveLength(3);
  await user.click(within(notice).getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(messages()).toHaveLength(4));
  const [, restored = document.body] = messages();
  expect(restored.textContent).toContain('Первый вопрос');
  const again = within(restored).getByRole('button', { name: 'Ещё' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(stored()).toHaveLength(4);
});

test('[CHAT-10][CHAT-15] the focus goes to the next message when one is hidden, else to the previous one', async () => {
  const { user, send, messages, settledAnswer } = await openChat();
  await send('Первый вопрос');
  const first = await settledAnswer();
  await send('Второй вопрос');
  const second = await settledAnswer(4);
  const focused = () => messages().findIndex((message) => message.contains(document.activeElement));
  const hide = (message: HTMLElement) => user.click(within(message).getByRole('button', { name: 'Скрыть' }));

  await hide(first);
  expect(messages()).toHaveLength(3);
  expect(focused()).toBe(1);
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(messages()).toHaveLength(4));
  await hide(second);
  expect(messages()).toHaveLength(3);
  expect(focused()).toBe(2);
});

test('[CHAT-09][PRE-12] a file that was just sent can be downloaded; a failed download is shown as an error', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, send, attach, log, settledAnswer, standIn } = await openChat();
  attach(new File(['сразу'], 'сразу.txt', { type: 'text/plain' }));
  attach(new File(['потом'], 'потом.txt', { type: 'text/plain' }));
  await send('Прочти файлы');
  await settledAnswer();
  const download = () => log().getByRole<HTMLButtonElement>('button', { name: 'Скачать файл сразу.txt' });
  await waitFor(() => expect(download().disabled).toBe(false));
  await user.click(download());
  await waitFor(() => expect(saved).toEqual(['сразу.txt']));
  await user.click(log().getByRole('button', { name: 'Скачать все' }));
  await waitFor(() => expect(saved).toEqual(['сразу.txt', 'Прочти файлы.zip']));

  standIn.fail('not-found', { operation: 'fileDownload' });
  await user.click(download());
  const dialog = await screen.findByRole('alertdialog', { name: 'Ошибка запроса файла' });
  expect(dialog.textContent).toContain('Ничего не найдено');
  expect(saved).toHaveLength(2);
});
