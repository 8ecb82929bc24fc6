import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drawer } from '../Drawer/Drawer.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const animate = vi.fn();

function prefersReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

beforeEach(() => {
  animate.mockClear();
  vi.spyOn(Element.prototype, 'animate').mockImplementation(animate);
  prefersReducedMotion(false);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // The modules of other files are in the same window.
  vi.restoreAllMocks();
});

function Opened({ onClose, ...props }: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <I18nProvider locale="ru-RU">
      <Dialog title="Обратная связь" isOpen={isOpen} onClose={close} {...props}>
        {props.children ?? 'Текст'}
      </Dialog>
    </I18nProvider>
  );
}

/** Clicks the backdrop with a pointer. */
async function pressOutside() {
  const backdrop = screen.getByRole('dialog').parentElement?.parentElement;
  if (!backdrop) throw new Error('The dialog has no backdrop');
  await userEvent.click(backdrop);
}

test('[APP-12] a dialog is named by its title, and its close button is «Закрыть»', async () => {
  const onClose = vi.fn();
  render(<Opened onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Обратная связь' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[APP-12] Escape closes a usual dialog', async () => {
  render(<Opened />);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(animate).not.toHaveBeenCalled();
});

test('[APP-12] a press on the backdrop closes a usual dialog', async () => {
  render(<Opened />);
  await pressOutside();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[APP-12] a persistent dialog ignores Escape and the backdrop and shakes for 170 ms', async () => {
  const onClose = vi.fn();
  render(<Opened isPersistent onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(animate).toHaveBeenCalledTimes(1);
  await pressOutside();
  expect(animate).toHaveBeenCalledTimes(2);
  expect(animate).toHaveBeenLastCalledWith(expect.anything(), { duration: 170 });
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('[APP-12] the close button closes a persistent dialog', async () => {
  render(<Opened isPersistent />);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[APP-12] under reduced motion a persistent dialog does not shake', async () => {
  prefersReducedMotion(true);
  render(<Opened isPersistent />);
  await userEvent.keyboard('{Escape}');
  expect(animate).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('[APP-12] closing a dialog without an opener moves the focus to the heading of the screen', async () => {
  render(
    <main>
      <h1>Лаборатория</h1>
      <Opened />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('[APP-12] the note of a dialog is shown with its buttons', () => {
  render(
    <ActionDialog title="Имя чата" isOpen onClose={() => {}} onPrimary={() => {}} note="Введите имя">
      Текст
    </ActionDialog>,
  );
  expect(screen.getByRole('button', { name: 'Сохранить' }).parentElement?.textContent).toContain(
    'Введите имя',
  );
});

test('[APP-12] an alertdialog keeps its role', () => {
  render(<Opened role="alertdialog" />);
  expect(screen.getByRole('alertdialog', { name: 'Обратная связь' })).toBeDefined();
});

test('[APP-12] the usual buttons are «Отменить» and «Сохранить»; persistence follows the primary one', async () => {
  const onClose = vi.fn();
  const onPrimary = vi.fn();
  const dialog = (isDisabled: boolean) => (
    <ActionDialog
      title="Имя чата"
      isOpen
      onClose={onClose}
      onPrimary={onPrimary}
      isPrimaryDisabled={isDisabled}
    >
      Текст
    </ActionDialog>
  );
  const { rerender } = render(dialog(true));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(onPrimary).not.toHaveBeenCalled();

  rerender(dialog(false));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(onPrimary).toHaveBeenCalledOnce();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('[APP-12] Escape closes an unchanged form that cannot be saved', () => {
  const onClose = vi.fn();
  const dialog = (isUntouched: boolean, isPrimaryPending = false) => (
    <ActionDialog
      isUntouched={isUntouched}
      isPrimaryPending={isPrimaryPending}
      onClose={onClose}
      onPrimary={() => undefined}
      title="Имя чата"
      isOpen
      isPrimaryDisabled
    >
      Текст
    </ActionDialog>
  );
  const { rerender } = render(dialog(false));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  rerender(dialog(true, true));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialog(true));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('[APP-12] a dialog is persistent while its primary action is pending', () => {
  const onClose = vi.fn();
  render(
    <ActionDialog title="Имя чата" isOpen onClose={onClose} onPrimary={() => {}} isPrimaryPending>
      Текст
    </ActionDialog>,
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  expect(animate).toHaveBeenCalledTimes(1);
});

function WithForm({
  panel: Panel,
  isEditable,
  send,
}: {
  panel: typeof Dialog | typeof Drawer;
  isEditable: boolean;
  send: () => void;
}) {
  return (
    <Panel title="Запись" isOpen onClose={() => {}}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <button type="submit" disabled={!isEditable}>
          Сохранить
        </button>
      </form>
    </Panel>
  );
}

test.each([
  { name: 'a dialog', panel: Dialog },
  { name: 'a drawer', panel: Drawer },
])('[ADM-20] Ctrl+Enter on $name itself submits its form, and not a read-only one', ({ panel }) => {
  const send = vi.fn();
  const { rerender } = render(<WithForm panel={panel} send={send} isEditable={false} />);
  const press = (ctrlKey: boolean): unknown =>
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter', ctrlKey });
  press(true);
  rerender(<WithForm panel={panel} send={send} isEditable />);
  press(false);
  expect(send).not.toHaveBeenCalled();
  press(true);
  expect(send).toHaveBeenCalledOnce();
});
