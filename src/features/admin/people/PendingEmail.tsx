import { useMutation } from '@tanstack/react-query';
import { adminUserPendingEmailRemove } from '#api/generated/hooks/admin/admin.ts';
import { companyUserPendingEmailRemove } from '#api/generated/hooks/company/company.ts';
import type { AdminUser } from '#api/generated/model/adminUser.ts';
import { Button, Inline, Text, toast } from '#ui/index.ts';
import type { NoticeProps } from '../kit/define-admin-page.ts';

/** 404 means that it was confirmed or cancelled meanwhile: the drawer is refreshed without a message. */
const meta = { inline: [404] };

const removals = { admin: adminUserPendingEmailRemove, companyAdmin: companyUserPendingEmailRemove } as const;

/** The unconfirmed new address of an account (AUTH-13). */
export function PendingEmail({
  row: { id, pendingEmail },
  area,
  canChange,
  refresh,
}: NoticeProps<AdminUser>) {
  const remove = useMutation({
    mutationFn: () => removals[area]({ id }),
    meta,
    onSuccess: () => toast.show({ tone: 'positive', title: 'Новый адрес отменён' }),
    onSettled: refresh,
  });
  return (
    pendingEmail && (
      <Inline wrap align="center">
        <Text>
          Ждёт подтверждения: <strong>{pendingEmail.email}</strong>
        </Text>
        {canChange && (
          <Button size="sm" isPending={remove.isPending} onPress={() => remove.mutate()}>
            Отменить
          </Button>
        )}
      </Inline>
    )
  );
}
