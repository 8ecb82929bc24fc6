import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminMailingAudienceCheck } from '#api/generated/hooks/admin/admin.ts';
import type { AudienceSample } from '#api/generated/model/audienceSample.ts';
import type { Mailing } from '#api/generated/model/mailing.ts';
import { escapedMarkdown, filled } from '#lib/letter-variables.ts';
import { EmptyState, Loaded, SegmentedControl, Stack, Text } from '#ui/index.ts';
import { ownRefusals } from '../edit/refusal.ts';
import { recipients } from '../words/mailing-words.ts';
import { LetterText } from './LetterText.tsx';

interface AudienceProps {
  mailing: Mailing;
  /** Called with the number of recipients when it is known. */
  onCount: (count: number | null) => void;
}

/** How many people get a mailing, and what it looks like for three of them. */
export function Audience({ mailing, onCount }: AudienceProps) {
  const { uuid, version, audience } = mailing;
  const query = useQuery({
    queryKey: ['mailing audience', uuid, version],
    queryFn: ({ signal }) => adminMailingAudienceCheck({ audience }, { signal }),
    // The number that is typed must be that of this moment.
    gcTime: 0,
    meta: ownRefusals,
  });
  const count = query.data?.count ?? null;
  useEffect(() => onCount(count), [count, onCount]);
  return (
    <Loaded query={query} failure="Не удалось посчитать получателей">
      {(data) =>
        data.count === 0 ? (
          <EmptyState title="Получателей нет" text="Измените условия на вкладке «Данные»." />
        ) : (
          <Stack gap={3}>
            <Text weight="medium">{recipients(data.count)}</Text>
            <Samples mailing={mailing} sample={data.sample} />
          </Stack>
        )
      }
    </Loaded>
  );
}

function Samples({ mailing, sample }: { mailing: Mailing; sample: readonly AudienceSample[] }) {
  const [chosen, setChosen] = useState(0);
  const person = sample[chosen] ?? sample[0];
  if (!person) return null;
  const { name, email, company, department } = person;
  const values = { name, email: email ?? '', company, department };
  const escaped = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, escapedMarkdown(value)]),
  );
  return (
    <Stack gap={3}>
      <SegmentedControl
        label="Просмотр для получателя"
        items={sample.map((one, index) => ({
          id: String(index),
          label: one.name || one.email || `№ ${one.id}`,
        }))}
        selected={String(chosen)}
        onSelect={(id) => setChosen(Number(id))}
      />
      <LetterText subject={filled(mailing.subject, values)} text={filled(mailing.body, escaped)} />
    </Stack>
  );
}
