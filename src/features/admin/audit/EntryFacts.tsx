import type { AuditEntry } from '#api/generated/model/auditEntry.ts';
import { Stack, Text } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { Moment } from '../kit/Moment.tsx';
import { resultText } from '../words/audit-words.ts';
import { BatchEntries } from './BatchEntries.tsx';
import { Changes } from './Changes.tsx';

/** An entry of the audit: who, when, from where, and what was changed. */
export function EntryFacts({ entry, area }: { entry: AuditEntry; area: AdminArea }) {
  const { moment, actor, address, entity, result, changes, children } = entry;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text>{actor}</Text>
        <Text size="sm" tone="muted">
          <Moment value={moment} />
          {`, ${resultText(result).toLowerCase()}`}
          {address && `, адрес ${address}`}
        </Text>
      </Stack>
      {children > 0 && <BatchEntries batch={entry} area={area} />}
      {children === 0 && changes.length > 0 && <Changes changes={changes} entity={entity} />}
      {children === 0 && changes.length === 0 && <Text tone="muted">Значения полей не менялись.</Text>}
    </Stack>
  );
}
