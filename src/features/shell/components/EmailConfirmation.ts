import { lazyPart } from '#ui/index.ts';

/** The e-mail confirmation modal, whose code comes when it is first opened. */
export const EmailConfirmation = lazyPart(() => import('./EmailConfirmationModal.tsx'));
