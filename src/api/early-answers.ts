/**
 * Answers that `index.html` has asked for before the code of the page was there: what the main page and a chat need first.
 */
declare global {
  interface Window {
    /** By path; an answer is null if the call failed. */
    earlyAnswers?: Record<string, Promise<Response | null>>;
  }
}

/** Older answers are not taken, ms: a page that is opened later asks for itself. */
const maxAge = 10_000;

/**
 * Takes the answer to a call that the page began before its code; undefined if there is none. Each is taken once, and none
 * after the first ten seconds of the page.
 *
 * @param now time since the page began, ms
 */
export function takeEarlyAnswer(
  { url, method }: Pick<Request, 'url' | 'method'>,
  now = performance.now(),
): Promise<Response | null> | undefined {
  const early = globalThis.window?.earlyAnswers;
  const { pathname, search } = new URL(url);
  const answer = method === 'GET' ? early?.[pathname + search] : undefined;
  if (!early || !answer) return undefined;
  delete early[pathname + search];
  return now < maxAge ? answer : undefined;
}
