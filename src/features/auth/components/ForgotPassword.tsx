import { usePasswordLinkSend } from '#api/generated/hooks/auth/auth.ts';
import { LetterFlow } from './LetterFlow.tsx';

/** A letter with a link to a new password (AUTH-05). Whether the address has an account is told to nobody. */
export function ForgotPassword() {
  const letter = usePasswordLinkSend();
  return (
    <LetterFlow
      title="Восстановление пароля"
      text="Пришлём на почту ссылку, по которой можно задать новый пароль."
      submitLabel="Отправить письмо"
      letter={letter}
      sentText={(email) => (
        <>
          Если адрес <strong>{email}</strong> есть на портале, на него придёт ссылка. Она действует один час.
        </>
      )}
    />
  );
}
