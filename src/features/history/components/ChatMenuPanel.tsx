import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { historyChatPin } from '#api/generated/hooks/history/history.ts';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import {
  type AddressedPlace,
  type ExportFormat,
  loadExport,
  openFinding,
  useHiddenChat,
} from '#features/chat/index.ts';
import { useShare } from '#features/share/index.ts';
import { openChatName } from '#platform/chat-title.ts';
import { openDialog } from '#platform/dialogs.ts';
import { MenuItem, MenuPanel, type MenuPanelProps, useMedia } from '#ui/index.ts';
import { media } from '#ui/theme/index.ts';
import { exportFormats } from '../model/export-formats.ts';
import { refreshHistory } from '../model/history-keys.ts';
import { chatsOf, pageSize } from '../model/pages.ts';
import { sourceOf } from '../model/sources.ts';
import { useChatHiding } from '../useChatHiding.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { ChatItems } from './RowMenu.tsx';

export interface ChatMenuProps {
  place: AddressedPlace;
  chatUuid: string;
  /** Named in the files. */
  serviceTitle: string;
}

type ChatMenuPanelProps = ChatMenuProps & Pick<MenuPanelProps, 'label' | 'triggerRef' | 'onClose'>;

/** The chat on the first page of its list, where the pinned ones are, too (`HistoryChatPage` of the contract). */
function useListed(place: AddressedPlace, chatUuid: string) {
  const source = sourceOf(place);
  const { data, isPending } = useQuery({
    queryKey: [...source.keyOf(undefined), 'first'],
    queryFn: ({ signal }) => source.load({ page: 0, size: pageSize }, signal),
    enabled: !place.isGuest,
  });
  const listed = data && chatsOf([data]).find(({ uuid }) => uuid === chatUuid);
  return { listed, isPending };
}

/** The open menu. What an action has begun goes on when the menu is closed. */
export default function ChatMenuPanel({ place, chatUuid, serviceTitle, ...panel }: ChatMenuPanelProps) {
  const queryClient = useQueryClient();
  const share = useShare();
  const isPhone = useMedia(media.below('sm'));
  const openChat = useHiddenChat();
  const { listed, isPending } = useListed(place, chatUuid);
  const name = listed?.content ?? openChatName();
  const chat: HistoryChat = listed ?? {
    uuid: chatUuid,
    content: name,
    value: place.serviceType,
    serviceType: place.serviceType,
    date: '',
    ...(place.kind === 'template' && { templateId: place.id }),
  };
  const { mutate: pin } = useMutation({
    mutationFn: (pinned: boolean) => historyChatPin({ uuid: chatUuid, pinned }),
    onSettled: () => refreshHistory(queryClient),
  });
  const { hide } = useChatHiding({
    hideChat: sourceOf(place).hide,
    onHidden: () => openChat.onHidden(place, chatUuid),
    onRestored: () => openChat.onRestored(place, chatUuid),
  });
  const download = async (format: ExportFormat): Promise<void> => {
    const { exportChat } = await loadExport();
    await exportChat({ uuid: chatUuid, serviceTitle }, format);
  };
  return (
    <MenuPanel {...panel}>
      {/* Elsewhere it is a button of the head. */}
      {isPhone && (
        <MenuItem icon={<Search />} onAction={() => openFinding(chatUuid)}>
          Найти в&nbsp;чате
        </MenuItem>
      )}
      <ChatItems
        isPinned={listed?.pinned === true}
        isPinKnown={!isPending}
        arrange={
          place.isGuest
            ? undefined
            : { rename: () => void openDialog(RenameDialog, { uuid: chatUuid, title: name }), pin }
        }
        share={share && (() => share({ chatUuid }))}
        hide={() => hide([chat])}
      >
        {exportFormats.map(({ format, action }) => (
          <MenuItem key={format} icon={<Download />} onAction={() => void download(format)}>
            {action}
          </MenuItem>
        ))}
      </ChatItems>
    </MenuPanel>
  );
}
