/** Requests whose answer cannot be read or whose chat is gone: what is said, and what becomes of the text. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { historyChatHide } from '#api/generated/hooks/history/history.ts';
import { rehearse } from '#mocks/rehearsal/makers/rehearse.ts';
import { openChat } from '#tests/chat.ts';

test('[PRE-13][PRE-05] an HTML page instead of an answer: a sentence at the restored request, which is sent once', async () => {
  const { user, field, send, button, copied, settledAnswer, standIn } = await openChat();
  const recover = standIn.answer(
    'chatMessageSend',
    () => new Response('<!doctype html><h1>Вход в сеть</h1>', { headers: { 'content-type': 'text/html' } }),
  );
  await send('Потеряется ли это?');
  const alert = await screen.findByText(/^Вместо ответа пришло то, чего портал не понимает\./);
  expect(alert.getAttribute('role')).toBe('alert');
  expect(field.value).toBe('Потеряется ли это?');
  expect(screen.queryByText('Вход в сеть')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.click(button('Отправить отчёт'));
  const report = await screen.findByRole('dialog', { name: 'Отправить отчёт' });
  await user.click(within(report).getByRole('button', { name: 'Отменить' }));

  recover();
  await user.click(button('Повторить'));
  expect(await copied(await settledAnswer())).toBe(rehearse('Потеряется ли это?'));
  expect(screen.queryByText(/^Вместо ответа/)).toBeNull();
});

/** Deletes the open chat, as another tab does, and shows it again. */
const hideOpenChat = (hidden: boolean): Promise<unknown> => {
  const uuid = location.pathname.split('/').at(-1) ?? '';
  return historyChatHide({ uuid, hidden });
};

test('[CHAT-08] case 67-send-into-deleted-chat: «Восстановить» keeps messages and text, which can be sent', async () => {
  const { user, field, send, button, messages, settledAnswer } = await openChat();
  await send('Первый вопрос');
  await settledAnswer();
  await hideOpenChat(true);
  await send('Жаль потерять');
  await screen.findByText('Чат удалён в другой вкладке');
  expect(field.value).toBe('Жаль потерять');
  expect(messages()).toHaveLength(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.click(button('Восстановить'));
  await waitFor(() => expect(screen.queryByText('Чат удалён в другой вкладке')).toBeNull());
  expect(field.value).toBe('Жаль потерять');
  await user.click(button('Отправить'));
  await settledAnswer(4);
});

test('[CHAT-08] case 67-send-into-deleted-chat: «Отправить в новом чате» sends the text once, in a new chat', async () => {
  const { user, field, send, button, messages, settledAnswer, standIn, router } = await openChat();
  await send('Первый вопрос');
  await settledAnswer();
  const before = router.state.location.pathname;
  await hideOpenChat(true);
  await send('Жаль потерять');
  await user.click(await screen.findByRole('button', { name: 'Отправить в новом чате' }));
  await settledAnswer();
  expect(messages()[0]?.textContent).toContain('Жаль потерять');
  expect(field.value).toBe('');
  expect(router.state.location.pathname).not.toBe(before);
  expect(standIn.callsOf('chatMessageSend')).toHaveLength(3);
  expect(button('Отправить')).toBeTruthy();
});
