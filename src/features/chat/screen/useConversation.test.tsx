import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#platform/session/session.ts';
import { employee } from '#tests/profiles.ts';
import { toast } from '#ui/index.ts';
import { chatAt } from '../conversation/chat-at.ts';
import { followChats } from '../conversation/chats.ts';
import { Conversation } from '../conversation/conversation.ts';
import { servicePlace } from '../model/chat-place.ts';
import { useConversation } from './useConversation.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const wrapper = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={router}>{children}</RouterContextProvider>
);

let opened: (string | null)[];

let endFollowing = (): void => undefined;

beforeEach(() => {
  endFollowing = followChats();
  localStorage.clear();
  session.signIn(employee);
  opened = [];
  vi.spyOn(router, 'navigate').mockResolvedValue();
  vi.spyOn(Conversation.prototype, 'open').mockImplementation(async function (this: Conversation) {
    opened.push(this.chatUuid);
  });
});
afterEach(() => {
  endFollowing();
  cleanup();
  vi.restoreAllMocks();
  toast.clear();
  session.reset();
});

interface Place {
  name?: string;
  chatUuid: string | undefined;
}
const open = (place: Place) =>
  renderHook(({ name = 'claude', chatUuid }) => useConversation(servicePlace(name), chatUuid), {
    initialProps: place,
    wrapper,
  });
/** The gateway sends the id of the new chat. */
const name = (chat: Conversation, chatUuid: string): void =>
  act(() => chat.dispatch({ type: 'loaded', chatUuid, messages: [], hasOlder: false }));

test('[CHAT-01] the chat of an address is opened, and the next one, once each', () => {
  const { result, rerender } = open({ chatUuid: 'a' });
  expect(opened).toEqual(['a']);
  rerender({ chatUuid: 'a' });
  rerender({ chatUuid: 'b' });
  expect(opened).toEqual(['a', 'b']);
  expect(result.current).toBe(chatAt(servicePlace('claude'), 'b'));
  rerender({ chatUuid: undefined });
  expect(result.current.chatUuid).toBeNull();
  expect(router.navigate).not.toHaveBeenCalled();
});

test('[CHAT-01] the same address of another service is another conversation at once', () => {
  const { result, rerender } = open({ chatUuid: 'a' });
  rerender({ name: 'grok', chatUuid: 'a' });
  expect(result.current).toBe(chatAt(servicePlace('grok'), 'a'));
});

test('[CHAT-03] a new chat gets its address once and stays on the screen', () => {
  const { result, rerender } = open({ chatUuid: undefined });
  const chat = result.current;
  name(chat, 'c');
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      to: '/chat/neuron/$name/{-$chatUuid}',
      params: { name: 'claude', chatUuid: 'c' },
      replace: true,
    }),
  );
  rerender({ chatUuid: undefined });
  expect(result.current).toBe(chat);
  rerender({ chatUuid: 'c' });
  expect(result.current).toBe(chat);
  expect(router.navigate).toHaveBeenCalledOnce();
  expect(opened, 'it is open already').toEqual([null]);
  rerender({ chatUuid: undefined });
  expect(result.current).not.toBe(chat);
});

test('[CHAT-10] the notice «Черновик заменён» is removed when another chat is opened', () => {
  const { result, rerender } = open({ chatUuid: 'a' });
  act(() => result.current.draft.setText('Черновик'));
  act(() => result.current.draft.replace('Другой'));
  expect(toast.getSnapshot()).toHaveLength(1);
  rerender({ chatUuid: 'b' });
  expect(toast.getSnapshot()).toEqual([]);
});
