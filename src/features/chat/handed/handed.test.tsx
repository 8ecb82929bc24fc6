import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { handOver } from '#platform/handover.ts';
import { openChat } from '#tests/chat.ts';
import { fill, renderPortal } from '#tests/portal.tsx';

const chatOf = (name: string) =>
  ({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name, chatUuid: undefined } }) as const;
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Сообщение');
const docx = new File(['Договор'], 'Договор.docx');

test('[HOME-12] the chat takes text, files and settings and sends nothing; «Сменить сервис» moves them', async () => {
  const { user, router, standIn } = await renderPortal('/help', { as: 'employee@neuro.example' });
  handOver({
    service: 'translateFile',
    text: 'переведи договор',
    files: [docx],
    settings: { to: 'en', unknown: 'x' },
    origin: 'router',
  });
  await act(() => router.navigate(chatOf('translateFile')));
  await waitFor(async () => expect((await field()).value).toBe('переведи договор'));
  expect(
    await screen.findByText(/Договор/, { selector: '[aria-label="Прикреплённые файлы"] *' }),
  ).toBeTruthy();
  expect(await screen.findByText(/На язык: английский/i)).toBeTruthy();
  expect(await screen.findByText(/Подобрано по\s+запросу/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Сменить сервис' }));
  const choice = await screen.findByRole('dialog', { name: 'Сменить сервис' });
  await user.click(await within(choice).findByRole('button', { name: /^Перевод \(в контуре\)/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/neuron/translateLocal'));
  await waitFor(async () => expect((await field()).value).toBe('переведи договор'));
  expect(await screen.findByText(/На язык: английский/i)).toBeTruthy();
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);

  await act(() => router.navigate(chatOf('translateFile')));
  await waitFor(async () => expect((await field()).value).toBe(''));
});

test('[HOME-12] a draft that was there waits and is brought back; «send» sends at once', async () => {
  const { user, router, standIn } = await renderPortal('/chat/neuron/chatGpt', {
    as: 'employee@neuro.example',
  });
  await fill(user, await field(), 'Недописанное');
  act(() => handOver({ service: 'chatGpt', text: 'Из справки', origin: 'help' }));
  await waitFor(async () => expect((await field()).value).toBe('Из справки'));
  await user.click(await screen.findByRole('button', { name: 'Вернуть прежний черновик' }));
  expect((await field()).value).toBe('Недописанное');
  expect(screen.queryByText(/Подобрано/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Вернуть прежний черновик' }));
  expect((await field()).value).toBe('Из справки');
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);

  act(() => handOver({ service: 'chatGpt', text: 'Сразу', origin: 'router', send: true }));
  await waitFor(() => expect(standIn.callsOf('chatMessageSend')).toHaveLength(1));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/chatGpt\/[\w-]{36}$/));
  // What waited is back in the field.
  expect((await field()).value).toBe('Недописанное\nИз справки');
});

test('[HOME-12] «Другой сервис» in the head of a chat opens a new one with the draft; without a draft it offers all services', async () => {
  const { user, router, send, settledAnswer, standIn } = await openChat();
  await send('Первый вопрос');
  await settledAnswer();
  await user.click(screen.getByRole('button', { name: 'Другой сервис' }));
  const all = within(await screen.findByRole('dialog', { name: 'Другой сервис' }));
  expect(await all.findAllByRole('button', { name: /^Пересказ/ })).not.toEqual([]);
  await user.keyboard('{Escape}');
  await fill(user, await field(), 'Недописанное');
  await user.click(screen.getByRole('button', { name: 'Другой сервис' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Другой сервис' }));
  await user.click(await choice.findByRole('button', { name: /^GigaChat/ }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chat\/neuron\/giga/i));
  await waitFor(async () => expect((await field()).value).toBe('Недописанное'));
  expect(standIn.callsOf('chatMessageSend')).toHaveLength(1);
  await act(() => router.navigate(chatOf('chatGpt')));
  await waitFor(async () => expect((await field()).value).toBe(''));
});
