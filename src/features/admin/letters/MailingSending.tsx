import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminMailingStop, adminMailingTestSend } from '#api/generated/hooks/admin/admin.ts';
import type { Mailing } from '#api/generated/model/mailing.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { openDialog } from '#platform/dialogs.ts';
import { Badge, Button, Inline, ProgressBar, Stack, Text, toast } from '#ui/index.ts';
import { ownRefusals, tellRefusal } from '../edit/refusal.ts';
import { Moment } from '../kit/Moment.tsx';
import { mailingStatus, recipients, toRecipients } from '../words/mailing-words.ts';
import { Audience } from './Audience.tsx';
import { ConfirmMailing } from './ConfirmMailing.tsx';

/** Time between two looks at a mailing that waits or is being sent, ms. */
const interval = 2000;

interface MailingSendingProps {
  mailing: Mailing;
  /** False where the mailing is only read. */
  canChange: boolean;
  refresh: () => void;
}

/** How far a mailing is, and its next step: test, start, cancel, stop (ADM-29). */
export function MailingSending({ mailing, canChange, refresh }: MailingSendingProps) {
  const { status, count, delivered, failed, startsAt } = mailing;
  const { label, tone } = mailingStatus(status);
  useProgress(status === 'waiting' || status === 'sending', refresh);
  const stopping = useMutation({
    mutationFn: () => adminMailingStop({ uuid: mailing.uuid }),
    meta: ownRefusals,
    onError: tellRefusal,
    onSettled: refresh,
  });
  if (status === 'draft') return <Draft mailing={mailing} canChange={canChange} refresh={refresh} />;
  const total = count ?? 0;
  const done = delivered + failed;
  return (
    <Stack>
      <Inline wrap>
        <Badge tone={tone}>{label}</Badge>
        <Text>{recipients(total)}</Text>
      </Inline>
      {status === 'waiting' && (
        <Text>
          Начнётся <Moment value={startsAt} />. До этого рассылку можно отменить.
        </Text>
      )}
      {status === 'sending' && (
        <ProgressBar
          label="Отправлено"
          value={total === 0 ? 0 : (done / total) * 100}
          valueText={`${done} из ${total}`}
        />
      )}
      {status !== 'waiting' && (
        <div role="status">
          <Text>
            Доставлено: {delivered}, не доставлено: {failed}
            {status === 'stopped' && `, не\u00a0отправлено: ${total - done}`}
          </Text>
        </div>
      )}
      {canChange && (status === 'waiting' || status === 'sending') && (
        <Inline wrap>
          <Button variant="danger" isPending={stopping.isPending} onPress={() => stopping.mutate()}>
            {status === 'waiting' ? 'Отменить рассылку' : 'Остановить'}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Draft({ mailing, canChange, refresh }: MailingSendingProps) {
  const { uuid, version, tested } = mailing;
  const [count, setCount] = useState<number | null>(null);
  const [keys] = useState(() => new IdempotencyKeys());
  const testing = useMutation({
    mutationFn: () =>
      keys.send(`${version} ${tested}`, (headers) => adminMailingTestSend({ uuid, version }, { headers })),
    meta: ownRefusals,
    onSuccess() {
      const place = mailing.channel === 'mail' ? 'вам на\u00a0почту' : 'в\u00a0ваши уведомления';
      toast.show({ tone: 'positive', title: `Тест отправлен ${place}` });
    },
    onError: tellRefusal,
    onSettled: refresh,
  });
  const start = async (expected: number): Promise<void> => {
    const started = await openDialog(ConfirmMailing, { mailing, count: expected }, { isOfScreen: true });
    if (started) toast.show({ tone: 'positive', title: started });
    refresh();
  };
  return (
    <Stack gap={6}>
      <Audience mailing={mailing} onCount={setCount} />
      <Stack gap={3}>
        <Text>
          {tested === null ? (
            'Тест этой версии ещё не\u00a0отправлен: без него рассылку не\u00a0начать.'
          ) : (
            <>
              Тест этой версии отправлен <Moment value={tested} />.
            </>
          )}
        </Text>
        {canChange && (
          <Inline wrap>
            <Button isPending={testing.isPending} onPress={() => testing.mutate()}>
              Отправить тест себе
            </Button>
            <Button
              variant="primary"
              isDisabled={tested === null || !count}
              onPress={() => count && void start(count)}
            >
              {count ? `Отправить ${toRecipients(count)}` : 'Отправить'}
            </Button>
          </Inline>
        )}
      </Stack>
    </Stack>
  );
}

/** Reads the mailing again while it is on its way and the page is visible. */
function useProgress(isOn: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), interval);
    return () => clearInterval(timer);
  }, [isOn, refresh]);
}
