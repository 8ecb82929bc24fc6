import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { adminRequestAdd } from '#api/generated/hooks/admin/admin.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { Button, Inline, textLinkClass } from '#ui/index.ts';
import { RefusalNote } from '../edit/RefusalNote.tsx';
import { ownRefusals, refusalText } from '../edit/refusal.ts';

/** Makes a request for access of a message of the feedback, and leads to it. */
export function MakeRequest({ feedbackUuid }: { feedbackUuid: string }) {
  const [keys] = useState(() => new IdempotencyKeys());
  const making = useMutation({
    mutationFn: () => keys.send(feedbackUuid, (headers) => adminRequestAdd({ feedbackUuid }, { headers })),
    meta: ownRefusals,
  });
  const { data } = making;
  if (data)
    return (
      <Link
        to="/admin/$"
        params={{ _splat: 'requests' }}
        search={{ row: data.uuid } as object}
        className={textLinkClass}
      >
        {`Запрос № ${data.number}`}
      </Link>
    );
  return (
    <Inline gap={3}>
      <Button isPending={making.isPending} onPress={() => making.mutate()}>
        Создать запрос
      </Button>
      <RefusalNote text={refusalText(making.error)} />
    </Inline>
  );
}
