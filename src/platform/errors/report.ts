import { ApiError } from '#api/error.ts';
import { toast } from '#ui/index.ts';
import { isOffline, unavailable } from '../availability.ts';
import { openEmailConfirmation } from '../email-confirmation.ts';
import { openInfoDialog } from '../info-dialog.ts';
import { ignored401s } from '../session/ignored-401s.ts';
import { lapsedGuest } from '../session/lapsed-guest.ts';
import { session, sessionHere } from '../session/session.ts';
import { checkStatus } from '../status-poll.ts';
import { type CallMeta, decide, needsSession, unknownErrorText, type Verdict } from './decide.ts';

/** Texts that are shown only once per session and were shown (PRE-02). */
const shownOnce = new Set<string>();

/** Clears the notices of a user when the user changes. */
export function forgetNotices(): void {
  shownOnce.clear();
  toast.clearHistory();
}

function showToast(verdict: Extract<Verdict, { action: 'toast' }>, error: ApiError): void {
  if (verdict.once && shownOnce.has(verdict.text)) return;
  if (verdict.once) shownOnce.add(verdict.text);
  const { text, timeout } = verdict;
  // Opens AUTH-08; the login form offers a new letter instead.
  const email = needsSession(error) ? verdict.email : null;
  toast.show({
    tone: 'negative',
    title: text,
    timeout,
    ...(email && { action: { label: 'Подтвердить', onPress: () => openEmailConfirmation(email) } }),
  });
}

/**
 * Ends the session of the page. An employee signs in again over the page (AUTH-12); a guest is redirected to the bot's
 * login, because a guest may have only a link.
 */
function lapse({ title, text }: Extract<Verdict, { action: 'lapse' }>): void {
  const here = sessionHere();
  if (here === session) {
    here.lapse(title);
    return;
  }
  lapsedGuest.set(here.get().profile?.email ?? null);
  here.reset();
  // Not an error, so it cannot be reported.
  openInfoDialog({ title, message: text, isError: false, callbackLabel: 'Войти' });
}

/**
 * Asks for the status after a call that failed as in an outage. If the services are up, or without a network, only this call has
 * failed: a dialog says so, unless its screen does.
 */
async function noteOutage(
  { title, text, notice }: Extract<Verdict, { action: 'unavailable' }>,
  { requestId, code }: ApiError,
  { isShown = false }: CallMeta = {},
): Promise<void> {
  if (unavailable.get()) return;
  if (!isOffline()) await checkStatus();
  if (unavailable.get() || isShown || notice !== null) return;
  openInfoDialog({ title, message: text, isError: true, requestId, code });
}

function execute(verdict: Verdict, error: ApiError, meta?: CallMeta): void {
  const isOpen = !needsSession(error);
  const isOver = sessionHere().get().state !== 'AUTHENTICATED';
  switch (verdict.action) {
    case 'ignore':
      // Not shown (PRE-01); another call checks the session.
      if (error.status === 401 && !isOpen) ignored401s.set(ignored401s.get() + 1);
      return;
    case 'inline':
      return;
    case 'toast':
      showToast(verdict, error);
      return;
    case 'dialog':
      if (verdict.reset && isOver && !isOpen) return;
      if (verdict.reset && !isOpen) sessionHere().reset();
      openInfoDialog({
        title: verdict.title,
        message: verdict.text,
        isError: true,
        requestId: error.requestId,
      });
      return;
    case 'lapse':
      // Of ten parallel 401s only the first has an effect (PRE-02).
      if (!isOver) lapse(verdict);
      else if (isOpen) openInfoDialog({ title: verdict.title, message: verdict.text, isError: true });
      return;
    case 'unavailable':
      void noteOutage(verdict, error, meta);
      return;
  }
}

/**
 * Applies the error policy to a failed call. Only the query and mutation caches and the chat call it; screens do not catch
 * errors to show them.
 *
 * @param meta how the call handles its own failures
 * @returns the verdict, for a screen that shows the text itself
 */
export function reportError(error: unknown, meta?: CallMeta): Verdict {
  if (!(error instanceof ApiError)) {
    openInfoDialog({ title: 'Ошибка', message: unknownErrorText, isError: true });
    return { action: 'dialog', title: 'Ошибка', text: unknownErrorText, reset: false };
  }
  const ownEmail = needsSession(error) ? sessionHere().get().profile?.email : null;
  const verdict = decide(error, meta, ownEmail || null);
  execute(verdict, error, meta);
  return verdict;
}
