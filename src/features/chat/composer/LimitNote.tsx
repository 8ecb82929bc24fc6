import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getLimitListQueryKey, useLimitList } from '#api/generated/hooks/user/user.ts';
import { useStore } from '#lib/store.ts';
import { leftText, limitState, limitText } from '#platform/limits.ts';
import { useArea } from '#platform/session/useSession.ts';
import { Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';

/** The note is missing then, and nothing else. */
const meta = { inline: [400, 404, 418, 429] };

interface LimitNoteProps {
  conversation: Conversation;
  serviceType: string;
}

/** From 80 % of the service's limit: «Осталось 3 запроса до завтра» (PROF-04). Guests have no limits. */
export default function LimitNote({ conversation, serviceType }: LimitNoteProps) {
  const queries = useQueryClient();
  const isEmployee = useArea() === 'ai';
  const { data: limits = [] } = useLimitList({ query: { enabled: isEmployee, meta } });
  const isRunning = useStore(conversation.state, ({ phase }) => phase !== 'idle');
  // Each request counts, so the limits are asked for again after its answer.
  useEffect(() => {
    if (!isRunning) return;
    return () => void queries.invalidateQueries({ queryKey: getLimitListQueryKey() });
  }, [isRunning, queries]);

  const scarce = limits.find(
    (one) => one.serviceType === serviceType && !['unlimited', 'open'].includes(limitState(one)),
  );
  if (!scarce) return null;
  const { limit } = scarce;
  const isNear = limit !== null && limitState(scarce) === 'near';
  return (
    <Text size="sm" tone={isNear ? 'muted' : 'negative'} as="div">
      <span role="status">
        {isNear ? leftText({ ...scarce, limit }, new Date()) : limitText(scarce, new Date())}
      </span>
    </Text>
  );
}
