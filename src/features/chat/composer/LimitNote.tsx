import type { ReactNode } from 'react';
import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';
import { askSupport } from '#platform/feedback.ts';
import { limitState } from '#platform/limit-state.ts';
import { leftText, limitRequest, limitText } from '#platform/limits.ts';
import { canMailToSupport } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Button, Inline, Stack, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { OtherService } from '../steps/OtherService.tsx';
import { KeptMessage } from './KeptMessage.tsx';

interface LimitNoteProps {
  conversation: Conversation;
  limit: ServiceLimit;
}

/**
 * What is left of the service's limit, «Осталось 3 запроса до завтра» (PROF-04). Used up, it says until when, and offers
 * another service and a letter that asks for more. A closed service is told in place of the field: what was typed can be
 * copied and moved.
 */
export default function LimitNote({ conversation, limit: row }: LimitNoteProps): ReactNode {
  const { profile } = useSession();
  const state = limitState(row);
  const { limit, title } = row;
  if (state === 'near' && limit !== null)
    return (
      <Text size="sm" tone="muted" as="div">
        <span role="status">{leftText({ ...row, limit }, new Date())}</span>
      </Text>
    );
  const isClosed = state === 'closed';
  const canAsk = profile && canMailToSupport(profile);
  const closed = `Сервис «${title}» вам пока не\u00a0открыт.`;
  const whom = canAsk ? '' : ' Его открывает тот, кто дал вам доступ к\u00a0порталу.';
  return (
    <Stack gap={3}>
      <Inline justify="between" wrap>
        <Text size="sm" tone={isClosed ? 'text' : 'negative'} as="div">
          <span role="status">{isClosed ? closed + whom : limitText(row, new Date())}</span>
        </Text>
        <Inline wrap>
          {canAsk && (
            <Button size="sm" variant="quiet" onPress={() => askSupport(limitRequest(row))}>
              {isClosed ? 'Попросить доступ' : 'Попросить больше'}
            </Button>
          )}
          <OtherService conversation={conversation} />
        </Inline>
      </Inline>
      {isClosed && <KeptMessage conversation={conversation} />}
    </Stack>
  );
}
