import { useNavigate } from '@tanstack/react-router';
import { MailCheck, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useEmailChangeReset, usePasswordReset } from '#api/generated/hooks/account/account.ts';
import { bearerOf } from '#platform/mailed-token.ts';
import { Button, toast } from '#ui/index.ts';
import { passwordMeta } from '../model/password-refusal.ts';
import { useMailedLink } from '../model/useMailedLink.ts';
import { AuthCard } from './AuthCard.tsx';
import { LinkProblem } from './LinkProblem.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** «Это не я»: undoes a new address from an administrator (AUTH-13). */
export function UndoEmail() {
  const navigate = useNavigate();
  /** Token for a new password once the old address is restored; empty if the new address was not confirmed. */
  const [passwordToken, setPasswordToken] = useState<string>();
  const { link, request, spend, isRefusal } = useMailedLink('/email/undo');
  const undo = useEmailChangeReset({
    request,
    mutation: {
      onSettled: (_data, error) => spend(error),
      onSuccess: (answer) => setPasswordToken(answer ? answer.passwordToken : ''),
    },
  });
  const reset = usePasswordReset({
    request: bearerOf({ token: passwordToken ?? '', email: '' }),
    mutation: { meta: passwordMeta },
  });
  if (passwordToken)
    return (
      <NewPasswordForm
        text="Прежний адрес вернулся, все сеансы завершены. Задайте новый пароль: прежний мог узнать кто-то другой."
        send={(password) => reset.mutateAsync({ data: { password } })}
        onSent={async () => {
          toast.show({ tone: 'positive', title: 'Пароль сброшен' });
          await navigate({ to: '/login' });
        }}
      />
    );
  if (passwordToken === '')
    return (
      <AuthCard
        takesFocus
        icon={<MailCheck />}
        title="Адрес не изменится"
        text="Новый адрес отменён. Входите как раньше. Если вы не знаете, кто его указал, сообщите об этом администратору."
      />
    );
  if (!link || isRefusal(undo.error))
    return (
      <LinkProblem
        trouble={link ? 'refused' : 'missing'}
        advice={link ? 'Если адрес сменили без вашего ведома, напишите администратору.' : ''}
      />
    );
  return (
    <AuthCard
      icon={<ShieldAlert />}
      title="Это не я"
      text="Администратор указал для вашей учётной записи другой адрес. Если вы об этом не знаете, верните прежний. Если новый адрес уже подтвердили, все сеансы завершатся, и понадобится новый пароль."
    >
      <Button variant="primary" size="lg" fullWidth isPending={undo.isPending} onPress={() => undo.mutate()}>
        Вернуть прежний адрес
      </Button>
    </AuthCard>
  );
}
