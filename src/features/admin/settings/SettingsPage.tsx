import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#api/error.ts';
import { companySettingsChange, companySettingsRead } from '#api/generated/hooks/company/company.ts';
import { EmptyState, Failure, Skeleton, Stack, Text, toast } from '#ui/index.ts';
import { EditForm, type EditFormHandle } from '../edit/EditForm.tsx';
import { ownRefusals } from '../edit/refusal.ts';
import type { PageProps } from '../list/lazyPage.tsx';
import { CompanyRoom } from './CompanyRoom.tsx';
import { page } from './settings.css.ts';
import { type SettingsTypes, settingsForm } from './settings-form.ts';

const settingsQuery = queryOptions({
  queryKey: ['company settings'],
  queryFn: ({ signal }) => companySettingsRead({ signal }),
  meta: ownRefusals,
});

/** What a company's administrator sets for the own company (COMP-07). */
export function SettingsPage({ area, canChange }: PageProps) {
  const queries = useQueryClient();
  const form = useRef<EditFormHandle>(null);
  const { data: settings, error, refetch } = useQuery(settingsQuery);
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Компании нет" text="Ваша учётная запись не относится ни к одной компании." />;
  if (error) return <Failure title="Не удалось загрузить настройки" onRetry={() => void refetch()} />;
  if (!settings) return <Skeleton height="3rem" />;
  return (
    <div className={page}>
      <Stack>
        <Text tone="muted">Настройки компании «{settings.name}»</Text>
        <CompanyRoom settings={settings} />
        <EditForm<SettingsTypes>
          ref={form}
          form={settingsForm}
          sources={() => ({ key: '', find: async () => [] })}
          area={area}
          row={settings}
          save={
            canChange
              ? (body, version) => companySettingsChange({ ...body, version: (version ?? settings).version })
              : undefined
          }
          read={() => queries.fetchQuery({ ...settingsQuery, staleTime: 0 })}
          onSaved={(saved) => {
            queries.setQueryData(settingsQuery.queryKey, saved);
            toast.show({ tone: 'positive', title: 'Сохранено' });
          }}
        />
      </Stack>
    </div>
  );
}
