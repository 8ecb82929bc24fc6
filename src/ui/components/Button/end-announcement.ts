/**
 * Ends what React Aria announces about a button that is removed while it is pending or soon after: the announcement
 * refers to the button for seven more seconds, as an image without a name.
 *
 * @param part an element inside the button; a ref of React
 * @returns the function that React calls when the button is removed
 */
export function endAnnouncement(part: HTMLElement | null): (() => void) | undefined {
  const id = part?.closest('button')?.id;
  if (!id) return undefined;
  return () => {
    for (const node of document.querySelectorAll(`[data-live-announcer] [aria-labelledby~="${id}"]`))
      node.remove();
  };
}
