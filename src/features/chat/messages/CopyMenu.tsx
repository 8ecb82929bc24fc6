import { ChevronDown } from 'lucide-react';
import { use } from 'react';
import { useShare } from '#features/share/index.ts';
import { copyText } from '#platform/copy.ts';
import { IconButton, Menu, MenuItem, MenuSeparator } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { copyTextOf } from '../results/copy.ts';
import { ResultContext } from '../results/result-view.ts';
import { textWithSources } from '../results/sources/text-with-sources.ts';
import { toRichAnswer } from './rich-answer.ts';

/**
 * The other ways to pass on an answer: its Markdown, its text without marks (CHAT-10), or the chat up to it, shared with
 * colleagues (HOME-20).
 */
export default function CopyMenu({ message }: { message: Message }) {
  const share = useShare();
  const chatUuid = use(ResultContext)?.conversation.chatUuid;
  return (
    <Menu
      placement="bottom start"
      trigger={<IconButton size="sm" label="Как передать ответ" icon={<ChevronDown />} />}
    >
      <MenuItem onAction={() => void copyText(textWithSources(message))}>Копировать как Markdown</MenuItem>
      <MenuItem onAction={() => void copyTextOf(toRichAnswer(message).then(({ text }) => text))}>
        Копировать как простой текст
      </MenuItem>
      {share && chatUuid && (
        <>
          <MenuSeparator />
          <MenuItem onAction={() => share({ chatUuid, lastMessageUuid: message.id })}>
            Поделиться чатом до&nbsp;этого ответа…
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
