/** The buttons of the next steps, beside a refused request and under a failed answer (CHAT-27). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FailureName } from '#mocks/contract/failures.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';
import { openChat } from '#tests/chat.ts';
import { fill, renderPortal } from '#tests/portal.tsx';

type Chat = Awaited<ReturnType<typeof openChat>>;

const picture = new File(['точки'], 'схема.png', { type: 'image/png' });

/** Names of the buttons beside an alert. */
async function buttonsBeside(text: RegExp): Promise<string[]> {
  const alert = await screen.findByText(text, { selector: '[role=alert]' });
  const row = alert.parentElement?.parentElement as HTMLElement;
  return within(row)
    .queryAllByRole('button')
    .map((one) => one.textContent.replaceAll('\u00a0', ' '));
}

test.each<[FailureName, RegExp, string[]]>([
  ['model-busy', /^Модель перегружена/, ['Повторить']],
  ['upstream-failed', /^Модель не отвечает/, ['Повторить']],
  ['request-timeout', /^Запрос не дошёл/, ['Повторить']],
  ['idempotency-mismatch', /^Запрос не отправлен/, ['Повторить']],
  ['too-many-requests', /^Слишком много запросов/, ['Повторить через 1 мин']],
  ['too-many-runs', /^Одновременно можно/, ['Повторить через 1 мин']],
  ['model-unavailable', /^Модель недоступна/, ['Другая модель', 'Повторить']],
  ['context-too-long', /^Переписка с файлами/, ['Изменить запрос']],
  ['pictures-refused', /^Эта модель не принимает/, ['Другая модель', 'Изменить запрос']],
  ['tile-mismatch', /^Этот чат относится/, ['Обновить страницу']],
  ['too-large', /^Слишком большой запрос\. Сократите/, ['Изменить запрос']],
  ['settings-rejected', /^Сервис не принимает/, ['Изменить настройки']],
  ['budget-spent', /^Бюджет на этот месяц/, ['Попросить больше', 'Другой сервис']],
  ['quota-exceeded', /^Для файлов не хватает места/, ['Открыть «Хранилище»', 'Повторить']],
])('[CHAT-27] %s of a request: its step stands beside it, without a dialog', async (name, text, expected) => {
  const { send, field, standIn } = await openChat();
  standIn.fail(name, { operation: 'chatMessageSend', times: 1 });
  await send('Вопрос');
  await screen.findByText(text, { selector: '[role=alert]' });
  await waitFor(async () => expect(await buttonsBeside(text)).toEqual(expected));
  expect(field.value).toBe('Вопрос');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

/** Chooses GigaChat in the choice of services that is open. */
async function chooseGiga({ user, router }: Chat): Promise<void> {
  const choice = within(await screen.findByRole('dialog', { name: 'Другой сервис' }));
  await user.click(await choice.findByRole('button', { name: /^GigaChat/ }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chat\/neuron\/giga/i));
}

const value = async (): Promise<string> =>
  (await screen.findByLabelText<HTMLTextAreaElement>('Сообщение')).value;
/** «Другой сервис» beside an alert; the head of the chat has one of this name too. */
const otherService = async (text: RegExp): Promise<HTMLElement> => {
  const alert = await screen.findByText(text, { selector: '[role=alert]' });
  return within(alert.parentElement?.parentElement as HTMLElement).getByRole('button', {
    name: 'Другой сервис',
  });
};

test('[CHAT-27][ERR-04] the limit of a request: a dialog without a report, then «Другой сервис» takes the text', async () => {
  const chat = await openChat();
  const { user, send, standIn } = chat;
  standIn.fail('limit-exceeded', { operation: 'chatMessageSend', times: 1 });
  await send('Сверх лимита');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Лимит запросов' }));
  expect(dialog.queryByRole('button', { name: 'Отправить отчёт' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Понятно' }));
  await user.click(await otherService(/^Превышено количество обращений/));
  await chooseGiga(chat);
  await waitFor(async () => expect(await value()).toBe('Сверх лимита'));
});

test('[CHAT-27][ADM-63] a spent budget: «Попросить больше» begins the letter to the support, the request stays', async () => {
  const { user, field, send, standIn } = await openChat();
  standIn.fail('budget-spent', { operation: 'chatMessageSend', times: 1 });
  await send('Сверх бюджета');
  await user.click(await screen.findByRole('button', { name: 'Попросить больше' }));
  const letter = within(await screen.findByRole('dialog'));
  expect(await letter.findByDisplayValue(/^Прошу увеличить бюджет на.месяц/)).toBeTruthy();
  expect(field.value).toBe('Сверх бюджета');
});

test('[ADM-63] the answer of a cheaper model says that the budget is spent, and which model was asked', async () => {
  const { send, settledAnswer, standIn } = await openChat();
  const { budgets, store } = standIn.deps.database;
  const own = [...budgets.values()].find(({ userId }) => userId === 1);
  if (!own) throw new Error('The budget is missing');
  store.put(budgets, { ...own, amount: 0, atEnd: 'cheaper' as const });
  await send('Вопрос');
  const answer = await settledAnswer();
  await within(answer).findByText(
    /^Бюджет на.месяц израсходован, поэтому вместо gpt-5\.2 ответила модель gpt-5\.2-mini/,
  );
});

test('[CHAT-27] the limit of an answer: its request goes to the other service, what was typed stays', async () => {
  const model = new SteppedModel();
  const chat = await openChat({ model });
  const { user, field, send, settledAnswer, router } = chat;
  model.say(new ModelFailure('limit-exceeded'));
  await send('Сверх лимита');
  await settledAnswer();
  const here = router.state.location.pathname;
  await fill(user, field, 'Недописанное');
  await user.click(await otherService(/^Превышено количество обращений/));
  await screen.findByRole('dialog', { name: 'Другой сервис' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field.value).toBe('Недописанное'));
  await user.click(await otherService(/^Превышено количество обращений/));
  await chooseGiga(chat);
  await waitFor(async () => expect(await value()).toBe('Сверх лимита'));
  await router.navigate({ href: here });
  await waitFor(async () => expect(await value()).toBe('Недописанное'));
});

test('[CHAT-27] a conversation that is too long: «Отправить в новом чате» sends the request there', async () => {
  const { user, send, settledAnswer, messages, standIn, router } = await openChat();
  await send('Первый вопрос');
  await settledAnswer();
  const before = router.state.location.pathname;
  standIn.fail('context-too-long', { operation: 'chatMessageSend', times: 1 });
  await send('Второй вопрос');
  await user.click(await screen.findByRole('button', { name: /^Отправить в\sновом чате$/ }));
  await settledAnswer();
  expect(messages()[0]?.textContent).toContain('Второй вопрос');
  expect(router.state.location.pathname).not.toBe(before);
});

test('[CHAT-27] an answer for which the conversation is too long has the same step; the first one can only be changed', async () => {
  const model = new SteppedModel();
  const { user, field, send, settledAnswer, messages, router } = await openChat({ model });
  model.say(new ModelFailure('context-too-long'));
  await send('Первый вопрос');
  await settledAnswer();
  expect(await buttonsBeside(/^Переписка с файлами/)).toEqual(['Изменить запрос']);
  await user.click(screen.getByRole('button', { name: 'Изменить запрос' }));
  expect(field.value).toBe('Первый вопрос');
  await user.keyboard('{Escape}');
  model.say(new ModelFailure('context-too-long'));
  await send('Второй вопрос');
  await settledAnswer(4);
  const before = router.state.location.pathname;
  model.say('Готово');
  model.end();
  await user.click(screen.getByRole('button', { name: /^Отправить в\sновом чате$/ }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe(before));
  await settledAnswer();
  expect(messages()[0]?.textContent).toContain('Второй вопрос');
});

test('[CHAT-27] a request that is too large: «Меньше файлов» leads to the first file', async () => {
  const { user, send, attach, standIn } = await openChat();
  attach(new File(['Договор'], 'Договор.docx'));
  await screen.findByText(/Договор/);
  standIn.fail('too-large', { operation: 'chatMessageSend', times: 1 });
  await send('Сравни');
  await user.click(await screen.findByRole('button', { name: 'Меньше файлов' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Убрать файл Договор.docx');
});

test('[CHAT-27] pictures that the model refuses: «Убрать картинки» leaves the text', async () => {
  const page = '/chat/neuron/chatGptMulti';
  const { user, standIn } = await renderPortal(page, { as: 'employee@neuro.example' });
  const field = await screen.findByLabelText('Сообщение');
  const input = document.querySelector('input[type=file]') as Element;
  fireEvent.change(input, { target: { files: [picture] } });
  await screen.findByRole('button', { name: 'Убрать файл схема.png' });
  standIn.fail('pictures-refused', { operation: 'chatMessageSend', times: 1 });
  await fill(user, field, 'Что здесь?');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await user.click(await screen.findByRole('button', { name: 'Убрать картинки' }));
  expect(screen.queryByRole('button', { name: 'Убрать файл схема.png' })).toBeNull();
  expect(await value()).toBe('Что здесь?');
});

test('[CHAT-27] «Другая модель» opens the settings at the model', async () => {
  const { user, send, standIn } = await openChat();
  standIn.fail('model-unavailable', { operation: 'chatMessageSend', times: 1 });
  await send('Вопрос');
  await user.click(await screen.findByRole('button', { name: 'Другая модель' }));
  await waitFor(() => expect(document.activeElement?.closest('[data-setting]')).toBeTruthy());
  expect(document.activeElement?.closest('[data-setting]')?.getAttribute('data-setting')).toBe('model');
});
