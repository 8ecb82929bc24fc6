import { ApiError } from '#api/error.ts';
import { toast } from '#ui/index.ts';
import { unavailable } from '../availability.ts';
import { openInfoDialog } from '../info-dialog.ts';
import { resetSession, session } from '../session/session.ts';
import { decide, type Verdict } from './decide.ts';
import { unknownErrorText } from './titles.ts';

const shownOnce = new Set<string>();
session.subscribe(() => {
  // "One-time" is once per session (PRE-02).
  if (session.get().state === 'UN_AUTHENTICATED') shownOnce.clear();
});

function showToast(verdict: Extract<Verdict, { action: 'toast' }>): void {
  if (verdict.once && shownOnce.has(verdict.text)) return;
  if (verdict.once) shownOnce.add(verdict.text);
  toast.show({ tone: 'negative', title: verdict.text, timeout: verdict.timeout });
}

/** True when a lost session has been dealt with: of ten parallel 401s only the first one acts (PRE-02). */
const alreadyReset = (error: ApiError): boolean =>
  error.operationId !== 'authLogin' && session.get().state === 'UN_AUTHENTICATED';

function execute(verdict: Verdict, error: ApiError): void {
  switch (verdict.action) {
    case 'ignore':
    case 'inline':
      return;
    case 'toast':
      showToast(verdict);
      return;
    case 'dialog':
      if (verdict.reset && alreadyReset(error)) return;
      if (verdict.reset) resetSession();
      openInfoDialog({ title: verdict.title, message: verdict.text, isError: true });
      return;
    case 'reset':
      resetSession();
      return;
    case 'unavailable':
      unavailable.set(true);
      return;
  }
}

/**
 * The one place where a failed call has its consequence. Query and mutation caches and the chat call it; nobody
 * else catches for show.
 *
 * @returns what was decided, for a screen that shows a text in its place
 */
export function reportError(error: unknown): Verdict {
  if (!(error instanceof ApiError)) {
    openInfoDialog({ title: 'Ошибка', message: unknownErrorText, isError: true });
    return { action: 'dialog', title: 'Ошибка', text: unknownErrorText, reset: false };
  }
  const verdict = decide(error);
  execute(verdict, error);
  return verdict;
}
