import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AuthCard, emailError, FormAlert, loginErrors, loginMeta } from '#features/auth/index.ts';
import { useForm } from '#forms/index.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { lapsedGuest } from '#platform/session/lapsed-guest.ts';
import { Button, PasswordField, Spinner, Stack, TextField, textLinkClass } from '#ui/index.ts';
import { isAgentBot } from '../model/agent-bot.ts';
import { UnknownGuest, useGuestSignIn } from '../model/useGuestSignIn.ts';

interface GuestLoginProps {
  /** Address from the link. */
  emailUser: string;
  /** Name of the chat that opens after the login. */
  chatName: string | undefined;
  /** Title of that chat. */
  botTitle: string | undefined;
}

const notInvitedText =
  'Этому адресу чат\u2011бот не\u00a0открыт, или\u00a0он сейчас закрыт. Проверьте адрес или\u00a0напишите тому, кто вас пригласил';

const unknownText = 'Гостя с таким адресом нет. Проверьте адрес или попросите новое приглашение';

/**
 * The chat-bot's login (BOT-02): the address first, then the password. A link with a token signs in at once. Typed
 * values stay after an error.
 */
export function GuestLogin({ emailUser, chatName, botTitle }: GuestLoginProps) {
  const { token, checked, mailedTo, refusal, isLinkRefused, attempt, check, signIn, forget, changeAddress } =
    useGuestSignIn(chatName);
  const strangerText = isAgentBot(chatName) ? notInvitedText : unknownText;
  const byLink = token !== null && emailError(emailUser) === undefined;
  const [isEntering, setEntering] = useState(byLink);
  /** The address of the link, if no guest has it. */
  const [unknown, setUnknown] = useState<string | null>(null);
  const isKnown = (email: string): boolean => checked !== null && checked === email.trim();
  const needsPassword = (email: string): boolean => !isAgentBot(chatName) && token === null && isKnown(email);

  const { field, formProps, isSending, values } = useForm({
    initial: { email: emailUser || (lapsedGuest.get() ?? ''), password: '' },
    validate: (typed) => {
      const errors = loginErrors(typed);
      return needsPassword(typed.email) ? errors : { email: errors.email };
    },
    async send({ email, password }) {
      const isLinkNext = isAgentBot(chatName) && token === null;
      if (isLinkNext || !isKnown(email)) await check(email);
      if (isLinkNext) return;
      if (token !== null) await signIn(email, { token });
      else if (isKnown(email)) await signIn(email, { password });
    },
    // Screen readers read the alert by themselves; the focus goes to the field to correct.
    suspect: (error) => (inlineText(error, loginMeta) === null ? null : 'password'),
    refusal: (error) => (error instanceof UnknownGuest ? { email: strangerText } : {}),
    // While the link is checked there is no field to focus.
    ...(!isEntering && { autoFocus: 'email' }),
  });

  const enter = useEffectEvent(async (secret: string): Promise<void> => {
    try {
      await check(emailUser);
      await signIn(emailUser, { token: secret });
    } catch (error) {
      // The error policy has shown the failure; the user can still use the form.
      if (error instanceof UnknownGuest) setUnknown(emailUser);
      setEntering(false);
    }
  });
  // Once, also when React runs effects twice.
  const asked = useRef(false);
  useEffect(() => {
    if (!byLink || asked.current) return;
    asked.current = true;
    void enter(token);
  }, [byLink, token]);

  const email = field('email');
  const password = field('password');
  // What was refused is not what the fields have now. A link that was refused stays refused.
  const isOutdated = !isLinkRefused && Boolean(email.errorMessage ?? password.errorMessage);
  useEffect(() => {
    if (isOutdated) forget();
  }, [isOutdated, forget]);

  if (isEntering) {
    return (
      <AuthCard title="Входим в чат-бот" text="Это займёт пару секунд." ways={null}>
        <Spinner label="Входим в чат-бот" />
      </AuthCard>
    );
  }
  if (mailedTo !== null) {
    return (
      <AuthCard
        takesFocus
        icon={<MailCheck />}
        title="Проверьте почту"
        text={`Мы отправили на\u00a0${mailedTo} личную ссылку на\u00a0чат-бот. Письма нет несколько минут? Загляните в\u00a0«Спам».`}
        ways={<Button onPress={changeAddress}>Указать другой адрес</Button>}
      />
    );
  }
  const needsLink = isAgentBot(chatName) && token === null;
  const isLast = token !== null || needsPassword(values.email);
  return (
    <AuthCard
      title="Вход в чат-бот"
      text={
        botTitle
          ? `После входа откроется чат «${botTitle}».`
          : needsLink
            ? 'Укажите свой адрес: мы\u00a0пришлём личную ссылку для\u00a0входа.'
            : 'Для гостей, которых пригласила компания.'
      }
      ways={
        <Link to="/login" className={textLinkClass}>
          Вход для сотрудников
        </Link>
      }
    >
      <form {...formProps} aria-label="Вход в чат-бот">
        <Stack gap={5}>
          {refusal !== null && isLinkRefused && <FormAlert attempt={attempt}>{refusal}</FormAlert>}
          <TextField
            {...email}
            errorMessage={email.errorMessage ?? (values.email === unknown ? strangerText : undefined)}
            label="E-mail"
            type="email"
            autoComplete="username"
          />
          {needsPassword(values.email) && (
            <PasswordField
              {...password}
              label="Пароль"
              autoComplete="current-password"
              {...(!isLinkRefused && { description: 'Нет пароля? Откройте ссылку из приглашения.' })}
              autoFocus
            />
          )}
          {refusal !== null && !isLinkRefused && <FormAlert isLine>{refusal}</FormAlert>}
          <Button type="submit" variant="primary" size="lg" fullWidth isPending={isSending}>
            {isLast ? 'Войти' : needsLink ? 'Получить ссылку' : 'Продолжить'}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}
