import { lazyPart } from '#ui/index.ts';

/** The e-mail confirmation modal; its code loads on demand. */
export const EmailConfirmation = lazyPart(() => import('./EmailConfirmationModal.tsx'));
