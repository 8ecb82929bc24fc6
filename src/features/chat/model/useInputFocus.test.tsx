import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatSession } from './chat-session.ts';
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

/** The field of a chat on a screen that has a pointer, or is touched. */
function open(chatUuid: string | undefined, hasPointer = true) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: hasPointer && query === '(hover: hover)' }));
  const chatAt = (uuid: string | undefined) => new ChatSession('claude', uuid ?? null, () => undefined);
  const hook = renderHook(
    (props) => {
      const focus = useInputFocus(props.chat, props.chatUuid);
      focus.input.current = field;
      return focus;
    },
    { initialProps: { chat: chatAt(chatUuid), chatUuid } },
  );
  const go = (uuid: string | undefined) => hook.rerender({ chat: chatAt(uuid), chatUuid: uuid });
  return { ...hook, go };
}
const hasFocus = (): boolean => document.activeElement === field;

test('[CHAT-15] the field is ready where a chat is begun; who goes through the history stays there', () => {
  const { go } = open('a');
  expect(hasFocus()).toBe(true);
  field.blur();
  go('b');
  expect(hasFocus()).toBe(false);
  go(undefined);
  expect(hasFocus()).toBe(true);
});

test('[CHAT-15] a new chat that was given its address leaves the focus where it is', () => {
  const { rerender, result } = open(undefined);
  field.blur();
  const chat = new ChatSession('claude', null, () => undefined);
  rerender({ chat, chatUuid: undefined });
  expect(hasFocus()).toBe(true);
  field.blur();
  rerender({ chat, chatUuid: 'named' });
  expect(hasFocus()).toBe(false);
  result.current.focusInput();
  expect(hasFocus()).toBe(true);
});

test('[CHAT-15] on a touch screen nothing calls up the keyboard', () => {
  const { go, result } = open('a', false);
  go(undefined);
  result.current.focusInput();
  expect(hasFocus()).toBe(false);
});
