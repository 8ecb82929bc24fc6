import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { feedback } from '#platform/feedback.ts';
import { openChat } from '#tests/chat.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const as = 'employee@neuro.example';
const page = '/chat/neuron/chatGpt';

/** A stand-in with another limit of ChatGPT, which it tells after `told`. */
async function withLimit(change: Partial<ServiceLimit>, told: Promise<void> = Promise.resolve()) {
  const standIn = await startStandIn();
  standIn.answer('limitList', async (_request, next) => {
    await told;
    const limits = (await (await next()).json()) as ServiceLimit[];
    return Response.json(limits.map((one) => (one.serviceType === 'chatGpt' ? { ...one, ...change } : one)));
  });
  return standIn;
}

const typed = async (): Promise<string> =>
  (await screen.findByLabelText<HTMLTextAreaElement>('Сообщение')).value;
/** «Другой сервис» beside the note; the head of the chat has one of this name too. */
const otherService = (note: HTMLElement): HTMLElement =>
  within(note.parentElement?.parentElement as HTMLElement).getByRole('button', { name: 'Другой сервис' });

test('[PROF-04] from 80 % of a limit the chat says what is left; after the last request that it is used up', async () => {
  const { send, settledAnswer, standIn } = await openChat();
  standIn.change('limitList', (limits: ServiceLimit[]) =>
    limits.map((one) => (one.serviceType === 'chatGpt' ? { ...one, used: one.used + 3, limit: 5 } : one)),
  );
  await send('Предпоследний запрос');
  await settledAnswer();
  expect(await screen.findByText(/^Остался 1.запрос до.(завтра|\d)/)).toBeTruthy();
  await send('Последний запрос');
  await settledAnswer(4);
  expect(await screen.findByText(/^Лимит исчерпан: 5.из.5.запросов, обновится /)).toBeTruthy();
});

test('[PROF-04][ERR-04] a limit that is used up is told before anything is typed, with «Другой сервис» and a letter', async () => {
  const standIn = await withLimit({ used: 5, limit: 5 });
  const { user, router } = await renderPortal(page, { as, standIn });
  const note = await screen.findByText(/^Лимит исчерпан: 5.из.5.запросов, обновится /);
  expect(note.getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('button', { name: 'Попросить больше' }));
  expect(feedback.opened()[0]?.question).toMatch(/^Прошу увеличить лимит сервиса «ChatGPT/);
  act(closeDialogs);
  await fill(user, await screen.findByLabelText('Сообщение'), 'Не пропадёт');
  await user.click(otherService(note));
  const choice = within(await screen.findByRole('dialog', { name: 'Другой сервис' }));
  await user.click(await choice.findByRole('button', { name: /^GigaChat/ }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chat\/neuron\/giga/i));
  await waitFor(async () => expect(await typed()).toBe('Не пропадёт'));
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);
});

test('[PROF-04][ERR-04] a service that is not open has no field: what was typed can be copied and moved', async () => {
  const { promise, resolve: tell } = Promise.withResolvers<void>();
  const standIn = await withLimit({ limit: 0 }, promise);
  const { user, router } = await renderPortal(page, { as, standIn });
  await fill(user, await screen.findByLabelText('Сообщение'), 'Не пропадёт');
  tell();
  const note = await screen.findByText(/^Сервис «ChatGPT.*» вам пока не.открыт\.$/);
  expect(screen.queryByLabelText('Сообщение')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull();
  // No link skips to a field, and no example is offered for it.
  expect(document.body.hasAttribute('data-composer')).toBe(false);
  expect(screen.queryByRole('list', { name: 'Примеры запросов' })).toBeNull();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Копировать сообщение' }));
  expect(write).toHaveBeenCalledWith('Не пропадёт');
  await user.click(screen.getByRole('button', { name: 'Попросить доступ' }));
  expect(feedback.opened()[0]?.question).toMatch(/^Прошу открыть мне сервис «ChatGPT/);
  act(closeDialogs);
  await user.click(otherService(note));
  const choice = within(await screen.findByRole('dialog', { name: 'Другой сервис' }));
  await user.click(await choice.findByRole('button', { name: /^GigaChat/ }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chat\/neuron\/giga/i));
  await waitFor(async () => expect(await typed()).toBe('Не пропадёт'));
});

test('[PROF-04] a person who may not write to the support is told whom to ask', async () => {
  await renderPortal('/chat/neuron/claude', { as: 'student@neuro.example' });
  expect(await screen.findByText(/не.открыт\. Его открывает тот, кто дал вам доступ/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Попросить доступ' })).toBeNull();
});

test('[PROF-04] an open service says nothing about its limit', async () => {
  const { standIn } = await openChat();
  await waitFor(() => expect(standIn.callsOf('limitList')).toHaveLength(1));
  expect(screen.queryByText(/лимит|не.открыт/i)).toBeNull();
});
