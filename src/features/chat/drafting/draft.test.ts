import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Tab } from '#platform/tabs.ts';
import { toast } from '#ui/index.ts';
import { Draft } from './draft.ts';

const rule = { accept: '.txt', maxCount: 3, maxSize: 1, multiple: true };
const file = (name: string): File => new File(['x'], name);

let userId = 0;
beforeEach(() => {
  // A new user for each test, because the tests share the storage.
  userId += 1;
});
afterEach(() => toast.clear());

/** The draft of a conversation on a page that has just been loaded. */
const open = (key = 'claude/a'): Draft => new Draft(userId, key);
const textOf = (draft: Draft): string => draft.state.get().text;
const names = (draft: Draft): string[] => draft.state.get().files.map(({ name }) => name);
const lostOf = (draft: Draft): readonly string[] => draft.state.get().lost;
const titles = (): string[] => toast.getSnapshot().map(({ title }) => title);
const bringBack = (): void => toast.getSnapshot()[0]?.action?.onPress();

test('[AUTH-12] a typed text is stored at once, for its user and its conversation', () => {
  const draft = open();
  draft.setText('Прив');
  draft.setText('Привет');
  expect(textOf(draft)).toBe('Привет');
  expect(textOf(open())).toBe('Привет');
  expect(textOf(open('claude/b'))).toBe('');
  userId += 1;
  expect(textOf(open())).toBe('');
});

test('[AUTH-12] a text that is being sent leaves the field, and is restored if the page closes before it is accepted', () => {
  const draft = open();
  draft.setText('Вопрос');
  expect(draft.take()).toMatchObject({ text: 'Вопрос' });
  expect(textOf(draft)).toBe('');
  expect(textOf(open())).toBe('Вопрос');
  expect(textOf(open('claude/b'))).toBe('');
});

test('[AUTH-12][PRE-05] tabs of one chat have drafts of their own; a new tab takes over those of closed ones', async () => {
  const first = new Tab('first');
  const second = new Tab('second');
  onTestFinished(async () => {
    for (const tab of [first, second]) await tab.close();
  });
  const openIn = (tab: Tab): Draft => new Draft(userId, 'claude/new', tab);
  const sent = openIn(first);
  sent.setText('Отправляется');
  sent.take();
  sent.setText('Из первой');
  sent.addFiles([file('a.txt')], rule);
  const other = openIn(second);
  await second.others();
  expect(textOf(other), 'the first tab is open').toBe('');
  other.setText('Из второй');
  expect(textOf(openIn(first))).toBe('Отправляется\nИз первой');
  expect(textOf(openIn(second))).toBe('Из второй');
  await first.close();
  const third = new Tab('third');
  onTestFinished(() => third.close());
  const heir = openIn(third);
  heir.setText('Из третьей');
  await vi.waitFor(() => expect(textOf(heir)).toBe('Отправляется\nИз первой\nИз третьей'));
  expect(lostOf(heir)).toEqual(['a.txt']);
  const reopened = new Tab('first');
  onTestFinished(() => reopened.close());
  expect(textOf(openIn(reopened)), 'it is taken once').toBe('');
  expect(textOf(openIn(second))).toBe('Из второй');
});

test('[AUTH-12] case 51-q-parameter: drafts of closed tabs wait behind a received request', async () => {
  const closed = new Tab('closed');
  new Draft(userId, 'claude/new', closed).setText('Из закрытой');
  await closed.close();
  const tab = new Tab('link');
  onTestFinished(() => tab.close());
  const draft = new Draft(userId, 'claude/new', tab);
  draft.receive('Из ссылки');
  await vi.waitFor(() => expect(draft.laidAside.get().text).toBe('Из закрытой'));
  expect(textOf(draft)).toBe('Из ссылки');
});

test('[AUTH-12] an accepted text is not restored', () => {
  const draft = open();
  draft.setText('Вопрос');
  draft.take();
  draft.confirm();
  draft.giveBack();
  expect(textOf(draft)).toBe('');
  expect(textOf(open())).toBe('');
});

test('[AUTH-12] a text restored after a crash is not removed by the confirmation of another request', () => {
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
])('[PRE-05] a refused text is restored above «%s», typed meanwhile', (typed, all) => {
  const draft = open();
  draft.setText('Вопрос');
  draft.take();
  draft.setText(typed);
  draft.giveBack();
  expect(textOf(draft)).toBe(all);
  draft.setText('');
  expect(textOf(open()), 'nothing is left aside').toBe('');
});

test('[PRE-05] files of a refused request are restored before those added meanwhile', () => {
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

test('[AUTH-12] the names of lost files are restored with a refused request', () => {
  open().addFiles([file('a.txt')], rule);
  const draft = open();
  draft.setText('Вопрос');
  draft.take();
  expect(lostOf(draft)).toEqual([]);
  draft.giveBack();
  expect(lostOf(draft)).toEqual(['a.txt']);
});

test('[CHAT-03] text and files move to the address of the new chat', () => {
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

test('[CHAT-03] an empty draft moves nothing', () => {
  const draft = open('claude/new');
  draft.moveTo('claude/c');
  expect(draft.state.get()).toEqual({ text: '', files: [], lost: [], error: null, editing: null });
});

test('[APP-18] files are added to the present ones; an error about a refused file stays until it is dismissed', () => {
  const draft = open();
  draft.addFiles([file('a.txt')], rule);
  draft.addFiles([file('b.txt'), file('c.exe'), file('d.txt')], { ...rule, maxCount: 2 });
  expect(names(draft)).toEqual(['a.txt', 'b.txt']);
  expect(draft.state.get().error).toBe(
    'Неверный формат у файлов: «c.exe». Лимит файлов до 2, лишние: «d.txt»',
  );
  draft.dismissError();
  expect(draft.state.get().error).toBeNull();
  expect(names(draft)).toEqual(['a.txt', 'b.txt']);
  draft.addFiles([file('c.exe')], rule);
  draft.addFiles([file('d.txt')], rule);
  expect(draft.state.get().error, 'the next choice is right').toBeNull();
});

test('[CHAT-04] removing a file removes the error', () => {
  const draft = open();
  draft.addFiles([file('a.txt'), file('b.txt'), file('c.exe')], rule);
  draft.removeFile(0);
  expect(names(draft)).toEqual(['b.txt']);
  expect(draft.state.get().error).toBeNull();
  expect(lostOf(open())).toEqual(['b.txt']);
});

test('[AUTH-12] after a reload the names of the files are shown until they are added again or dismissed', () => {
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

test('[CHAT-10] replacing a draft can be undone', () => {
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

test('[CHAT-10] no notice for a text that replaces nothing or the same text', () => {
  const draft = open();
  draft.replace('Первый');
  draft.replace('Первый');
  draft.setText('  ');
  draft.replace('Второй');
  expect(textOf(draft)).toBe('Второй');
  expect(titles()).toEqual([]);
});

test('[CHAT-10] replacing the text keeps the chosen files', () => {
  const draft = open();
  draft.addFiles([file('b.txt')], rule);
  draft.replace('Пример');
  expect(names(draft)).toEqual(['b.txt']);
  expect(titles()).toEqual([]);
});

test('[CHAT-10] undoing an edit restores the files that it replaced', () => {
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

test('[CHAT-10] an edited request brings its files; no notice for files that stay', () => {
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

test.each(['take', 'dismissNotice'] as const)('[CHAT-10] the undo ends with %s', (end) => {
  const draft = open();
  draft.setText('Черновик');
  draft.replace('Другой');
  expect(titles()).toEqual(['Черновик заменён']);
  draft[end]();
  expect(titles()).toEqual([]);
});

test('[AUTH-12] when the page closes, the text being sent and the next one are both restored, once', () => {
  const draft = open();
  draft.setText('Первый');
  draft.take();
  draft.setText('Второй');
  const next = open();
  expect(textOf(next)).toBe('Первый\nВторой');
  next.setText('');
  expect(textOf(open())).toBe('');
});

test('[CHAT-10] after two replacements there is one notice, and sending removes it', () => {
  const draft = open();
  draft.setText('Первый');
  draft.replace('Второй');
  draft.replace('Третий');
  expect(titles()).toEqual(['Черновик заменён']);
  draft.take();
  expect(titles()).toEqual([]);
});

test('[CHAT-10] while a request is changed, the draft waits; it returns when the change is ended or sent, also after a reload', () => {
  const draft = open();
  draft.setText('Черновик');
  draft.addFiles([file('b.txt')], rule);
  draft.edit({ id: 'q1', content: 'Вопрос 1' }, []);
  draft.edit({ id: 'q2', content: 'Вопрос 2' }, []);
  expect(draft.state.get()).toMatchObject({ text: 'Вопрос 2', files: [], editing: 'q2' });
  draft.cancelEdit();
  expect(draft.state.get()).toMatchObject({ text: 'Черновик', editing: null });
  expect(names(draft)).toEqual(['b.txt']);
  draft.edit({ id: 'q1', content: 'Вопрос 1' }, []);
  draft.setText('Иначе');
  const reloaded = open();
  expect(reloaded.state.get()).toMatchObject({ text: 'Иначе', editing: 'q1' });
  expect(reloaded.take()).toMatchObject({ text: 'Иначе', editing: 'q1' });
  expect(reloaded.state.get()).toMatchObject({ text: 'Черновик', editing: null });
  reloaded.giveBack();
  expect(reloaded.state.get()).toMatchObject({ text: 'Иначе', editing: 'q1' });
  reloaded.cancelEdit();
  expect(textOf(open())).toBe('Черновик');
  expect(open().state.get().editing).toBeNull();
  expect(titles(), 'nothing is replaced for good').toEqual([]);
});

test('[CHAT-28] a request that the gateway refuses is restored although another one was queued meanwhile', () => {
  const draft = open();
  draft.setText('Первый');
  draft.take();
  draft.setText('Второй');
  draft.leaveToQueue();
  expect(textOf(open())).toBe('Первый');
  draft.giveBack();
  expect(textOf(draft)).toBe('Первый');
});
