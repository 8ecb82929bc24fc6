/**
 * Marks a row that scrolls sideways by where there is more of it: `data-more` is `start`, `end` or `both`, and absent
 * where everything is in sight. `edgeFade` draws it. A ref of React, or called with the element.
 *
 * @returns the function that ends it
 */
export function followEdges(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const look = (): void => {
    const { scrollWidth, clientWidth, scrollLeft } = row;
    // Browsers scroll by fractions of a pixel.
    const isCutBefore = scrollLeft > 1;
    const isCutAfter = scrollWidth - clientWidth - scrollLeft > 1;
    if (isCutBefore || isCutAfter)
      row.dataset['more'] = isCutBefore && isCutAfter ? 'both' : isCutBefore ? 'start' : 'end';
    else delete row.dataset['more'];
  };
  row.addEventListener('scroll', look, { passive: true });
  // jsdom has no sizes.
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
