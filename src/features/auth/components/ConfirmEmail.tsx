import { useNavigate } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useEmailChangeConfirm } from '#api/generated/hooks/account/account.ts';
import { Button, toast } from '#ui/index.ts';
import { useMailedLink } from '../model/useMailedLink.ts';
import { AuthCard } from './AuthCard.tsx';
import { LinkProblem } from './LinkProblem.tsx';

/** Confirms a new address from an administrator (AUTH-13). It needs a press, because mail scanners open links. */
export function ConfirmEmail() {
  const navigate = useNavigate();
  const { link, request, spend, isRefusal } = useMailedLink('/email/confirm');
  const confirm = useEmailChangeConfirm({
    request,
    mutation: {
      onSettled: (_data, error) => spend(error),
      async onSuccess() {
        toast.show({
          tone: 'positive',
          title: 'Адрес подтверждён',
          text: 'Входите по\u00a0нему, пароль прежний.',
        });
        await navigate({ to: '/login' });
      },
    },
  });
  if (!link || isRefusal(confirm.error))
    return (
      <LinkProblem
        trouble={link ? 'refused' : 'missing'}
        advice={link ? 'Попросите администратора указать адрес ещё раз.' : 'Она действует 24\u00a0часа.'}
      />
    );
  return (
    <AuthCard
      icon={<MailCheck />}
      title="Новый адрес"
      text="Администратор указал этот адрес для вашей учётной записи. После подтверждения входите по нему; пароль и всё, что есть на портале, останется. Сеансы на всех устройствах завершатся."
    >
      <Button
        variant="primary"
        size="lg"
        fullWidth
        isPending={confirm.isPending}
        onPress={() => confirm.mutate()}
      >
        Подтвердить адрес
      </Button>
    </AuthCard>
  );
}
