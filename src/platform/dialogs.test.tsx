import { isValidElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closeDialogs, type DialogProps, defineDialog, openDialog, openDialogs } from './dialogs.ts';

afterEach(() => closeDialogs());

const Question = (_props: { text: string } & DialogProps<boolean>) => null;
const Other = (_props: DialogProps) => null;

/** Props of a rendered dialog. */
const propsOf = (index: number, isOpen = true) => {
  const element = openDialogs.get()[index]?.render(isOpen);
  if (!isValidElement<{ text: string } & DialogProps<boolean> & { onMissing: () => void }>(element))
    throw new Error('No such dialog');
  return element.props;
};

test('[APP-08] a dialog gets its props, and openDialog resolves with its result', async () => {
  const result = openDialog(Question, { text: 'Удалить?' });
  expect(propsOf(0, false)).toMatchObject({ text: 'Удалить?', isOpen: false });
  propsOf(0).onClose(true);
  expect(await result).toBe(true);
  expect(openDialogs.get()).toEqual([]);
});

test('[APP-08][ERR-12] a dialog that is closed or cannot be loaded has no result', async () => {
  const closed = openDialog(Question, { text: '1' });
  propsOf(0).onClose();
  expect(await closed).toBeUndefined();
  const missing = openDialog(Question, { text: '2' });
  propsOf(0).onMissing();
  expect(await missing).toBeUndefined();
  expect(openDialogs.get()).toEqual([]);
});

test('[APP-08] the same dialog opens once at a time, with another key again', async () => {
  void openDialog(Question, { text: '1' });
  expect(await openDialog(Question, { text: '2' })).toBeUndefined();
  void openDialog(Question, { text: '3' }, { key: 'third' });
  expect(openDialogs.get().map(({ props }) => props)).toEqual([{ text: '1' }, { text: '3' }]);
});

test('[APP-08] dialogs with an order come first in their order, then the others as opened', () => {
  void openDialog(Other, {}, { key: 'over' });
  void openDialog(Other, {}, { key: 'second', order: 2 });
  void openDialog(Other, {}, { key: 'third', order: 2 });
  void openDialog(Other, {}, { key: 'first', order: 1 });
  expect(openDialogs.get().map(({ key }) => key)).toEqual(['first', 'second', 'third', 'over']);
});

test('[AUTH-12] all or selected dialogs are closed without a result', async () => {
  const kept = openDialog(Question, { text: '1' });
  const closed = openDialog(Other, {}, { isOfScreen: true });
  closeDialogs(({ isOfScreen }) => isOfScreen === true);
  expect(await closed).toBeUndefined();
  expect(openDialogs.get()).toHaveLength(1);
  closeDialogs();
  expect(await kept).toBeUndefined();
});

test('[APP-08] a defined dialog is rendered by its component and recognises its own entries', () => {
  const question = defineDialog<{ text: string }, boolean>(({ text }) => ({ key: text, order: 1 }));
  question.showWith(Question);
  void openDialog(Other, {});
  void question.open({ text: 'Точно?' });
  expect(question.opened()).toEqual([{ text: 'Точно?' }]);
  expect(openDialogs.get()[0]).toMatchObject({ key: 'Точно?', order: 1 });
  expect(openDialogs.get()[0]?.render(true)).toMatchObject({ type: Question });
});
