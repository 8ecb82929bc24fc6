import { usePasswordLinkSend } from '#api/generated/hooks/account/account.ts';
import { LetterFlow } from './LetterFlow.tsx';

/** Sends a letter with a link to set a password (AUTH-05). The screen does not reveal whether the account exists. */
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
