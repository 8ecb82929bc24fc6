import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  getProfileReadQueryKey,
  useAccountRemovalConfirm,
  useAccountRemovalStop,
} from '#api/generated/hooks/user/user.ts';
import type { AccountRemoval as Removal } from '#api/generated/model/accountRemoval.ts';
import { FormDialog, useForm } from '#forms/index.ts';
import { formatDate } from '#lib/dates.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Button, PasswordField, Stack, Text, toast } from '#ui/index.ts';

/** The field shows a wrong password and the refusal for a last administrator. */
const meta = { inline: [400, 422] };

function RemovalDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const { profile } = useSession();
  const confirm = useAccountRemovalConfirm({ mutation: { meta } });
  const form = useForm<{ password: string }>({
    initial: { password: '' },
    autoFocus: 'password',
    validate: ({ password }) => ({ password: password === '' ? 'Введите пароль' : undefined }),
    send: async ({ password }) => {
      await confirm.mutateAsync({ data: { password } });
    },
    refusal: (error) => ({
      password:
        (error instanceof ApiError && error.refusedFields[0]?.message) ||
        (inlineText(error, meta) ?? undefined),
    }),
    onSent() {
      void queries.invalidateQueries({ queryKey: getProfileReadQueryKey() });
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      size="sm"
      title="Удалить учётную запись?"
      isDanger
      primaryLabel="Удалить"
      form={form}
      onClose={onClose}
    >
      <Stack>
        <Text>
          Через 30&nbsp;дней сотрутся чаты, файлы, настройки, агенты, шаблоны и&nbsp;презентации, и&nbsp;те,
          что вы&nbsp;открыли коллегам. Статистика останется без&nbsp;имени. До&nbsp;этого дня удаление можно
          отменить здесь&nbsp;же.
        </Text>
        <input type="text" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
        <PasswordField {...form.field('password')} label="Пароль" autoComplete="current-password" />
      </Stack>
    </FormDialog>
  );
}

/** Starts the removal of the own account, or shows its date and cancels it (PROF-11). */
export function AccountRemoval({ removal }: { removal: Removal | undefined }) {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const stop = useAccountRemovalStop({
    mutation: {
      onSuccess: () => toast.show({ tone: 'positive', title: 'Учётная запись останется' }),
      onSettled: () => queries.invalidateQueries({ queryKey: getProfileReadQueryKey() }),
    },
  });
  if (removal)
    return (
      <Stack gap={1} align="start">
        <Text>
          Учётная запись удалится <strong>{formatDate(new Date(removal.erases))}</strong>
        </Text>
        <Button isPending={stop.isPending} onPress={() => stop.mutate()}>
          Отменить удаление
        </Button>
      </Stack>
    );
  return (
    <Stack align="start">
      <Button onPress={() => setAsked(true)}>Удалить учётную запись</Button>
      {isAsked && <RemovalDialog onClose={() => setAsked(false)} />}
    </Stack>
  );
}
