/** The custom property that `ToastRegion` sets on the root element while toasts are shown. */
export const toastHeightProperty = '--np-toast-height';

/**
 * Height of the toasts at the bottom of the window; a page adds it as padding at its end, so that everything can be
 * scrolled into view.
 */
export const toastHeight = `var(${toastHeightProperty}, 0px)`;

/** Custom properties: distances of the toasts from the edges of the window. */
export const toastArea = {
  left: '--np-toast-left',
  right: '--np-toast-right',
  bottom: '--np-toast-bottom',
} as const;
