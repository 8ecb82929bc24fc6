import { type ReactNode, useRef } from 'react';
import { useStore } from '#lib/store.ts';
import { copyText } from '#platform/copy.ts';
import { Button, Stack, useOverflow } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { keptText } from './KeptMessage.css.ts';

function KeptText({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  return (
    <div ref={box} className={keptText} tabIndex={overflows ? 0 : undefined}>
      {text}
    </div>
  );
}

/** The draft of a chat that takes no messages, to be read and copied. The field has it again when the chat takes messages. */
export function KeptMessage({ conversation }: { conversation: Conversation }): ReactNode {
  const { text } = useStore(conversation.draft.state);
  if (text.trim() === '') return null;
  return (
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
  );
}
