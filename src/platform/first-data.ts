/** Maximum time that a screen waits for its first data, ms; then it shows its skeleton. */
const maxWait = 200;

/**
 * Waits up to 200 ms for the first data of a screen. If the gateway answers by then, the screen is rendered once, without
 * a skeleton before. For route loaders.
 *
 * @param answers the screen's queries; the error policy reports their failures
 */
export async function waitForFirstData(answers: readonly Promise<unknown>[]): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxWait);
  await Promise.race([Promise.allSettled(answers), isLate]);
  clearTimeout(timer);
}
