import { formatDateTime } from '#lib/dates.ts';
import { defineDialog } from './dialogs.ts';
import { readTab, writeTab } from './storage.ts';

/** An error that a person is about to report. */
export interface ErrorReport {
  /** What failed, such as the title of its dialog. */
  title: string;
  /** The form's text to begin with. */
  text: string;
}

/** What the feedback modal was opened for: an error, or a question of the person's own. */
export interface FeedbackRequest {
  report: ErrorReport | null;
}

/** The feedback modal. Messages wait until it is closed (APP-08). */
export const feedback = defineDialog<FeedbackRequest>(() => ({ key: 'feedback', order: 0 }));

const titleKey = 'feedbackTitle';

/** Opens the form for a question, or for what was begun before. */
export const openFeedback = (): void => void feedback.open({ report: null });

/** Opens the form for an error; its title is remembered for this tab's session (APP-13). */
export function openReport(report: ErrorReport): void {
  writeTab(titleKey, report.title);
  void feedback.open({ report });
}

/** True for the error that was the last one to be reported in this session: it is not reported again (APP-13). */
export const isReported = (title: string): boolean => readTab(titleKey) === title;

interface Incident {
  title: string;
  message: string;
  path: string;
  /** ms */
  at: number;
}

/** The text that an error report begins with: what is known of the error, and a place for the person's own words. */
export const reportText = ({ title, message, path, at }: Incident): string =>
  [
    `Что случилось: ${title}`,
    `Текст ошибки: ${message}`,
    `Страница: ${path}`,
    `Время: ${formatDateTime(new Date(at))}`,
    '',
    'Что я делал(а) перед этим: ',
  ].join('\n');
