import { useNavigate } from '@tanstack/react-router';
import { CloudOff, MailX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '#api/error.ts';
import {
  usePasswordReset,
  useRegistrationConfirm,
  useRegistrationLinkSend,
} from '#api/generated/hooks/account/account.ts';
import { decide } from '#platform/errors/decide.ts';
import { bearerOf } from '#platform/mailed-token.ts';
import { Button, Spinner, toast } from '#ui/index.ts';
import { knownEmail } from '../model/known-email.ts';
import { passwordMeta } from '../model/password-refusal.ts';
import { useMailedLink } from '../model/useMailedLink.ts';
import { AuthCard } from './AuthCard.tsx';
import { LetterFlow } from './LetterFlow.tsx';
import { linkTexts, linkTitles } from './LinkProblem.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const failureTitle = 'Не удалось подтвердить регистрацию';
const loginAdvice = 'Если регистрация уже подтверждена, просто войдите. Если нет, пришлём новое письмо.';
const refusedText = `${linkTexts.refused} ${loginAdvice}`;
/** For a user who came from the login and has not opened a link. */
const onceMoreText = 'Проверьте адрес: на него придёт новая ссылка для подтверждения регистрации.';
/** Another browser registered, so the password of the registration is not valid. */
const otherBrowserText = 'Почта подтверждена. Задайте пароль: регистрация начата в\u00a0другом браузере.';
const missingText = `${linkTexts.missing} Если письма нет, пришлём новое.`;

/** True when the gateway has decided about the link; false when it is busy or unreachable, and a retry may succeed. */
const isAnswer = (error: ApiError | null): error is ApiError =>
  error?.kind === 'http' && error.status !== 429 && decide(error).action !== 'unavailable';
const asSentence = (text: string): string => text.trim().replace(/[^.!?…]$/, '$&.');

/** Confirms a registration by its mailed link without a press (AUTH-04); otherwise offers a new letter. */
export function RegistrationConfirmation() {
  const navigate = useNavigate();
  /** Set when another browser registered: the password has to be chosen here. */
  const [passwordToken, setPasswordToken] = useState('');
  const reset = usePasswordReset({
    request: bearerOf({ token: passwordToken, email: '' }),
    mutation: { meta: passwordMeta },
  });
  const finish = async (address: string): Promise<void> => {
    knownEmail.set(address);
    toast.show({ tone: 'positive', title: 'Регистрация подтверждена' });
    await navigate({ to: '/login' });
  };
  const { link, isExpected, request, spend, isRefusal } = useMailedLink('/confirmationRegistration');
  const { mutate, error, isPending } = useRegistrationConfirm({
    request,
    mutation: {
      onSettled: (_data, failure) => spend(failure),
      async onSuccess(answer, { params }) {
        if (answer) setPasswordToken(answer.passwordToken);
        else await finish(params.email);
      },
    },
  });
  const email = link?.email ?? '';

  // Once, also when React runs effects twice: a link works only once.
  const asked = useRef(false);
  useEffect(() => {
    if (email === '' || asked.current) return;
    asked.current = true;
    mutate({ params: { email } });
  }, [email, mutate]);

  if (passwordToken !== '')
    return (
      <NewPasswordForm
        text={otherBrowserText}
        send={(password) => reset.mutateAsync({ data: { password } })}
        onSent={() => finish(email)}
      />
    );
  if (email === '' && !isExpected)
    return <NewLetter address="" title="Отправим письмо ещё раз" text={onceMoreText} />;
  if (email === '') return <NewLetter address="" title={linkTitles.missing} text={missingText} />;
  if (isRefusal(error)) return <NewLetter address={email} title={linkTitles.refused} text={refusedText} />;
  if (isAnswer(error))
    return (
      <NewLetter
        address={email}
        title={failureTitle}
        text={`${asSentence(error.text)} ${loginAdvice}`.trim()}
      />
    );
  if (error && !isPending)
    return (
      <AuthCard
        takesFocus
        icon={<CloudOff />}
        title={failureTitle}
        text="Ссылка ещё действует: попробуйте ещё раз."
      >
        <Button variant="primary" size="lg" onPress={() => mutate({ params: { email } })}>
          Попробовать ещё раз
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard title="Подтверждаем регистрацию" text="Это займёт пару секунд." ways={null}>
      <Spinner label="Подтверждаем регистрацию" />
    </AuthCard>
  );
}

interface NewLetterProps {
  /** Address of the link; empty without a link. */
  address: string;
  title: string;
  text: string;
}

/** Offers a new letter for a link that was used, has expired, was refused, or is lost after a reload. */
function NewLetter(props: NewLetterProps) {
  const letter = useRegistrationLinkSend();
  return (
    <LetterFlow
      {...props}
      takesFocus
      icon={<MailX />}
      submitLabel="Отправить письмо ещё раз"
      letter={letter}
      sentText={(email) => (
        <>
          Если регистрация на <strong>{email}</strong> ждёт подтверждения, придёт новая ссылка. Она действует
          24&nbsp;часа. Прежние ссылки больше не&nbsp;действуют.
        </>
      )}
    />
  );
}
