import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeTab } from '#platform/storage.ts';
import { toast } from '#ui/index.ts';
import { Draft } from './draft.ts';

const rule = { accept: '.txt', maxCount: 3, maxSize: 1, multiple: true };
const file = (name: string): File => new File(['x'], name);

let userId = 0;
beforeEach(() => {
  // Another person each time: storage lives as long as the process.
  userId += 1;
});
afterEach(() => toast.clear());

/** The draft of a place, as a page that has just been loaded has it. */
const open = (place = 'claude/a'): Draft => new Draft(userId, place);
const textOf = (draft: Draft): string => draft.state.get().text;
const names = (draft: Draft): string[] => draft.state.get().files.map(({ name }) => name);
const lostOf = (draft: Draft): readonly string[] => draft.state.get().lost;
const titles = (): string[] => toast.getSnapshot().map(({ title }) => title);
const bringBack = (): void => toast.getSnapshot()[0]?.action?.onPress();

test('[AUTH-12] what is typed is kept as it is typed, for its person and its place', () => {
  const draft = open();
  draft.setText('Прив');
  draft.setText('Привет');
  expect(textOf(draft)).toBe('Привет');
  expect(textOf(open())).toBe('Привет');
  expect(textOf(open('claude/b'))).toBe('');
  userId += 1;
  expect(textOf(open())).toBe('');
});

test('[AUTH-12] a text on its way leaves the field, and comes back when the page dies before it was taken', () => {
  const draft = open();
  draft.setText('Вопрос');
  expect(draft.take()).toMatchObject({ text: 'Вопрос' });
  expect(textOf(draft)).toBe('');
  expect(textOf(open())).toBe('Вопрос');
  expect(textOf(open('claude/b'))).toBe('');
});

test('[AUTH-12][PRE-05] a text that one tab is sending is restored in no other tab, unless the first is gone', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const draft = open();
    draft.setText('Вопрос');
    draft.take();
    // Another tab has a sessionStorage of its own.
    writeTab(`sending:${userId}:claude/a`, null);
    const other = open();
    expect(textOf(other)).toBe('');
    other.setText('Другое');
    vi.advanceTimersByTime(61_000);
    expect(textOf(open())).toBe('Вопрос\nДругое');
  } finally {
    vi.useRealTimers();
  }
});

test('[AUTH-12] a text that was taken does not come back', () => {
  const draft = open();
  draft.setText('Вопрос');
  draft.take();
  draft.confirm();
  draft.giveBack();
  expect(textOf(draft)).toBe('');
  expect(textOf(open())).toBe('');
});

test('[AUTH-12] a text that came back after a crash is not forgotten with another request', () => {
  const draft = open();
  draft.setText('Вопрос');
  draft.take();
  const restored = open();
  restored.confirm();
  expect(textOf(open())).toBe('Вопрос');
});

test.each([
  ['', 'Вопрос'],
  ['Ещё', 'Вопрос\nЕщё'],
])('[PRE-05] a text that was refused comes back above «%s», typed meanwhile', (typed, all) => {
  const draft = open();
  draft.setText('Вопрос');
  draft.take();
  draft.setText(typed);
  draft.giveBack();
  expect(textOf(draft)).toBe(all);
  draft.setText('');
  expect(textOf(open()), 'nothing is left aside').toBe('');
});

test('[PRE-05] files leave with the request and come back with a refusal, before those added meanwhile', () => {
  const draft = open();
  draft.addFiles([file('a.txt')], rule);
  draft.take();
  expect(names(draft)).toEqual([]);
  expect(lostOf(open())).toEqual([]);
  draft.addFiles([file('b.txt')], rule);
  draft.giveBack();
  expect(names(draft)).toEqual(['a.txt', 'b.txt']);
  expect(lostOf(open())).toEqual(['a.txt', 'b.txt']);
});

test('[AUTH-12] the names of lost files come back with a refusal', () => {
  open().addFiles([file('a.txt')], rule);
  const draft = open();
  draft.setText('Вопрос');
  draft.take();
  expect(lostOf(draft)).toEqual([]);
  draft.giveBack();
  expect(lostOf(draft)).toEqual(['a.txt']);
});

test('[CHAT-03] text and files go along to the address of a chat that was named', () => {
  const draft = open('claude/new');
  draft.setText('Дальше');
  draft.addFiles([file('a.txt')], rule);
  draft.moveTo('claude/c');
  expect(textOf(draft)).toBe('Дальше');
  expect(names(draft)).toEqual(['a.txt']);
  expect(open('claude/c').state.get()).toMatchObject({ text: 'Дальше', lost: ['a.txt'] });
  expect(open('claude/new').state.get()).toMatchObject({ text: '', lost: [] });
  draft.setText('Ещё');
  expect(textOf(open('claude/c'))).toBe('Ещё');
  expect(textOf(open('claude/new'))).toBe('');
});

test('[CHAT-03] an empty draft has nothing to take along', () => {
  const draft = open('claude/new');
  draft.moveTo('claude/c');
  expect(draft.state.get()).toEqual({ text: '', files: [], lost: [], error: null });
});

test('[APP-18] files are added to those that are there; one that does not fit is named until it is dismissed', () => {
  const draft = open();
  draft.addFiles([file('a.txt')], rule);
  draft.addFiles([file('b.txt'), file('c.exe'), file('d.txt')], { ...rule, maxCount: 2 });
  expect(names(draft)).toEqual(['a.txt', 'b.txt']);
  expect(draft.state.get().error).toBe('Неверный формат у файлов: «c.exe». Лимит файлов до 2');
  draft.dismissError();
  expect(draft.state.get().error).toBeNull();
  expect(names(draft)).toEqual(['a.txt', 'b.txt']);
  draft.addFiles([file('c.exe')], rule);
  draft.addFiles([file('d.txt')], rule);
  expect(draft.state.get().error, 'the next choice is right').toBeNull();
});

test('[CHAT-04] taking a file away takes the refusal with it', () => {
  const draft = open();
  draft.addFiles([file('a.txt'), file('b.txt'), file('c.exe')], rule);
  draft.removeFile(0);
  expect(names(draft)).toEqual(['b.txt']);
  expect(draft.state.get().error).toBeNull();
  expect(lostOf(open())).toEqual(['b.txt']);
});

test('[AUTH-12] after a reload the names of the files are there until they come back or are dismissed', () => {
  open().addFiles([file('a.txt'), file('b.txt')], rule);
  const draft = open();
  expect(names(draft)).toEqual([]);
  expect(lostOf(draft)).toEqual(['a.txt', 'b.txt']);
  draft.addFiles([file('b.txt'), file('c.txt')], rule);
  expect(lostOf(draft)).toEqual(['a.txt']);
  draft.removeFile(1);
  expect(lostOf(open())).toEqual(['a.txt', 'b.txt']);
  draft.dismissLost();
  expect(lostOf(draft)).toEqual([]);
  expect(names(draft)).toEqual(['b.txt']);
  expect(lostOf(open())).toEqual(['b.txt']);
});

test('[CHAT-10] a text that takes the place of a draft can be undone', () => {
  const draft = open();
  draft.setText('Черновик');
  draft.replace('Другой');
  expect(textOf(draft)).toBe('Другой');
  expect(toast.getSnapshot()).toMatchObject([
    { tone: 'info', title: 'Черновик заменён', action: { label: 'Вернуть' } },
  ]);
  bringBack();
  expect(textOf(draft)).toBe('Черновик');
  expect(textOf(open())).toBe('Черновик');
});

test('[CHAT-10] a text that replaces nothing, or the same text, is no news', () => {
  const draft = open();
  draft.replace('Первый');
  draft.replace('Первый');
  draft.setText('  ');
  draft.replace('Второй');
  expect(textOf(draft)).toBe('Второй');
  expect(titles()).toEqual([]);
});

test('[CHAT-10] a text put into the field leaves the chosen files alone', () => {
  const draft = open();
  draft.addFiles([file('b.txt')], rule);
  draft.replace('Пример');
  expect(names(draft)).toEqual(['b.txt']);
  expect(titles()).toEqual([]);
});

test('[CHAT-10] files that an edited request puts away come back with the draft', () => {
  const draft = open();
  draft.addFiles([file('b.txt')], rule);
  draft.replace('Без файлов', []);
  expect(names(draft)).toEqual([]);
  expect(lostOf(open())).toEqual([]);
  expect(titles()).toEqual(['Черновик заменён']);
  bringBack();
  expect(names(draft)).toEqual(['b.txt']);
  expect(textOf(draft)).toBe('');
});

test('[CHAT-10] an edited request takes its files along; those that stay are no news', () => {
  const draft = open();
  const stored = { idFile: 'f', name: 'a.txt', size: 1 };
  draft.replace('С файлом', [stored]);
  draft.replace('С двумя', [stored, file('b.txt')]);
  expect(names(draft)).toEqual(['a.txt', 'b.txt']);
  expect(titles()).toEqual(['Черновик заменён']);
  expect(textOf(draft)).toBe('С двумя');
  toast.clear();
  draft.setText('');
  draft.replace('Тот же файл', [stored]);
  expect(titles()).toEqual(['Черновик заменён']);
  toast.clear();
  draft.setText('');
  draft.replace('Снова', [stored]);
  expect(titles()).toEqual([]);
});

test.each(['take', 'dismissNotice'] as const)('[CHAT-10] the way back is over with %s', (end) => {
  const draft = open();
  draft.setText('Черновик');
  draft.replace('Другой');
  expect(titles()).toEqual(['Черновик заменён']);
  draft[end]();
  expect(titles()).toEqual([]);
});

test('[AUTH-12] when the page dies, a text on its way and the next one both come back, once', () => {
  const draft = open();
  draft.setText('Первый');
  draft.take();
  draft.setText('Второй');
  const next = open();
  expect(textOf(next)).toBe('Первый\nВторой');
  next.setText('');
  expect(textOf(open())).toBe('');
});

test('[CHAT-10] after two replacements one notice stands, and a send ends it', () => {
  const draft = open();
  draft.setText('Первый');
  draft.replace('Второй');
  draft.replace('Третий');
  expect(titles()).toEqual(['Черновик заменён']);
  draft.take();
  expect(titles()).toEqual([]);
});
