import { lazyPart } from '#ui/index.ts';

/** `FilePreview`, loaded when it is first opened. */
export const FilePreview = lazyPart(() => import('./FilePreviewDialog.tsx'));
