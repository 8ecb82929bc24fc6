/** React Aria waits this long before its first announcement, ms. */
const firstDelay = 100;

/**
 * Removes React Aria's announcements about a button when the button is removed. They refer to it for seven more seconds,
 * and a screen reader finds an image without a name.
 *
 * @param part an element inside the button
 * @returns what to call when the button is removed; together they are a `ref` of React
 */
export function endAnnouncement(part: HTMLElement | null): (() => void) | undefined {
  const button = part?.closest('button');
  if (!button?.id) return undefined;
  const { id, ownerDocument } = button;
  const selector = `[data-live-announcer] [aria-labelledby~="${id}"]`;
  const end = (): void => {
    for (const node of ownerDocument.querySelectorAll(selector)) node.remove();
  };
  return () => {
    end();
    setTimeout(end, 2 * firstDelay);
  };
}
