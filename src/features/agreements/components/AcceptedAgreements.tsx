import { useAgreementList } from '#api/generated/hooks/agreement/agreement.ts';
import { Badge, Failure, Inline, Skeleton, Stack, Text } from '#ui/index.ts';

/** The agreements, each with whether it is in force for an account. `accepted` are the numbers of those that are. */
export function AcceptedAgreements({ accepted }: { accepted: readonly number[] }) {
  const { data, isPending, refetch } = useAgreementList();
  if (isPending) return <Skeleton shape="block" height="240px" />;
  if (!data) {
    return <Failure level={3} title="Не удалось загрузить соглашения" onRetry={refetch} />;
  }
  return (
    <Stack>
      {data.map(({ id, text }) => (
        <Inline key={id} gap={3} align="start" justify="between">
          <Text>{text}</Text>
          {accepted.includes(id) ? (
            <Badge tone="positive">Принято</Badge>
          ) : (
            <Badge tone="neutral">Не принято</Badge>
          )}
        </Inline>
      ))}
    </Stack>
  );
}
