/**
 * Marks the edges of a horizontally scrolling row where more content is hidden: `data-more` is `start`, `end` or
 * `both`, or absent if everything is visible. `edgeFade` draws the fade. Can be used as a React ref.
 *
 * @returns the cleanup function
 */
export function followEdges(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const look = (): void => {
    const { scrollWidth, clientWidth, scrollLeft } = row;
    // Scroll positions are fractional.
    const isCutBefore = scrollLeft > 1;
    const isCutAfter = scrollWidth - clientWidth - scrollLeft > 1;
    if (isCutBefore || isCutAfter)
      row.dataset['more'] = isCutBefore && isCutAfter ? 'both' : isCutBefore ? 'start' : 'end';
    else delete row.dataset['more'];
  };
  row.addEventListener('scroll', look, { passive: true });
  // jsdom has no layout.
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
  const watch = (): void => {
    for (const element of [row, ...row.children]) sizes?.observe(element);
  };
  watch();
  const items = new MutationObserver(watch);
  items.observe(row, { childList: true });
  return () => {
    row.removeEventListener('scroll', look);
    sizes?.disconnect();
    items.disconnect();
  };
}
