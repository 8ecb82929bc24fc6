import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  getPresentationLinkReadQueryKey,
  presentationLinkAdd,
  presentationLinkRead,
  presentationLinkRemove,
} from '#api/generated/hooks/presentation/presentation.ts';
import { basePath } from '#lib/base-path.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { Failure, Heading, Skeleton, Stack, Text, toast } from '#ui/index.ts';
import { LinkState } from './LinkState.tsx';
import { NewLink } from './NewLink.tsx';

/** The address that opens a show. The secret stands after the `#`, which browsers send to no server. */
const addressOf = (secret: string): string => `${location.origin}${basePath}show#${secret}`;

/** The part of the sharing form with the link for people without an account (PRES-75). */
export default function ShowLink({ uuid }: { uuid: string }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  /** The secret is sent once, so it is kept in this state only and in no cache. */
  const [address, setAddress] = useState<string | null>(null);
  const params = { presentationId: uuid };
  const queryKey = getPresentationLinkReadQueryKey(params);
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => presentationLinkRead(params, { signal }),
    staleTime: 0,
  });
  const invalidate = () => queryClient.invalidateQueries({ queryKey });
  const add = useMutation({
    async mutationFn(days: number) {
      const { secret } = await keys.send(`${days}`, (headers) =>
        presentationLinkAdd({ uuid, days }, { headers }),
      );
      setAddress(secret === null ? null : addressOf(secret));
      await invalidate();
    },
    onError: invalidate,
  });
  const stop = useMutation({
    mutationFn: () => presentationLinkRemove(params),
    async onSuccess() {
      setAddress(null);
      await invalidate();
      toast.show({ tone: 'positive', title: 'Ссылка остановлена' });
    },
    onError: invalidate,
  });
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={3} size="md" id={id}>
          Ссылка для показа
        </Heading>
        {isError ? (
          <Failure level={3} title="Не удалось узнать о ссылке" onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height="4rem" />
        ) : !data.isAllowed ? (
          <Text size="sm" tone="muted">
            Показывать презентации по&nbsp;ссылке, без&nbsp;учётной записи, в&nbsp;вашей компании нельзя.
            Разрешить это может её&nbsp;администратор.
          </Text>
        ) : (
          <>
            {data.link && (
              <LinkState
                link={data.link}
                address={address}
                isStopping={stop.isPending}
                onStop={() => stop.mutateAsync().catch(() => undefined)}
              />
            )}
            <NewLink hasLink={data.link !== null} isPending={add.isPending} onAdd={add.mutate} />
          </>
        )}
      </Stack>
    </section>
  );
}
