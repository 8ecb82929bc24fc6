import type { QueryKey } from '@tanstack/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId } from 'react';
import { ApiError } from '#api/error.ts';
import type { AccessChange } from '#api/generated/model/accessChange.ts';
import type { Agent } from '#api/generated/model/agent.ts';
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
import { peopleSource } from './people-source.ts';

/** What the dialog reads of an object. */
export type SharedObject = Pick<Agent, 'access' | 'editors'> & { files?: Agent['files'] };

/** A kind of object that its owner can share: its operations and its texts. */
export interface Shareable {
  read: (uuid: string) => Promise<SharedObject>;
  send: (change: AccessChange) => Promise<unknown>;
  readKey: (uuid: string) => QueryKey;
  listKey: QueryKey;
  title: string;
  /** Label of who may see it, in the gender of its noun. @default «Кому виден» */
  audience?: string;
  /** Shown when the object could not be read. */
  failed: string;
  /** Shown when the object was deleted meanwhile. */
  missing: string;
  /** What editors may do. */
  editors: string;
  /** Label of the switch that shows the content to everybody who may use the object. Absent: they see it anyway. */
  open?: string;
  /** Shown below the fields. */
  note?: string;
  /** Another way to share the object with this uuid, below the form. It does not depend on «Сохранить». */
  more?: (uuid: string) => ReactNode;
}

interface SharingProps {
  kind: Shareable;
  uuid: string;
}

/** Who may use and change an object of the lab; for its owner (lab.md §2). */
export default function SharingDialog({ kind, uuid, isOpen, onClose }: DialogProps & SharingProps) {
  const id = useId();
  const { data, isError, isFetchedAfterMount } = useQuery({
    queryKey: kind.readKey(uuid),
    queryFn: () => kind.read(uuid),
    staleTime: 0,
    meta: { inline: [404] },
  });
  const { mutateAsync, isPending } = useMutation({ mutationFn: kind.send, meta: { inline: [404, 422] } });
  const isLoaded = data !== undefined && isFetchedAfterMount;
  return (
    <ActionDialog
      isOpen={isOpen}
      title={kind.title}
      form={id}
      isUntouched
      isPrimaryDisabled={!isLoaded}
      isPrimaryPending={isPending}
      onClose={() => onClose()}
    >
      {isLoaded ? (
        <Stack gap={6}>
          <SharingForm
            id={id}
            kind={kind}
            uuid={uuid}
            shared={data}
            send={mutateAsync}
            onSent={() => onClose()}
          />
          {kind.more && (
            <Suspense fallback={<Skeleton shape="block" height="6rem" />}>{kind.more(uuid)}</Suspense>
          )}
        </Stack>
      ) : isError ? (
        <EmptyState title={kind.failed} />
      ) : (
        <Skeleton shape="block" height="16rem" />
      )}
    </ActionDialog>
  );
}

interface SharingFormProps extends SharingProps {
  id: string;
  shared: SharedObject;
  send: Shareable['send'];
  onSent: () => void;
}

function SharingForm({ id, kind, uuid, shared, send, onSent }: SharingFormProps) {
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const form = useForm<AccessValues>({
    initial: accessValuesOf(shared),
    validate: validateAccess,
    send: (values) => send(accessChangeOf(uuid, values)),
    onSent() {
      for (const queryKey of [kind.listKey, kind.readKey(uuid)])
        void queryClient.invalidateQueries({ queryKey });
      toast.show({ tone: 'positive', title: 'Доступ сохранён' });
      onSent();
    },
    refusal: (error) => refusedFieldErrors<AccessValues>(refusedFields(error, kind.missing)),
  });
  const { visibility } = form.values;
  const own = groupSource(profile?.groups.map(({ name }) => name) ?? []);
  const fields: Field<AccessValues>[] = [
    ...(visibility === 'group'
      ? [{ kind: 'multiLookup' as const, name: 'groups' as const, label: 'Группы', source: own }]
      : []),
    {
      kind: 'multiLookup',
      name: 'editors',
      label: 'Редакторы',
      source: peopleSource,
      description: kind.editors,
    },
    ...(kind.open === undefined
      ? []
      : [{ kind: 'switch' as const, name: 'isOpen' as const, label: kind.open }]),
  ];
  return (
    <form {...form.formProps} id={id}>
      <Stack>
        <RadioGroup
          {...form.field('visibility')}
          label={kind.audience ?? 'Кому виден'}
          options={visibilities}
          value={visibility}
        />
        {visibility === 'company' && shared.files && shared.files.length > 0 && (
          <Text size="sm" tone="muted">
            Содержимое файлов может попасть в&nbsp;ответы всем
          </Text>
        )}
        <Fields form={form} fields={fields} />
        {kind.note && (
          <Text size="sm" tone="muted">
            {kind.note}
          </Text>
        )}
      </Stack>
    </form>
  );
}

/** What the gateway refused, by the names of the form. That the object is gone belongs to no field of it. */
function refusedFields(error: unknown, missing: string) {
  if (!(error instanceof ApiError)) return [];
  if (error.status === 404) return [{ field: 'uuid', message: missing }];
  return error.refusedFields.map((one) => ({ ...one, field: one.field.replace('editorIds', 'editors') }));
}
