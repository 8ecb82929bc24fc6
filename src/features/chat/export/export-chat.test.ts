import { expect, test } from 'vitest';
import { nameChat } from '#platform/chat-title.ts';
import { session } from '#platform/session/session.ts';
import { employee } from '#tests/profiles.ts';
import {
  answerLists,
  chatUuid,
  message,
  newChat,
  page,
  standInForEachTest,
} from '../conversation/testing/stand-in.ts';
import { chatFile } from './export-chat.ts';

standInForEachTest();

test('[CHAT-10] the branch on the screen is saved, under the name that the history has', async () => {
  session.signIn(employee);
  const list = [
    message('q1', { content: 'Первый вопрос', parentId: null }),
    message('a1', { content: 'Один', role: 'assistant', parentId: 'q1' }),
    message('q2', { content: 'Изменённый вопрос', parentId: null }),
    message('a2', { content: 'Два', role: 'assistant', parentId: 'q2' }),
  ];
  answerLists(...Array.from({ length: 3 }, () => () => page(list)));
  const chat = newChat(chatUuid);
  await chat.open();
  const save = async () => {
    const wanted = { uuid: chatUuid, serviceTitle: 'ChatGPT' };
    const { blob, name } = await chatFile(wanted, 'md', new AbortController().signal);
    return { name, text: await blob.text() };
  };
  const newest = await save();
  expect(newest.name).toBe('Изменённый вопрос.md');
  expect([newest.text.includes('Один'), newest.text.includes('Два')]).toEqual([false, true]);
  chat.dispatch({ type: 'chosen', id: 'q1' });
  nameChat(chatUuid, 'План отпусков');
  const chosen = await save();
  expect(chosen.name).toBe('План отпусков.md');
  expect([chosen.text.includes('Один'), chosen.text.includes('Два')]).toEqual([true, false]);
});
