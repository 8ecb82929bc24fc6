import { defineDialog } from './dialogs.ts';
import { limitTitle } from './errors/decide.ts';
import { readTab, writeTab } from './storage.ts';

/** An error to report. */
export interface ErrorReport {
  /** What failed, such as the title of its dialog. */
  title: string;
  message: string;
  /** Path of the page. */
  path: string;
  /** Time of the error, ms since the epoch. */
  at: number;
}

/** Why the feedback dialog is open: an error or a question. */
export interface FeedbackRequest {
  report: ErrorReport | null;
  /** Initial text of a question. */
  question?: string;
}

/** The feedback dialog. Info dialogs wait until it is closed (APP-08). */
export const feedback = defineDialog<FeedbackRequest>(() => ({ key: 'feedback', order: 0 }));

const titleKey = 'feedbackTitle';

/** Opens the form for a question or with the stored draft. */
export const openFeedback = (): void => void feedback.open({ report: null });

/** Opens the form with the beginning of a question. It is put above a text that was typed before. */
export const askSupport = (question: string): void => void feedback.open({ report: null, question });

/** Opens the form for an error; stores its title for this tab (APP-13). */
export function openReport(report: ErrorReport): void {
  writeTab(titleKey, report.title);
  void feedback.open({ report });
}

/**
 * True for an error without «Отправить отчёт»: the last one that was reported in this tab (APP-13), and the limit of requests,
 * which is no fault.
 */
export const isReported = (title: string): boolean => title === limitTitle || readTab(titleKey) === title;
