import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/error.ts';
import {
  functionAccessChange,
  getFunctionListQueryKey,
  getFunctionReadQueryKey,
} from '#api/generated/hooks/agent-function/agent-function.ts';
import type { AccessChange } from '#api/generated/model/accessChange.ts';
import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import { peopleSource } from '#features/share/index.ts';
import { type Choice, type Field, Fields, isChanged, refusedFieldErrors, useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { useSession } from '#platform/session/useSession.ts';
import { ActionDialog, RadioGroup, Stack, Text, toast } from '#ui/index.ts';

const visibilities = [
  { id: 'private', label: 'Только мне' },
  { id: 'group', label: 'Группе' },
  { id: 'company', label: 'Компании' },
] as const;
type Visibility = (typeof visibilities)[number]['id'];

interface AccessValues {
  visibility: Visibility;
  groups: readonly string[];
  editorIds: readonly Choice[];
  isOpen: boolean;
}

const toValues = ({ access, editors }: AgentFunction): AccessValues => ({
  visibility: visibilities.find(({ id }) => id === access.visibility)?.id ?? 'private',
  groups: access.groups,
  editorIds: editors.map(({ id, name }) => ({ id: String(id), label: name })),
  isOpen: access.isOpen,
});

function fieldsOf(visibility: Visibility, names: readonly string[]): Field<AccessValues>[] {
  const options = names.map((name) => ({ id: name, label: name }));
  const groups = { kind: 'multiSelect', name: 'groups', label: 'Группы', isRequired: true, options } as const;
  return [
    ...(visibility === 'group' ? [groups] : []),
    {
      kind: 'multiLookup',
      name: 'editorIds',
      label: 'Редакторы',
      source: peopleSource,
      description: 'Могут менять функцию, но\u00a0не\u00a0видят секретов',
    },
    { kind: 'switch', name: 'isOpen', label: 'Показывать адрес и\u00a0тело запроса' },
  ];
}

/** Who may use a function, and who may edit it. Secrets are shown to nobody (LAB-15). */
export function AccessDialog({ one, isOpen, onClose }: { one: AgentFunction } & DialogProps) {
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const sharing = useMutation({
    mutationFn: (body: AccessChange) => functionAccessChange(body),
    meta: { inline: [404, 422] },
  });
  const form = useForm<AccessValues>({
    initial: toValues(one),
    validate: ({ visibility, groups }) =>
      visibility === 'group' && groups.length === 0 ? { groups: 'Выберите хотя\u00a0бы одну группу' } : {},
    async send({ visibility, groups, editorIds, isOpen: isShown }) {
      const access = {
        ...{ visibility, isOpen: isShown, groups: visibility === 'group' ? [...groups] : [] },
        editorIds: editorIds.map(({ id }) => Number(id)),
      };
      await sharing.mutateAsync({ uuid: one.uuid, ...access });
    },
    async onSent() {
      onClose();
      toast.show({ tone: 'positive', title: 'Доступ изменён' });
      await queryClient.invalidateQueries({ queryKey: getFunctionReadQueryKey({ functionId: one.uuid }) });
      void queryClient.invalidateQueries({ queryKey: getFunctionListQueryKey() });
    },
    refusal: (error) => refusedFieldErrors(error instanceof ApiError ? error.refusedFields : []),
  });
  const { value, onChange } = form.field('visibility');
  const isGone = sharing.error instanceof ApiError && sharing.error.status === 404;
  return (
    <ActionDialog
      isOpen={isOpen}
      title="Доступ к функции"
      form={form.formProps.id}
      isPrimaryPending={form.isSending}
      isUntouched={!isChanged(form)}
      onClose={() => onClose()}
    >
      <form {...form.formProps} aria-label="Доступ">
        <Stack gap={5}>
          <RadioGroup label="Кому виден" options={visibilities} {...{ value, onChange }} />
          <Fields form={form} fields={fieldsOf(value, profile?.groups.map(({ name }) => name) ?? [])} />
          {isGone && (
            <Text size="sm" tone="negative" as="div">
              <span role="alert">
                Функция не{'\u00a0'}найдена или доступ к{'\u00a0'}ней закрыт
              </span>
            </Text>
          )}
        </Stack>
      </form>
    </ActionDialog>
  );
}
