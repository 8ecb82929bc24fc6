import { useRef } from 'react';
import { useStore } from '#lib/store.ts';
import { copyText } from '#platform/copy.ts';
import { Button, Stack, Text, useOverflow } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { keptText } from './ClosedChat.css.ts';

interface ClosedChatProps {
  conversation: Conversation;
  /** Why it takes no messages. */
  reason: string;
}

function KeptText({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  return (
    <div ref={box} className={keptText} tabIndex={overflows ? 0 : undefined}>
      {text}
    </div>
  );
}

/** Stands in place of the composer. What was typed can be read and copied, and is in the field when the chat is open again. */
export default function ClosedChat({ conversation, reason }: ClosedChatProps) {
  const { text } = useStore(conversation.draft.state);
  return (
    <Stack gap={3}>
      <Text tone="muted" align="center" as="div">
        <span role="status">{reason}</span>
      </Text>
      {text.trim() !== '' && (
        <section aria-label="Неотправленное сообщение">
          <Stack gap={2}>
            <KeptText text={text} />
            <div>
              <Button size="sm" onPress={() => void copyText(text)}>
                Копировать сообщение
              </Button>
            </div>
          </Stack>
        </section>
      )}
    </Stack>
  );
}
