import { createStore } from '#lib/store.ts';

/** A dialog of the shell (APP-13). */
export interface InfoDialog {
  title: string;
  message: string;
  isError: boolean;
}

/** Dialogs that wait to be read; the first one stands open. */
export const infoDialogs = createStore<readonly InfoDialog[]>([]);

/** Opens a dialog, after those that are open already. The same one is not shown twice at a time. */
export function openInfoDialog(dialog: InfoDialog): void {
  const open = infoDialogs.get();
  if (open.some(({ title, message }) => title === dialog.title && message === dialog.message)) return;
  infoDialogs.set([...open, dialog]);
}

/** Closes the dialog that stands open. */
export const closeInfoDialog = (): void => infoDialogs.set(infoDialogs.get().slice(1));
