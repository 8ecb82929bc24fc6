import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '#api/error.ts';
import {
  getAgentListQueryKey,
  getAgentReadQueryKey,
  useAgentAccessChange,
  useAgentRead,
} from '#api/generated/hooks/agent/agent.ts';
import type { AccessChange } from '#api/generated/model/accessChange.ts';
import type { Agent } from '#api/generated/model/agent.ts';
import { peopleSource } from '#features/share/index.ts';
import { type Field, Fields, refusedFieldErrors, useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { useSession } from '#platform/session/useSession.ts';
import { ActionDialog, EmptyState, RadioGroup, Skeleton, Stack, Text, toast } from '#ui/index.ts';
import {
  type AccessValues,
  accessChangeOf,
  accessValuesOf,
  groupSource,
  validateAccess,
  visibilities,
} from './access-form.ts';

const meta = { inline: [404, 422] };

/** Who may use and change an agent; for its owner (lab.md §2). */
export default function SharingDialog({ agentId, isOpen, onClose }: DialogProps & { agentId: string }) {
  const id = useId();
  const { data, isError, isFetchedAfterMount } = useAgentRead(
    { agentId },
    { query: { staleTime: 0, meta: { inline: [404] } } },
  );
  const { mutateAsync, isPending } = useAgentAccessChange({ mutation: { meta } });
  const isLoaded = data !== undefined && isFetchedAfterMount;
  return (
    <ActionDialog
      isOpen={isOpen}
      title="Поделиться агентом"
      form={id}
      isUntouched
      isPrimaryDisabled={!isLoaded}
      isPrimaryPending={isPending}
      onClose={() => onClose()}
    >
      {isLoaded ? (
        <SharingForm
          id={id}
          agent={data}
          send={(change) => mutateAsync({ data: change })}
          onSent={() => onClose()}
        />
      ) : isError ? (
        <EmptyState title={'Не\u00a0удалось загрузить агента'} />
      ) : (
        <Skeleton shape="block" height="16rem" />
      )}
    </ActionDialog>
  );
}

interface SharingFormProps {
  id: string;
  agent: Agent;
  send: (change: AccessChange) => Promise<unknown>;
  onSent: () => void;
}

function SharingForm({ id, agent, send, onSent }: SharingFormProps) {
  const { uuid: agentId, files } = agent;
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const form = useForm<AccessValues>({
    initial: accessValuesOf(agent),
    validate: validateAccess,
    send: (values) => send(accessChangeOf(agentId, values)),
    onSent() {
      for (const queryKey of [getAgentListQueryKey(), getAgentReadQueryKey({ agentId })])
        void queryClient.invalidateQueries({ queryKey });
      toast.show({ tone: 'positive', title: 'Доступ сохранён' });
      onSent();
    },
    refusal: (error) =>
      refusedFieldErrors<AccessValues>(
        error instanceof ApiError
          ? error.refusedFields.map((one) => ({ ...one, field: one.field.replace('editorIds', 'editors') }))
          : [],
      ),
  });
  const { visibility } = form.values;
  const own = groupSource(profile?.groups.map(({ name }) => name) ?? []);
  const fields: Field<AccessValues>[] = [
    ...(visibility === 'group'
      ? [{ kind: 'multiLookup' as const, name: 'groups' as const, label: 'Группы', source: own }]
      : []),
    {
      ...{ kind: 'multiLookup', name: 'editors', label: 'Редакторы', source: peopleSource },
      description: 'Меняют агента вместе с\u00a0вами',
    },
    { kind: 'switch', name: 'isOpen', label: 'Показывать инструкцию' },
  ];
  return (
    <form {...form.formProps} id={id}>
      <Stack gap={4}>
        <RadioGroup
          {...form.field('visibility')}
          label="Кому виден"
          options={visibilities}
          value={visibility}
        />
        {visibility === 'company' && files !== null && files.length > 0 && (
          <Text size="sm" tone="muted">
            Содержимое файлов может попасть в&nbsp;ответы всем
          </Text>
        )}
        <Fields form={form} fields={fields} />
        <Text size="sm" tone="muted">
          Кто видит инструкцию, видит и&nbsp;файлы и&nbsp;может сделать копию агента.
        </Text>
      </Stack>
    </form>
  );
}
