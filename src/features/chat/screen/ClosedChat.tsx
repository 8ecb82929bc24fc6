import { Stack, Text } from '#ui/index.ts';
import { KeptMessage } from '../composer/KeptMessage.tsx';
import type { Conversation } from '../conversation/conversation.ts';

interface ClosedChatProps {
  conversation: Conversation;
  /** Why it takes no messages. */
  reason: string;
}

/** Stands in place of the composer. */
export default function ClosedChat({ conversation, reason }: ClosedChatProps) {
  return (
    <Stack gap={3}>
      <Text tone="muted" align="center" as="div">
        <span role="status">{reason}</span>
      </Text>
      <KeptMessage conversation={conversation} />
    </Stack>
  );
}
