import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillLogin, renderPortal } from '#tests/portal.tsx';
import { address } from '#tests/screen.ts';

const employee = 'employee@neuro.example';
const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });

test.each([
  ['привет', 'привет'],
  ['%D0%BA%D0%BE%D1%84%D0%B5+%26+%D1%87%D0%B0%D0%B9', 'кофе & чай'],
  ['%22точная фраза%22', '"точная фраза"'],
  ['1.50', '1.50'],
  ['{"a": 1}', '{"a": 1}'],
  ['Раз%0AДва', 'Раз\nДва'],
])(
  '[CHAT-12] case 51-q-parameter: ?q=%s fills the field, is not sent and leaves the address',
  async (q, text) => {
    const { standIn, problems } = await renderPortal(`/chat/neuron/chatGpt?q=${q}`, { as: employee });
    const field = await composer();
    await waitFor(() => expect(field.value).toBe(text));
    await waitFor(() => expect(address()).toBe('/chat/neuron/chatGpt'));
    expect(standIn.callsOf('chatMessageSend')).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('[CHAT-12][AUTH-01] case 51-q-parameter: the request survives the sign-in', async () => {
  const { user, standIn } = await renderPortal('/chat/neuron/claude?q=%22Смета%22 на 2026&x=1');
  await fillLogin(user, employee);
  const field = await composer();
  await waitFor(() => expect(field.value).toBe('"Смета" на 2026'));
  await waitFor(() => expect(address()).not.toContain('q='));
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);
});

test('[CHAT-12][AUTH-12] case 51-q-parameter: a draft that was there waits and can be brought back', async () => {
  const first = await renderPortal('/chat/neuron/chatGpt', { as: employee });
  await first.user.type(await composer(), 'Черновик');
  await first.router.navigate({
    to: '/chat/neuron/$name/{-$chatUuid}',
    params: { name: 'chatGpt' },
    search: { q: 'Вопрос' },
  });
  const field = await composer();
  await waitFor(() => expect(field.value).toBe('Вопрос'));
  await first.user.click(await screen.findByRole('button', { name: 'Вернуть прежний черновик' }));
  expect(field.value).toBe('Черновик');
});
