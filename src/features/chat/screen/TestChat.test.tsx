import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AgentDraft } from '#api/generated/model/agentDraft.ts';
import { session } from '#platform/session/session.ts';
import { employee } from '#tests/profiles.ts';
import { startStandIn } from '#tests/stand-in.ts';
import { followChats } from '../conversation/chats.ts';
import { requestOf } from '../conversation/testing/stand-in.ts';
import { TestChat } from './TestChat.tsx';

afterEach(() => {
  cleanup();
  followChats()();
  session.reset();
  localStorage.clear();
});

const saved: AgentDraft = {
  name: 'Проба',
  description: '',
  icon: 'bot',
  colour: 'slate',
  serviceType: 'claude',
  model: null,
  instruction: 'Отвечай коротко.',
  starters: ['Кто ты?'],
  idFiles: [],
  functionIds: [],
  settings: {},
  historyTurns: 20,
};

test('[LAB-05][LAB-07] a test sends the values of the form as they are now, is in no history, and stays after another tab until it is cleared', async () => {
  const standIn = await startStandIn();
  await standIn.signIn('employee@neuro.example');
  session.signIn(employee);
  session.acceptEthics();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const queries = new QueryClient();
  const chat = (draft: AgentDraft, closed?: string) => (
    <QueryClientProvider client={queries}>
      <RouterContextProvider router={router}>
        <TestChat id="a" draft={draft} closed={closed} />
      </RouterContextProvider>
    </QueryClientProvider>
  );
  const user = userEvent.setup({ delay: null });
  const log = () => within(screen.getByRole('log', { name: 'Проверка' }));
  const { rerender, unmount } = render(chat(saved));
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Кто ты?' }));
  await log().findByRole('button', { name: 'Скрыть' });
  rerender(chat({ ...saved, instruction: 'Отвечай стихами.' }));
  await user.click(screen.getByRole('textbox', { name: 'Сообщение' }));
  await user.keyboard('А теперь?{Enter}');
  await vi.waitFor(() => expect(log().getAllByRole('button', { name: 'Скрыть' })).toHaveLength(2));
  const [first, second] = await Promise.all(standIn.callsOf('chatMessageSend').map(requestOf));
  expect(first).toMatchObject({ purpose: 'test', agentDraft: saved });
  expect(second).toMatchObject({ purpose: 'test', agentDraft: { instruction: 'Отвечай стихами.' } });
  expect([...standIn.deps.database.chats.values()].filter(({ purpose }) => purpose)).toHaveLength(1);

  unmount();
  const other = render(chat(saved));
  expect((await log().findAllByRole('article')).length).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Очистить проверку' }));
  expect(log().queryAllByRole('article')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Кто ты?' })).toBeTruthy();
  other.rerender(chat(saved, 'Сначала опишите, что делает агент'));
  expect(screen.queryByRole('textbox')).toBeNull();
});
