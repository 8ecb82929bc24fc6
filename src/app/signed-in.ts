/** What follows a signed-in employee over all pages. Loaded after the sign-in. */
import { followActivity } from '#features/activity/index.ts';
import type { LazyServerState } from './lazy-server-state.ts';
import type { PortalRouter } from './router.ts';

type End = () => void;

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
 * Follows running answers and unexpected errors.
 *
 * @returns a function that ends it
 */
export function followEmployee(router: PortalRouter, serverState: LazyServerState): End {
  const endErrors = followErrors(router, serverState);
  const endActivity = followActivity(({ value, chatUuid }) => {
    void router.navigate({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name: value, chatUuid } });
  });
  return () => {
    endErrors();
    endActivity();
  };
}
