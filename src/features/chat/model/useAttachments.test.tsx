import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#platform/session/session.ts';
import { useAttachments } from './useAttachments.ts';

const rule = { accept: '.txt', maxCount: 3, maxSize: 1, multiple: true };
const file = (name: string): File => new File(['x'], name);

beforeEach(() => {
  localStorage.clear();
  session.signIn({ id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' });
});
afterEach(() => {
  cleanup();
  session.reset();
});

/** The files of a place, as a page that has just been loaded has them. */
const open = (place = 'claude/a') =>
  renderHook((props) => useAttachments(props.place), { initialProps: { place } });
type Opened = ReturnType<typeof open>['result'];
const names = ({ current }: Opened): string[] => current.files.map(({ name }) => name);

test('[APP-18] files are added to those that are there; one that does not fit is told until it is dismissed', () => {
  const { result } = open();
  act(() => result.current.add([file('a.txt')], rule));
  act(() => result.current.add([file('b.txt'), file('c.exe')], rule));
  expect(names(result)).toEqual(['a.txt', 'b.txt']);
  expect(result.current.error).toBe('Неверный формат у файлов: «c.exe»');
  act(() => result.current.dismissError());
  expect(result.current.error).toBeNull();
  expect(names(result)).toEqual(['a.txt', 'b.txt']);
});

test('[CHAT-04] taking a file away takes the refusal with it', () => {
  const { result } = open();
  act(() => result.current.add([file('a.txt'), file('b.txt'), file('c.exe')], rule));
  act(() => result.current.remove(0));
  expect(names(result)).toEqual(['b.txt']);
  expect(result.current.error).toBeNull();
});

test('[AUTH-12] after a reload the names of the files are there until they come back or are dismissed', () => {
  const before = open();
  act(() => before.result.current.add([file('a.txt'), file('b.txt')], rule));
  const { result } = open();
  expect(names(result)).toEqual([]);
  expect(result.current.lost).toEqual(['a.txt', 'b.txt']);
  act(() => result.current.add([file('b.txt')], rule));
  expect(result.current.lost).toEqual(['a.txt']);
  expect(open().result.current.lost).toEqual(['a.txt', 'b.txt']);
  act(() => result.current.dismissLost());
  expect(result.current.lost).toEqual([]);
  expect(names(result)).toEqual(['b.txt']);
  expect(open().result.current.lost).toEqual(['b.txt']);
});

test('[CHAT-06] files of one chat never go with another’s request', () => {
  const { result, rerender } = open('claude/a');
  act(() => result.current.add([file('a.txt')], rule));
  rerender({ place: 'claude/b' });
  expect(names(result)).toEqual([]);
  act(() => result.current.add([file('b.txt')], rule));
  rerender({ place: 'claude/a' });
  expect(names(result)).toEqual(['a.txt']);
});

test('[PRE-05] a send empties the place, a refusal puts back what was there', () => {
  const { result } = open();
  act(() => result.current.add([file('a.txt')], rule));
  let putBack = (): void => undefined;
  act(() => {
    putBack = result.current.put();
  });
  expect(names(result)).toEqual([]);
  expect(open().result.current.lost).toEqual([]);
  act(() => putBack());
  expect(names(result)).toEqual(['a.txt']);
  expect(open().result.current.lost).toEqual(['a.txt']);
});

test('[CHAT-03] files go along to the address of a chat that was named', () => {
  const { result, rerender } = open('claude/new');
  act(() => result.current.add([file('a.txt')], rule));
  act(() => result.current.moveTo('claude/c'));
  expect(names(result)).toEqual([]);
  rerender({ place: 'claude/c' });
  expect(names(result)).toEqual(['a.txt']);
  expect(open('claude/new').result.current.lost).toEqual([]);
  expect(open('claude/c').result.current.lost).toEqual(['a.txt']);
});

test('[CHAT-03] a place without files has none to take along', () => {
  const { result, rerender } = open('claude/new');
  act(() => result.current.moveTo('claude/c'));
  rerender({ place: 'claude/c' });
  expect(result.current).toMatchObject({ files: [], lost: [], error: null });
});
