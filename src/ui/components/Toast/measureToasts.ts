import { toastHeightProperty } from '#ui/theme/toasts.ts';

/**
 * Keeps the height of the notices in the custom property that `toastHeight` reads; a ref callback of their list.
 *
 * @returns the function that ends it and removes the property
 */
export function measureToasts(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(toastHeightProperty, `${list.offsetHeight}px`));
  observer.observe(list);
  return () => {
    observer.disconnect();
    style.removeProperty(toastHeightProperty);
  };
}
