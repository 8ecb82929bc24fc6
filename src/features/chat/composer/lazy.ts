import { lazyPart } from '#ui/index.ts';

/** Parts of the composer that few requests need. */
export const LazyAttachmentChips = lazyPart(() => import('./AttachmentChips.tsx'));
export const LazyEditingBar = lazyPart(() => import('./EditingBar.tsx'));
export const LazyHandedBar = lazyPart(() => import('../handed/HandedBar.tsx'));
export const LazyLimitNote = lazyPart(() => import('./LimitNote.tsx'));
export const LazyLongPaste = lazyPart(() => import('./LongPaste.tsx'));
export const LazyPersonalData = lazyPart(() => import('../personal-data/PersonalDataBar.tsx'));
export const LazyQueueList = lazyPart(() => import('../queue/QueueList.tsx'));
export const LazyRefusedFiles = lazyPart(() => import('./RefusedFiles.tsx'));
export const LazyTemplateList = lazyPart(() => import('../slash/TemplateList.tsx'));
export const LazyRefusedSend = lazyPart(() => import('./RefusedSend.tsx'));
