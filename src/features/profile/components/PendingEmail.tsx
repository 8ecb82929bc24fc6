import { useQueryClient } from '@tanstack/react-query';
import { getProfileReadQueryKey, usePendingEmailRemove } from '#api/generated/hooks/user/user.ts';
import type { PendingEmail as Pending } from '#api/generated/model/pendingEmail.ts';
import { formatDateTime } from '#lib/dates.ts';
import { Button, Stack, Text, toast } from '#ui/index.ts';

/** 404 means that it was confirmed or cancelled meanwhile: the page is refreshed without a message. */
const meta = { inline: [404] };

/** The person's unconfirmed new address, with «Это не я» (AUTH-13). */
export function PendingEmail({ pending: { email, requestedBy, expires } }: { pending: Pending }) {
  const queries = useQueryClient();
  const remove = usePendingEmailRemove({
    mutation: {
      meta,
      onSuccess: () => toast.show({ tone: 'positive', title: 'Новый адрес отменён' }),
      onSettled: () => queries.invalidateQueries({ queryKey: getProfileReadQueryKey() }),
    },
  });
  return (
    <Stack gap={1} align="start">
      <Text>
        Ждёт подтверждения: <strong>{email}</strong>
      </Text>
      <Text size="sm" tone="muted">
        Адрес указал администратор {requestedBy}. Он начнёт действовать, когда его подтвердят по&nbsp;ссылке
        из&nbsp;письма, не&nbsp;позже {formatDateTime(new Date(expires))}.
      </Text>
      <Button size="sm" isPending={remove.isPending} onPress={() => remove.mutate()}>
        Это не я
      </Button>
    </Stack>
  );
}
