import { defineDialog } from './dialogs.ts';

/** Content of an info dialog (APP-13). */
interface InfoDialogContent {
  title: string;
  message: string;
  isError: boolean;
  /** Name of the failed call in the gateway's log, for the report; shown if the text says nothing. */
  requestId?: string | null;
  /** Code of the failed call's error, for what else the dialog offers. */
  code?: string | null;
  /** Run by the first button, which closes the dialog too. */
  callback?: () => void;
  /** Text of the first button. @default «Понятно» */
  callbackLabel?: string;
  /** Signs the user out `sec` seconds after the opening, with a countdown. */
  timer?: { active: boolean; sec: number };
}

export interface InfoDialog extends InfoDialogContent {
  /** Path of the page where it opened, without the query, which can contain a mailed token. */
  path: string;
  /** Time of the opening, ms. */
  openedAt: number;
}

/** Info dialogs: one at a time, those with a countdown first, the same one not twice (APP-13). */
export const messages = defineDialog<InfoDialog>(({ title, message, timer }) => ({
  key: `${title}\n${message}`,
  order: timer?.active ? 1 : 2,
}));

/** Opens an info dialog. */
export const openInfoDialog = (content: InfoDialogContent): void =>
  void messages.open({ ...content, path: globalThis.location?.pathname ?? '', openedAt: Date.now() });
