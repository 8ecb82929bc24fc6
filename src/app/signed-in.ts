/** What follows a signed-in employee over all pages. Loaded after the sign-in. */
import { followFieldLimits } from '#platform/field-limits.ts';
import type { LazyServerState } from './lazy-server-state.ts';
import type { PortalRouter } from './router.ts';

type End = () => void;

/** After this time what nothing of the first screen waits for begins, ms. */
const laterDelay = 2000;

/** Reports an error; the code for it is loaded at the first one. Without it the error is lost, everything else works. */
const report = (thrown: unknown): void =>
  void import('#platform/errors/report-errors.ts').then(
    (code) => code.reportUnexpected(thrown),
    () => undefined,
  );

/**
 * Reports unexpected errors for the administrators (ADM-33): those that nothing catches, those that a page catches while
 * it is rendered, and answers that do not match the contract.
 */
function followErrors(router: PortalRouter, serverState: LazyServerState): End {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('error', ({ error }) => report(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal });
  router.update({ ...router.options, defaultOnCatch: report });
  let endCalls: End | undefined;
  const followCalls = (): void => {
    endCalls ??= serverState
      .get()
      ?.queryClient.getQueryCache()
      .subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') report(event.action.error);
      });
  };
  const unsubscribe = serverState.subscribe(followCalls);
  followCalls();
  return () => {
    listening.abort();
    unsubscribe();
    endCalls?.();
  };
}

/**
 * Follows unexpected errors and limits of fields, and some seconds later running answers, settings and looks.
 *
 * @returns a function that ends it
 */
export function followEmployee(router: PortalRouter, serverState: LazyServerState): End {
  const endErrors = followErrors(router, serverState);
  const endLimits = followFieldLimits();
  let endLater: End | undefined;
  let hasEnded = false;
  const timer = setTimeout(async () => {
    // Without its code running answers are not listed, and the settings are those that this browser knows.
    const code = await import('./later.ts').catch(() => null);
    if (!hasEnded) endLater = code?.followLater(router);
  }, laterDelay);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    endLater?.();
    endErrors();
    endLimits();
  };
}
