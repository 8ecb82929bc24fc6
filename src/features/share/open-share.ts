import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';
import type { Shareable } from './components/ShareDialog.tsx';

const ShareDialog = lazyPart(() => import('./components/ShareDialog.tsx'));

/** Opens «Поделиться чатом». */
export const openShare = (chat: Shareable): void => void openDialog(ShareDialog, { chat });
