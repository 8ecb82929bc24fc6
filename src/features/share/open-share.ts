import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';

const ShareDialog = lazyPart(() => import('./components/ShareDialog.tsx'));

/** What is shared: a chat of the person, up to a message or to its end. */
export interface Shareable {
  chatUuid: string;
  lastMessageUuid?: string | undefined;
}

/** Opens «Поделиться чатом». */
export const openShare = (chat: Shareable): void => void openDialog(ShareDialog, { chat });
