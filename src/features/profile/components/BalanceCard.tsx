import { RefreshCw } from 'lucide-react';
import { useBalanceRead } from '#api/generated/hooks/user/user.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { announce } from '#platform/announcer.ts';
import { canUpdateBalance } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Button, Card, Heading, Inline, Loaded, Stack, Text, TimeText } from '#ui/index.ts';
import { formatMoney } from '../model/money.ts';

/** The balance with its time; those who may ask for a newer one. */
export function BalanceCard() {
  const { profile } = useSession();
  const balance = useBalanceRead();
  const update = async (): Promise<void> => {
    const { isSuccess } = await balance.refetch();
    if (isSuccess) announce('Баланс обновлён');
  };
  return (
    <Card as="section" padding="lg">
      <Loaded query={balance} failure="Не удалось загрузить баланс">
        {({ amount, currency, updated }) => (
          <Inline justify="between" wrap>
            <Stack gap={1}>
              <Heading level={2} size="md">
                Баланс
              </Heading>
              <Text size="xl" weight="semibold" tabular>
                {formatMoney(amount, currency)}
              </Text>
              <UpdatedText updated={updated} />
            </Stack>
            {profile && canUpdateBalance(profile) && (
              <Button icon={<RefreshCw />} isPending={balance.isFetching} onPress={() => void update()}>
                Обновить баланс
              </Button>
            )}
          </Inline>
        )}
      </Loaded>
    </Card>
  );
}

/** «Обновлён сегодня, 9:05»; nothing without a readable time. */
function UpdatedText({ updated }: { updated: string }) {
  const date = parseTimestamp(updated);
  return (
    date && (
      <Text size="sm" tone="muted">
        Обновлён: <TimeText date={date} />
      </Text>
    )
  );
}
