import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#platform/session/session.ts';
import { useModelChoice } from './useModelChoice.ts';

const person = { id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' };

beforeEach(() => {
  localStorage.clear();
  session.signIn(person);
});
afterEach(() => {
  cleanup();
  session.reset();
});

const open = (serviceType = 'chatGpt') =>
  renderHook((props) => useModelChoice(props.serviceType), { initialProps: { serviceType } });

test('[CHAT-14] without a choice it is the service’s own model', () => {
  expect(open().result.current[0]).toBeNull();
});

test('[CHAT-14][AUTH-12] a chosen model is kept for its service and its person, until the own one is chosen', () => {
  const { result, rerender } = open();
  act(() => result.current[1]('gpt-mini'));
  expect(result.current[0]).toBe('gpt-mini');
  expect(open().result.current[0]).toBe('gpt-mini');
  rerender({ serviceType: 'claude' });
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]('opus'));
  rerender({ serviceType: 'chatGpt' });
  expect(result.current[0]).toBe('gpt-mini');
  act(() => result.current[1](null));
  expect(result.current[0]).toBeNull();
  expect(open().result.current[0]).toBeNull();
  expect(open('claude').result.current[0]).toBe('opus');
  act(() => void session.signIn({ ...person, id: 2 }));
  expect(open('claude').result.current[0]).toBeNull();
});
