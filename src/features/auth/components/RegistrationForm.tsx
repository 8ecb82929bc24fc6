import { Link, useNavigate } from '@tanstack/react-router';
import { useRegistrationAdd } from '#api/generated/hooks/account/account.ts';
import { useForm } from '#forms/index.ts';
import { config } from '#platform/config.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { Button, RadioGroup, Stack, TextField, textLinkClass, toast } from '#ui/index.ts';
import { emailError, nameError, newPasswordError, repeatError } from '../model/field-rules.ts';
import { knownEmail } from '../model/known-email.ts';
import { passwordMeta, passwordRefusal } from '../model/password-refusal.ts';
import { registrationDraft } from '../model/registration-draft.ts';
import { lineOf, tariffIdOf } from '../model/tariffs.ts';
import { AuthCard } from './AuthCard.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** `meta` of the registration: a taken address and a refused password are shown at their fields. */
const takenMeta = { inline: [409, ...passwordMeta.inline] };

/** The registration form (AUTH-03): name, e-mail, password, and the tariff of a product line. */
export function RegistrationForm() {
  const navigate = useNavigate();
  const { productLines } = config;
  const registration = useRegistrationAdd({ mutation: { meta: takenMeta } });
  const { field, formProps, isSending, values } = useForm({
    initial: { email: knownEmail.get(), name: '', password: '', repeat: '', line: '', tariff: '' },
    draft: registrationDraft,
    validate: ({ email, name, password, repeat, line, tariff }) => ({
      email: emailError(email),
      name: nameError(name),
      password: newPasswordError(password),
      repeat: repeatError(password, repeat),
      tariff: tariffIdOf(lineOf(productLines, line), tariff) ? undefined : 'Выберите тариф',
    }),
    autoFocus: 'email',
    async send({ email, name, password, line, tariff }) {
      const tariffId = tariffIdOf(lineOf(productLines, line), tariff);
      if (!tariffId) return;
      await registration.mutateAsync({
        data: { email: email.trim(), name: name.trim(), password, tariffId, promo: true },
      });
    },
    async onSent({ email }) {
      knownEmail.set(email);
      toast.show({
        tone: 'positive',
        title: 'На почту отправлено письмо',
        text: 'Откройте ссылку из него, чтобы подтвердить регистрацию.',
        timeout: null,
      });
      await navigate({ to: '/login' });
    },
    refusal(error) {
      const text = inlineText(error, takenMeta);
      const refused = passwordRefusal<{ password: string }>(error);
      return text === null || refused.password ? refused : { email: text };
    },
  });
  const line = lineOf(productLines, values.line);

  return (
    <AuthCard
      title="Регистрация"
      text="Все поля обязательны."
      ways={
        <Link to="/login" className={textLinkClass}>
          Уже есть учётная запись? Войти
        </Link>
      }
    >
      <Stack {...formProps} as="form" gap={5} aria-label="Регистрация">
        <TextField {...field('email')} label="E-mail" type="email" autoComplete="email" />
        <TextField {...field('name')} label="Имя" autoComplete="name" description="Как к вам обращаться" />
        <NewPasswordFields password={field('password')} repeat={field('repeat')} />
        {productLines.length > 1 && (
          <RadioGroup
            {...field('line')}
            label="Продукт"
            look="segmented"
            value={line?.id ?? null}
            options={productLines.map(({ id, title }) => ({ id, label: title }))}
          />
        )}
        {line && line.tariffs.length > 1 && (
          <RadioGroup
            {...field('tariff')}
            label="Тариф"
            look="cards"
            value={values.tariff === '' ? null : values.tariff}
            options={line.tariffs.map(({ id, title, hint }) => ({
              id: String(id),
              label: title,
              ...(hint && { description: hint }),
            }))}
          />
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isSending}>
          Зарегистрироваться
        </Button>
      </Stack>
    </AuthCard>
  );
}
