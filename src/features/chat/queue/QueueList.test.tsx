import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';
import { openChat } from '#tests/chat.ts';
import { newChat } from '../conversation/testing/stand-in.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { loadQueue } from './load-queue.ts';
import QueueList from './QueueList.tsx';

const rows = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Очередь' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('[CHAT-28] three requests are sent while one runs; the second fails, the third waits until it is continued', async () => {
  const model = new SteppedModel();
  const { user, field, log, stored, button, send, problems } = await openChat({ model });
  await send('Первый');
  await waitFor(() => expect(model.requests).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull();
  await user.click(field);
  await user.keyboard('Второй{Enter}');
  await screen.findByRole('list', { name: 'Очередь' });
  await user.keyboard('Четвёртый{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.keyboard('Третий');
  // For touch, where there is no Enter to send with.
  expect(button('Остановить')).toBeTruthy();
  await user.click(button('Отправить'));
  await waitFor(() => expect(rows()).toEqual(['Второй', 'Четвёртый', 'Третий']));

  // The focus stays on the moved request.
  button('Изменить: Третий').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(rows()).toEqual(['Второй', 'Третий', 'Четвёртый']);
  expect(document.activeElement).toBe(button('Изменить: Третий'));
  expect(await screen.findByText('Место в очереди: 2 из 3')).toBeTruthy();
  await user.click(button('Убрать: Четвёртый'));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await user.click(button('Убрать: Четвёртый'));
  await user.click(field);
  await user.keyboard('Ещё пишу');

  model.say('Готово');
  model.end();
  await waitFor(() => expect(model.requests).toHaveLength(2));
  await waitFor(() => expect(rows()).toEqual(['Третий']));
  model.say(new Error('the service is down'));
  const goOn = await screen.findByRole('button', { name: 'Продолжить очередь' });
  expect(screen.getByText('Очередь на паузе: ответ не получен')).toBeTruthy();
  expect(model.requests).toHaveLength(2);
  expect(problems.splice(0)).toEqual([expect.stringContaining('the service is down')]);
  await user.click(goOn);
  await waitFor(() => expect(model.requests).toHaveLength(3));
  model.say('И это готово');
  model.end();
  await log().findByText('И это готово');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Очередь' })).toBeNull());
  const asked = stored().filter(({ role }) => role === 'user');
  expect(asked.map(({ content }) => content)).toEqual(['Первый', 'Второй', 'Третий']);
  expect(field.value).toBe('Ещё пишу');
});

test('[CHAT-28] the focus stays in a row whose files are attached again, also when they are others', async () => {
  const chat = newChat();
  const queue = await loadQueue(chat);
  const row = { key: 'a', text: 'Прочти', files: [], lost: [{ name: 'a.txt', size: 2 }], answeredBy: {} };
  queue.state.set({ rows: [row], sending: null, pause: { why: 'files' } });
  const service = { upload: { accept: '.txt', multiple: true } } as ChatServiceView;
  const { container } = render(
    <QueueList conversation={chat} queue={queue} service={service} inputRef={{ current: null }} />,
  );
  screen.getByRole('button', { name: 'Приложите снова: Прочти' }).focus();
  const files = [new File(['другой'], 'b.txt')];
  fireEvent.change(container.querySelector('input') as Element, { target: { files } });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Изменить: Прочти' }));
});
