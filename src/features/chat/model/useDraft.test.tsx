import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from '#platform/drafts.ts';
import { session } from '#platform/session/session.ts';
import { useDraft } from './useDraft.ts';

const person = { id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' };

beforeEach(() => {
  localStorage.clear();
  session.signIn(person);
});
afterEach(() => {
  cleanup();
  session.reset();
});

/** The composer of a place, as a page that has just been loaded has it. */
const open = (place = 'claude/a', isSending = false) =>
  renderHook((props) => useDraft(props.place, props.isSending), { initialProps: { place, isSending } });

test('[AUTH-12] what is typed is kept as it is typed, for its person and its place', () => {
  const { result } = open();
  act(() => result.current.change('Прив'));
  act(() => result.current.change('Привет'));
  expect(result.current.text).toBe('Привет');
  expect(open().result.current.text).toBe('Привет');
  expect(open('claude/b').result.current.text).toBe('');
  session.signIn({ ...person, id: 2 });
  expect(open().result.current.text).toBe('');
});

test('[AUTH-12] a place that is opened brings its own text', () => {
  writeDraft(1, 'claude/b', 'Другой');
  const { result, rerender } = open();
  act(() => result.current.change('Первый'));
  rerender({ place: 'claude/b', isSending: false });
  expect(result.current.text).toBe('Другой');
  rerender({ place: 'claude/a', isSending: false });
  expect(result.current.text).toBe('Первый');
});

test('[AUTH-12] a change that comes for a place that was left does not show in the next one', () => {
  const { result, rerender } = open();
  const { change } = result.current;
  rerender({ place: 'claude/b', isSending: false });
  act(() => change('Вернули'));
  expect(result.current.text).toBe('');
  expect(readDraft(1, 'claude/a')).toBe('Вернули');
});

test('[AUTH-12] a text on its way leaves the field, and comes back when the page dies before it was taken', () => {
  const { result } = open();
  act(() => result.current.change('Вопрос'));
  act(() => void result.current.send());
  expect(result.current.text).toBe('');
  expect(open('claude/a', true).result.current.text, 'it is under way: not offered twice').toBe('');
  expect(open().result.current.text).toBe('Вопрос');
});

test('[AUTH-12] a text that was taken does not come back', () => {
  const { result } = open();
  act(() => result.current.change('Вопрос'));
  act(() => result.current.send().sent());
  expect(open().result.current.text).toBe('');
});

test('[PRE-05] a text that was refused comes back, above what was typed meanwhile', () => {
  const { result } = open();
  const sendAndRefuse = (typed: string): string => {
    act(() => result.current.change('Вопрос'));
    let giveBack = (): void => undefined;
    act(() => {
      ({ giveBack } = result.current.send());
    });
    act(() => result.current.change(typed));
    act(() => giveBack());
    return result.current.text;
  };
  expect(sendAndRefuse('')).toBe('Вопрос');
  expect(sendAndRefuse('Ещё')).toBe('Вопрос\nЕщё');
  act(() => result.current.change(''));
  expect(open().result.current.text, 'nothing is left aside').toBe('');
});

test('[CHAT-03] what was typed goes along to the address of a chat that was named', () => {
  const { result } = open('claude/new');
  act(() => result.current.change('Дальше'));
  act(() => result.current.moveTo('claude/c'));
  expect(open('claude/c').result.current.text).toBe('Дальше');
  expect(open('claude/new').result.current.text).toBe('');
});
