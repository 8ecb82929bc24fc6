import type { Middleware } from 'openapi-fetch';
import { errorStatuses } from './generated/errors.ts';

const key = 'prefer';

/** `?prefer=jwt-expired` in the address begins it, `?prefer=` ends it; it lasts as long as the tab. */
function chosen(): string {
  const asked = new URLSearchParams(location.search).get(key);
  if (asked !== null) sessionStorage.setItem(key, asked);
  return sessionStorage.getItem(key) ?? '';
}

/** Development only: tells the console, once per operation, when an answer breaks the contract. */
export const answersChecked: Middleware = {
  onResponse({ request, response }) {
    // Streams and files are judged by their headers: a copy of the body would have to be kept until it is read.
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const copy = isJson ? response.clone() : new Response(null, response);
    void import('./contract-check.ts').then(({ checkAnswer }) => checkAnswer(request, copy));
  },
};

/**
 * Development only: asks the stand-in or Prism for a named error with every call of this tab, so that a person can
 * replay each failure in the browser.
 */
export const preferFromAddress: Middleware = {
  onRequest({ request }) {
    const name = chosen();
    if (name === '') return;
    const status = Object.entries(errorStatuses).find(([error]) => error === name)?.[1];
    request.headers.set('prefer', status ? `code=${status}, example=${name}` : `example=${name}`);
  },
};
