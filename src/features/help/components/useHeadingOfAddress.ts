import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Shows the heading that the address names and moves the focus to it, after loading and after each press of a link to it.
 * The router scrolls too, but before an article is rendered whose code was not loaded; after Back it restores the scroll.
 */
export function useHeadingOfAddress(): void {
  const hash = useLocation({ select: (location) => location.hash });
  // A second press of the same link is a new entry of the history.
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  // biome-ignore lint/correctness/useExhaustiveDependencies(entry): see above
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, [hash, entry]);
}
