import { ChevronDown } from 'lucide-react';
import { copyText } from '#platform/copy.ts';
import { IconButton, Menu, MenuItem } from '#ui/index.ts';
import type { Message } from '../conversation/chat-state.ts';
import { textWithSources } from '../results/sources/text-with-sources.ts';
import { copyTextOf } from './copy.ts';
import { toRichAnswer } from './rich-answer.ts';

/** The other ways to copy an answer: its Markdown, or its text without marks (CHAT-10). */
export default function CopyMenu({ message }: { message: Message }) {
  return (
    <Menu
      placement="bottom start"
      trigger={<IconButton size="sm" label="Как копировать" icon={<ChevronDown />} />}
    >
      <MenuItem onAction={() => void copyText(textWithSources(message))}>Копировать как Markdown</MenuItem>
      <MenuItem onAction={() => void copyTextOf(toRichAnswer(message).then(({ text }) => text))}>
        Копировать как простой текст
      </MenuItem>
    </Menu>
  );
}
