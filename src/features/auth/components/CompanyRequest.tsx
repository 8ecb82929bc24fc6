import { useNavigate } from '@tanstack/react-router';
import { useCompanyRequestConfirm } from '#api/generated/hooks/account/account.ts';
import { useForm } from '#forms/index.ts';
import { Button, Stack, TextField, toast } from '#ui/index.ts';
import { nameError, newPasswordError, repeatError } from '../model/field-rules.ts';
import { passwordMeta, passwordRefusal } from '../model/password-refusal.ts';
import { useMailedLink } from '../model/useMailedLink.ts';
import { AuthCard } from './AuthCard.tsx';
import { LinkProblem } from './LinkProblem.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** The form of an invitation to a company by a mailed link: name and password (AUTH-06). */
export function CompanyRequest() {
  const navigate = useNavigate();
  const { link, request, spend, isRefusal } = useMailedLink('/confirmationRequestToCompany');
  const confirm = useCompanyRequestConfirm({
    request,
    mutation: { meta: passwordMeta, onSettled: (_data, error) => spend(error) },
  });
  const { field, formProps, isSending } = useForm({
    initial: { name: '', password: '', repeat: '' },
    validate: ({ name, password, repeat }) => ({
      name: nameError(name),
      password: newPasswordError(password),
      repeat: repeatError(password, repeat),
    }),
    autoFocus: 'name',
    send: ({ name, password }) => confirm.mutateAsync({ data: { name: name.trim(), password } }),
    refusal: (error) => passwordRefusal(error),
    async onSent() {
      toast.show({ tone: 'positive', title: 'Вы присоединились к компании' });
      await navigate({ to: '/' });
    },
  });

  if (!link || isRefusal(confirm.error))
    return (
      <LinkProblem
        trouble={link ? 'refused' : 'missing'}
        advice={link ? 'Попросите компанию прислать новое приглашение.' : 'Она действует 24\u00a0часа.'}
      />
    );
  return (
    <AuthCard
      title="Приглашение в компанию"
      text="Задайте имя и пароль. Входить на портал будете по адресу, на который пришло приглашение."
    >
      <Stack {...formProps} as="form" gap={5} aria-label="Приглашение в компанию">
        <TextField {...field('name')} label="Имя" autoComplete="name" description="Как к вам обращаться" />
        <NewPasswordFields password={field('password')} repeat={field('repeat')} />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isSending}>
          Присоединиться
        </Button>
      </Stack>
    </AuthCard>
  );
}
