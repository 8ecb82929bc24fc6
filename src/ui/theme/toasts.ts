/** The custom property that `ToastRegion` sets on the root element while it shows notices. */
export const toastHeightProperty = '--np-toast-height';

/** Height of the notices at the bottom of the window; a page adds it to its end, so that all of it can be scrolled to. */
export const toastHeight = `var(${toastHeightProperty}, 0px)`;

/** Custom properties: what stays free of notices at the window's edges. */
export const toastArea = {
  left: '--np-toast-left',
  right: '--np-toast-right',
  bottom: '--np-toast-bottom',
} as const;
