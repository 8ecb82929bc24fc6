import { useAgreementList } from '#api/generated/hooks/agreement/agreement.ts';
import type { PersonalAgreement } from '#api/generated/model/personalAgreement.ts';
import { formatDate } from '#lib/dates.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Grid, Heading, Stack, Text } from '#ui/index.ts';

/** The agreements that the user has accepted, with their texts and dates. */
export function AgreementList({ accepted }: { accepted: readonly PersonalAgreement[] }) {
  const { data: texts } = useAgreementList();
  const textOf = (id: number): string => texts?.find((one) => one.id === id)?.text ?? `Соглашение ${id}`;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        Принятые соглашения
      </Heading>
      <Grid as="ul">
        {accepted.map(({ id, date }) => {
          const moment = parseTimestamp(date);
          return (
            <li key={id}>
              <Text>{textOf(id)}</Text>
              {moment && (
                <Text size="sm" tone="muted">
                  Принято {formatDate(moment)}
                </Text>
              )}
            </li>
          );
        })}
      </Grid>
    </Stack>
  );
}
