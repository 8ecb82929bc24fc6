import type { Middleware } from 'openapi-fetch';
import { errorStatuses } from './generated/errors.ts';

const key = 'prefer';

/** `?prefer=jwt-expired` in the address sets the error, `?prefer=` removes it; it is kept for the tab. */
function chosen(): string {
  const asked = new URLSearchParams(location.search).get(key);
  if (asked !== null) sessionStorage.setItem(key, asked);
  return sessionStorage.getItem(key) ?? '';
}

/** Development with `--check` only: logs answers that violate the contract, once per operation. */
export const answersChecked: Middleware = {
  onResponse({ request, response }) {
    // Only the headers of files are checked: a copy of the body would stay in memory.
    const isRead = /^(?:application\/json|text\/event-stream)/.test(
      response.headers.get('content-type') ?? '',
    );
    const copy = isRead ? response.clone() : new Response(null, response);
    void import('./contract-check.ts').then(({ checkAnswer }) => checkAnswer(request, copy));
  },
};

/**
 * Development only: requests a named error from the stand-in or Prism with every call of this tab, to reproduce failures
 * in the browser.
 */
export const preferFromAddress: Middleware = {
  onRequest({ request }) {
    const name = chosen();
    if (name === '') return;
    const status = Object.entries(errorStatuses).find(([error]) => error === name)?.[1];
    request.headers.set('prefer', status ? `code=${status}, example=${name}` : `example=${name}`);
  },
};
