/** Longest time that a screen waits for its first data, ms; then it is drawn with its skeleton. */
const longestWait = 200;

/**
 * Waits for the first data of a screen, so that a gateway that is near answers before the screen is drawn: the screen
 * is drawn once, and no skeleton flashes. For the loaders of routes.
 *
 * @param answers what the screen asks for; their failures are the error policy's
 */
export async function waitForFirstData(answers: readonly Promise<unknown>[]): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestWait);
  await Promise.race([Promise.allSettled(answers), isLate]);
  clearTimeout(timer);
}
