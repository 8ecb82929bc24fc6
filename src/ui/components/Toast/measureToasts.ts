import { toastHeightProperty } from '#ui/theme/toasts.ts';

/**
 * Stores the height of the toasts in the custom property that `toastHeight` reads; a ref callback for their list.
 *
 * @returns the cleanup function, which removes the property
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
