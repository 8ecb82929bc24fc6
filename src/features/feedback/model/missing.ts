import { isEmail } from '#lib/email.ts';

interface Filled {
  questionId: number | null;
  text: string;
  email: string;
}

const list = new Intl.ListFormat('ru-RU', { type: 'conjunction' });

/**
 * Says which values are missing; null when the form can be sent: a category is chosen, the text is not empty and the
 * e-mail is valid (FBK-01).
 */
export function missingFor({ questionId, text, email }: Filled): string | null {
  const steps = [
    questionId === null ? 'выберите тему' : '',
    text.trim() === '' ? 'напишите сообщение' : '',
    isEmail(email) ? '' : 'укажите почту для ответа',
  ].filter(Boolean);
  return steps.length === 0 ? null : `Чтобы отправить, ${list.format(steps)}.`;
}
