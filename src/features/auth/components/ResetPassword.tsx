import { Link, useNavigate } from '@tanstack/react-router';
import { usePasswordReset } from '#api/generated/hooks/auth/auth.ts';
import { useForm } from '#forms/index.ts';
import { Button, buttonClass, toast } from '#ui/index.ts';
import { newPasswordError, repeatError } from '../model/field-rules.ts';
import { useMailedLink } from '../model/useMailedLink.ts';
import { form } from './AuthCard.css.ts';
import { AuthCard } from './AuthCard.tsx';
import { LinkProblem } from './LinkProblem.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Sets a new password by a mailed link (AUTH-05). */
export function ResetPassword() {
  const navigate = useNavigate();
  const { link, request, spend, isRefusal } = useMailedLink('/resetPassword');
  const reset = usePasswordReset({ request, mutation: { onSettled: (_data, error) => spend(error) } });
  const { field, formProps, isSending } = useForm({
    initial: { password: '', repeat: '' },
    validate: ({ password, repeat }) => ({
      password: newPasswordError(password),
      repeat: repeatError(password, repeat),
    }),
    autoFocus: 'password',
    send: ({ password }) => reset.mutateAsync({ data: { password } }),
    async onSent() {
      toast.show({ tone: 'positive', title: 'Пароль сброшен' });
      await navigate({ to: '/' });
    },
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
    <AuthCard title="Новый пароль" text="После смены пароля на всех устройствах нужно будет войти заново.">
      <form {...formProps} className={form} aria-label="Новый пароль">
        <NewPasswordFields password={field('password')} repeat={field('repeat')} />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isSending}>
          Сохранить пароль
        </Button>
      </form>
    </AuthCard>
  );
}
