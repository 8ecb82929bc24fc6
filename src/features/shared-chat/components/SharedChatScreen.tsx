import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import { chatShareAccept, useChatShareRead } from '#api/generated/hooks/share/share.ts';
import type { SharedChat } from '#api/generated/model/sharedChat.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { requestsTaken } from '#platform/chat-activity.ts';
import {
  Button,
  EmptyState,
  Failure,
  Heading,
  NotFoundIllustration,
  Preloader,
  Stack,
  Text,
  TimeText,
} from '#ui/index.ts';
import { SharedMessageView } from './SharedMessageView.tsx';
import { page } from './shared-chat.css.ts';

/** A shared chat, read-only, with «Продолжить у себя». One that is revoked or not meant for the person is not found. */
export function SharedChatScreen({ uuid }: { uuid: string }) {
  const { data, error, refetch } = useChatShareRead(uuid, { query: { gcTime: 0, meta: { inline: [404] } } });
  if (data) return <Shown chat={data} />;
  if (!error) return <Preloader />;
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? (
    <EmptyState
      level={1}
      illustration={<NotFoundIllustration />}
      title="Чат не найден"
      text="Доступ отозвали, или чат открыли другому человеку. Попросите владельца поделиться ещё раз."
    />
  ) : (
    <Failure level={1} title="Не удалось открыть чат" onRetry={refetch} />
  );
}

function Shown({ chat }: { chat: SharedChat }) {
  const { uuid, title, owner, created, content, withFiles } = chat;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const { mutate, isPending } = useMutation({
    mutationFn: () => keys.send(uuid, (headers) => chatShareAccept(uuid, { headers })),
    async onSuccess({ value, uuid: chatUuid }) {
      requestsTaken.set(requestsTaken.get() + 1);
      await queryClient.invalidateQueries();
      void navigate({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name: value, chatUuid } });
    },
  });
  const date = parseTimestamp(created);
  return (
    <article className={page}>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="lg">
            {title || 'Чат без названия'}
          </Heading>
          <Text tone="muted">
            Делится {owner}
            {date && (
              <>
                {', '}
                <TimeText date={date} />
              </>
            )}
            . Это снимок: новые сообщения в{'\u00a0'}него не{'\u00a0'}
            попадают.
            {!withFiles && ' Файлы не\u00a0приложены.'}
          </Text>
          <div>
            <Button variant="primary" isPending={isPending} onPress={() => mutate()}>
              Продолжить у{'\u00a0'}себя
            </Button>
          </div>
        </Stack>
        <Stack gap={5}>
          {content.map((message, index) => (
            // The copy never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: a message has no id of its own
            <SharedMessageView key={index} message={message} />
          ))}
        </Stack>
      </Stack>
    </article>
  );
}
