import { defineDialog } from './dialogs.ts';

/** What a dialog of the shell is opened with (APP-13). */
interface InfoDialogContent {
  title: string;
  message: string;
  isError: boolean;
  /** Run by the first button, which closes the dialog too. */
  callback?: () => void;
  /** The first button's words. @default «Понятно» */
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

/** Messages: one at a time; one that counts down goes first; the same one is not shown twice at a time (APP-13). */
export const messages = defineDialog<InfoDialog>(({ title, message, timer }) => ({
  key: `${title}\n${message}`,
  order: timer?.active ? 1 : 2,
}));

/** Opens a message. */
export const openInfoDialog = (content: InfoDialogContent): void =>
  void messages.open({ ...content, path: globalThis.location?.pathname ?? '', openedAt: Date.now() });
