/** Why a line of a list is refused. */
import type { Refusal } from '#mocks/domain/jobs/rows.ts';

const messages = {
  'bad-email': 'Адрес записан с\u00a0ошибкой',
  'email-taken': 'Этот адрес недавно сменили, и\u00a0прежний владелец ещё может его вернуть',
  'bad-text': 'Есть невидимые знаки. Удалите их и\u00a0наберите текст заново',
  'foreign-company': 'Учётная запись с\u00a0этим адресом уже есть',
  'foreign-domain': 'Домен адреса принадлежит другой компании',
  'foreign-group': 'Этой группой распоряжается администратор портала',
  'not-found': 'Такого пользователя нет',
  required: 'Нет имени',
  'too-long': 'Слишком длинный текст',
  'unfit-tariff': 'Этот тариф компании не\u00a0подключён',
  'unknown-company': 'Такой компании нет',
  'unknown-group': 'Такой группы нет',
  'unknown-tariff': 'Такого тарифа нет',
} as const;

/** The refusal with its usual message, or with one that says more. */
export const refusal = (code: keyof typeof messages, message: string = messages[code]): Refusal => ({
  code,
  message,
});

/** The refusal of a second line with the same address. */
export const repeated = (line: number): Refusal => ({
  code: 'repeated',
  message: `Этот адрес уже есть в\u00a0строке ${line}`,
});
