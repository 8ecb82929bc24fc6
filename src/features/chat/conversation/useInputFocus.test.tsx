import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '#lib/store.ts';
import { servicePlace } from '../model/chat-place.ts';
import { Conversation } from './conversation.ts';
import { useInputFocus } from './useInputFocus.ts';

let field: HTMLTextAreaElement;

beforeEach(() => {
  field = document.body.appendChild(document.createElement('textarea'));
});
afterEach(() => {
  cleanup();
  field.remove();
  vi.unstubAllGlobals();
});

const conversationAt = (chatUuid: string | null): Conversation =>
  new Conversation({
    place: servicePlace('claude'),
    userId: 1,
    chatUuid,
    model: createStore<string | null>(null),
    settings: createStore({}),
  });

/** The field of a chat on a screen with a mouse or a touch screen. */
function open(chatUuid: string | null, hasPointer = true) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: hasPointer && query === '(hover: hover)' }));
  const hook = renderHook(
    (conversation) => {
      const focus = useInputFocus(conversation);
      focus.input.current = field;
      return focus;
    },
    { initialProps: conversationAt(chatUuid) },
  );
  const go = (uuid: string | null) => hook.rerender(conversationAt(uuid));
  return { ...hook, go };
}
const hasFocus = (): boolean => document.activeElement === field;

test('[CHAT-15] a new chat focuses the field; opening a chat from the history does not move the focus', () => {
  const { go } = open('a');
  expect(hasFocus()).toBe(true);
  field.blur();
  go('b');
  expect(hasFocus()).toBe(false);
  go(null);
  expect(hasFocus()).toBe(true);
});

test('[CHAT-15] the focus does not move when a new chat gets its address', () => {
  const { rerender, result } = open('a');
  const conversation = conversationAt(null);
  rerender(conversation);
  expect(hasFocus()).toBe(true);
  field.blur();
  conversation.dispatch({ type: 'loaded', chatUuid: 'named', messages: [], hasOlder: false });
  rerender(conversation);
  expect(hasFocus()).toBe(false);
  result.current.focusInput();
  expect(hasFocus()).toBe(true);
});

test('[CHAT-15] on a touch screen the field is not focused, so that the keyboard stays closed', () => {
  const { go, result } = open('a', false);
  go(null);
  result.current.focusInput();
  expect(hasFocus()).toBe(false);
});
