import { expect, test, vi } from 'vitest';
import { messages } from '#platform/info-dialog.ts';
import { toast } from '#ui/index.ts';
import { chatWith, ids, message, standIn, standInForEachTest } from '../conversation/testing/stand-in.ts';
import { hideMessage } from './hide-message.ts';

standInForEachTest();

/** Accepts the first `taken` calls and refuses the others; returns the received bodies. */
function answerHides(taken: number): unknown[] {
  const asked: unknown[] = [];
  standIn.fail('bad-request', { operation: 'historyMessageHide' });
  standIn.answer('historyMessageHide', async (request, next) => {
    asked.push(await request.json());
    return asked.length > taken ? next() : new Response(null, { status: 204 });
  });
  return asked;
}

const undo = (): void => {
  const [notice] = toast.getSnapshot();
  expect(notice).toMatchObject({ title: 'Сообщение скрыто', action: { label: 'Отменить' } });
  notice?.action?.onPress();
};

test.each(['1', '2', '3'])('[CHAT-08] message %s is hidden and restored to its position', async (id) => {
  const asked = answerHides(2);
  const chat = chatWith([message('1'), message('2'), message('3')]);
  const work = hideMessage(chat, message(id));
  expect(ids(chat), 'the screen does not wait').not.toContain(id);
  await work;
  expect(asked).toEqual([{ uuid: id, hidden: true }]);
  undo();
  await vi.waitFor(() => expect(ids(chat)).toEqual(['1', '2', '3']));
  expect(asked).toEqual([
    { uuid: id, hidden: true },
    { uuid: id, hidden: false },
  ]);
});

test('[CHAT-08] a message whose hiding is refused is restored at once, and the error is shown', async () => {
  answerHides(0);
  const chat = chatWith([message('1'), message('2'), message('3')]);
  await hideMessage(chat, message('2'));
  expect(toast.getSnapshot()).toEqual([]);
  expect(ids(chat)).toEqual(['1', '2', '3']);
  expect(messages.opened()).toMatchObject([{ title: 'Ошибка удаления сообщения из истории' }]);
});

test('[CHAT-08] a message whose restoring is refused stays hidden, and the error is shown', async () => {
  answerHides(1);
  const chat = chatWith([message('1'), message('2')]);
  await hideMessage(chat, message('2'));
  undo();
  await vi.waitFor(() =>
    expect(messages.opened()).toMatchObject([{ title: 'Ошибка удаления сообщения из истории' }]),
  );
  expect(ids(chat)).toEqual(['1']);
});
