import { createStore } from '#lib/store.ts';

/** What a dialog of the shell is opened with (APP-13). */
interface InfoDialogContent {
  title: string;
  message: string;
  isError: boolean;
  /** Run by the first button, which closes the dialog too. */
  callback?: () => void;
  /** The first button's words; «Понятно» unless told. */
  callbackLabel?: string;
  /** Counts down `sec` seconds from the opening, then signs the person out. */
  timer?: { active: boolean; sec: number };
}

export interface InfoDialog extends InfoDialogContent {
  /** Path of the page on which it opened, without a query, which may hold a mailed token. */
  path: string;
  /** When it opened, ms. */
  openedAt: number;
}

/** Dialogs that wait to be read; the first one stands open. */
export const infoDialogs = createStore<readonly InfoDialog[]>([]);

/**
 * Opens a dialog, after those that are open already; one that counts down goes before them, as it does not wait. The
 * same one is not shown twice at a time.
 */
export function openInfoDialog(content: InfoDialogContent): void {
  const open = infoDialogs.get();
  if (open.some(({ title, message }) => title === content.title && message === content.message)) return;
  const dialog = { ...content, path: globalThis.location?.pathname ?? '', openedAt: Date.now() };
  infoDialogs.set(content.timer?.active ? [dialog, ...open] : [...open, dialog]);
}

/** Closes a dialog. */
export const closeInfoDialog = (dialog: InfoDialog): void =>
  infoDialogs.set(infoDialogs.get().filter((open) => open !== dialog));
