/** Answers for the main page and for a chat: `index.html` asks for them while the code of the page loads. */
declare global {
  interface Window {
    /** By path and query; an answer is null if the call failed. */
    earlyAnswers?: Record<string, Promise<Response | null>>;
  }
}

/** Older answers are not taken, ms: a page that is opened later asks for itself. */
const maxAge = 10_000;

/**
 * Takes the answer to a call of an employee's page; undefined if `index.html` has not asked for it. An answer is taken once,
 * and only in the first ten seconds of the page.
 *
 * @param now time since the page began, ms
 */
export function takeEarlyAnswer(
  { url, method, headers }: Pick<Request, 'url' | 'method' | 'headers'>,
  now = performance.now(),
): Promise<Response | null> | undefined {
  const early = globalThis.window?.earlyAnswers;
  if (!early || method !== 'GET' || headers.get('Session-Type') !== 'ai') return undefined;
  const { pathname, search } = new URL(url);
  const answer = early[pathname + search];
  delete early[pathname + search];
  return now < maxAge ? answer : undefined;
}

/** Forgets the answers that nobody has taken. They belong to the session in which the page began. */
export function dropEarlyAnswers(): void {
  delete window.earlyAnswers;
}
