import { Link, useNavigate } from '@tanstack/react-router';
import { usePasswordReset } from '#api/generated/hooks/account/account.ts';
import { buttonClass, toast } from '#ui/index.ts';
import { passwordMeta } from '../model/password-refusal.ts';
import { useMailedLink } from '../model/useMailedLink.ts';
import { LinkProblem } from './LinkProblem.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Sets a new password by a mailed link (AUTH-05). */
export function ResetPassword() {
  const navigate = useNavigate();
  const { link, request, spend, isRefusal } = useMailedLink('/resetPassword');
  const reset = usePasswordReset({
    request,
    mutation: { meta: passwordMeta, onSettled: (_data, error) => spend(error) },
  });
  if (!link || isRefusal(reset.error))
    return (
      <LinkProblem
        trouble={link ? 'refused' : 'missing'}
        advice={link ? 'Запросите новую.' : 'Если письма нет, запросите новое.'}
      >
        <Link to="/forgotPassword" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Запросить новую ссылку
        </Link>
      </LinkProblem>
    );
  return (
    <NewPasswordForm
      text="После смены пароля на всех устройствах нужно будет войти заново."
      send={(password) => reset.mutateAsync({ data: { password } })}
      onSent={async () => {
        toast.show({ tone: 'positive', title: 'Пароль сброшен' });
        await navigate({ to: '/' });
      }}
    />
  );
}
