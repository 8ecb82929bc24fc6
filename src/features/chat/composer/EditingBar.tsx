import { Pencil } from 'lucide-react';
import { useStore } from '#lib/store.ts';
import { Button, Icon, Inline, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';

/** Says that the field changes an earlier request (CHAT-10) or one of the queue (CHAT-28). */
export default function EditingBar({
  conversation,
  onCancel,
}: {
  conversation: Conversation;
  onCancel: () => void;
}) {
  const editing = useStore(conversation.draft.state, (state) => state.editing);
  const isQueued = useStore(conversation.queue, ({ rows }) => rows.some(({ key }) => key === editing));
  return (
    <Inline>
      <Icon size="sm">
        <Pencil />
      </Icon>
      <Text size="sm">Вы&nbsp;изменяете запрос{isQueued && ' из\u00a0очереди'}</Text>
      <Button size="sm" variant="quiet" onPress={onCancel}>
        Отменить
      </Button>
    </Inline>
  );
}
