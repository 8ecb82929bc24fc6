/** The letters that the stand-in sends by itself, as they are delivered. */
import type { Schemas } from '#mocks/store/database.ts';

type SystemTemplate = Schemas['TemplateFields'] & {
  readonly uuid: string;
  readonly purpose: string;
  readonly variables: readonly Schemas['TemplateVariable'][];
};

const variable = (name: string, title: string, sample: string, isRequired = false) => ({
  name,
  title,
  isRequired,
  sample,
});
const link = (path: string) => variable('link', 'Ссылка', `https://portal.example${path}?token=…`, true);
const code = variable('code', 'Код из шести цифр', '000000', true);
/** What a letter about a registration says of it: a stranger may have registered. */
const registration = [
  variable('name', 'Имя из заявки на регистрацию', 'Вера Новикова'),
  variable('time', 'Время регистрации', '20 ноября 2026 г. в 12:41'),
];
/** The administrator who caused the letter. */
const admin = variable('admin', 'E-mail администратора', 'admin@neuro.example');
const newEmail = variable('email', 'Новый адрес', 'novaya@neuro.example');
const answer = [
  variable('text', 'Текст ответа', 'Здравствуйте! Доступ открыт.', true),
  variable('quote', 'Вопрос, строки начинаются с\u00a0«>»', '> Когда откроют доступ?'),
];

const byLink = 'Чтобы подтвердить этот адрес на портале, откройте ссылку: {{link}}';
const about = '{{time}} по московскому времени на этот адрес зарегистрировались под именем «{{name}}».';
const byCode = 'Код подтверждения: {{code}}. Он действует 15\u00a0минут.';

/** The templates by their codes. */
export const systemTemplates = {
  registration: {
    uuid: '8c4d2f60-0001-4a3b-9e71-5f6a1b8c2d01',
    code: 'registration',
    subject: 'Подтверждение регистрации',
    body: `${about} Ссылка подтвердит пароль, который задали при этой регистрации. Если это были не\u00a0вы, не открывайте её.\n\n${byLink}\n\nОна действует 24\u00a0часа.`,
    purpose: 'Ссылка после регистрации',
    variables: [link('/confirmationRegistration'), ...registration],
  },
  registrationCode: {
    uuid: '8c4d2f60-0002-4a3b-9e71-5f6a1b8c2d01',
    code: 'registrationCode',
    subject: 'Код подтверждения',
    body: `${about} Код подтвердит пароль, который задали при этой регистрации. Если это были не\u00a0вы, никому его не сообщайте и не вводите.\n\n${byCode}`,
    purpose: 'Код после регистрации',
    variables: [code, ...registration],
  },
  address: {
    uuid: '8c4d2f60-0003-4a3b-9e71-5f6a1b8c2d01',
    code: 'address',
    subject: 'Подтверждение регистрации',
    body: `${byLink}\n\nОна действует 24\u00a0часа.`,
    purpose: 'Ссылка для адреса, который указал администратор',
    variables: [link('/confirmationRegistration')],
  },
  addressCode: {
    uuid: '8c4d2f60-0004-4a3b-9e71-5f6a1b8c2d01',
    code: 'addressCode',
    subject: 'Код подтверждения',
    body: byCode,
    purpose: 'Код для адреса, который указал администратор',
    variables: [code],
  },
  password: {
    uuid: '8c4d2f60-0005-4a3b-9e71-5f6a1b8c2d01',
    code: 'password',
    subject: 'Новый пароль',
    body: 'Чтобы задать новый пароль, откройте ссылку: {{link}}\n\nОна действует один час. Если вы об этом не просили, ничего не делайте.',
    purpose: 'Ссылка для нового пароля',
    variables: [link('/resetPassword')],
  },
  passwordAsked: {
    uuid: '8c4d2f60-0013-4a3b-9e71-5f6a1b8c2d01',
    code: 'passwordAsked',
    subject: 'Новый пароль',
    body: 'Администратор {{admin}} прислал вам ссылку, чтобы вы задали новый пароль: {{link}}\n\nОна действует один час. Если вы об\u00a0этом не\u00a0просили, не\u00a0открывайте её: прежний пароль останется.',
    purpose: 'Ссылка для нового пароля, которую отправил администратор',
    variables: [link('/resetPassword'), admin],
  },
  invitation: {
    uuid: '8c4d2f60-0006-4a3b-9e71-5f6a1b8c2d01',
    code: 'invitation',
    subject: 'Приглашение на портал компании',
    body: 'Компания приглашает вас на портал. Откройте ссылку и задайте имя и пароль: {{link}}\n\nОна действует 24\u00a0часа.',
    purpose: 'Приглашение на портал',
    variables: [link('/confirmationRequestToCompany')],
  },
  emailChange: {
    uuid: '8c4d2f60-0010-4a3b-9e71-5f6a1b8c2d01',
    code: 'emailChange',
    subject: 'Новый адрес учётной записи',
    body: 'Администратор {{admin}} указал этот адрес для\u00a0вашей учётной записи на\u00a0портале. Он начнёт действовать, когда вы откроете ссылку и подтвердите его: {{link}}\n\nОна действует 24\u00a0часа. Если у\u00a0вас нет учётной записи на\u00a0портале, ничего не\u00a0делайте.',
    purpose: 'Ссылка для нового адреса, который указал администратор',
    variables: [link('/email/confirm'), admin],
  },
  emailChangeAsked: {
    uuid: '8c4d2f60-0011-4a3b-9e71-5f6a1b8c2d01',
    code: 'emailChangeAsked',
    subject: 'Адрес вашей учётной записи меняют',
    body: 'Администратор {{admin}} указал для\u00a0вашей учётной записи другой адрес: {{email}}. Он начнёт действовать, когда его подтвердят по\u00a0ссылке из\u00a0письма. До\u00a0тех пор всё остаётся как было: входите по\u00a0прежнему адресу.\n\nЕсли вы об\u00a0этом не\u00a0знаете, откройте ссылку «Это не\u00a0я»: {{link}}\n\nОна действует 7\u00a0дней и вернёт прежний адрес, даже если новый уже подтвердят.',
    purpose: 'Прежнему адресу: администратор указал другой',
    variables: [link('/email/undo'), admin, newEmail],
  },
  emailChanged: {
    uuid: '8c4d2f60-0012-4a3b-9e71-5f6a1b8c2d01',
    code: 'emailChanged',
    subject: 'Адрес вашей учётной записи изменён',
    body: 'Теперь адрес вашей учётной записи\u00a0— {{email}}, его указал администратор {{admin}}. Входите по\u00a0нему, пароль прежний.\n\nЕсли это не\u00a0ваш адрес, откройте ссылку «Это не\u00a0я»: {{link}}\n\nОна действует 7\u00a0дней: вернёт прежний адрес, завершит все сеансы и попросит новый пароль.',
    purpose: 'Прежнему адресу: новый подтверждён',
    variables: [link('/email/undo'), admin, newEmail],
  },
  feedbackAnswer: {
    uuid: '8c4d2f60-0007-4a3b-9e71-5f6a1b8c2d01',
    code: 'feedbackAnswer',
    subject: 'Ответ на ваше обращение № {{number}}',
    body: '{{text}}\n\n{{quote}}',
    purpose: 'Ответ на обращение',
    variables: [...answer, variable('number', 'Номер обращения', '42')],
  },
  letterAnswer: {
    uuid: '8c4d2f60-0008-4a3b-9e71-5f6a1b8c2d01',
    code: 'letterAnswer',
    subject: 'Ответ на ваше письмо «{{title}}»',
    body: '{{text}}\n\n{{quote}}',
    purpose: 'Ответ на письмо из «Входящих»',
    variables: [...answer, variable('title', 'Тема письма', 'Доступ к ChatGPT')],
  },
  mailing: {
    uuid: '8c4d2f60-0009-4a3b-9e71-5f6a1b8c2d01',
    code: 'mailing',
    subject: '{{subject}}',
    body: '{{text}}\n\n---\n\nВы получили это письмо, потому что у\u00a0вас есть доступ к\u00a0порталу.',
    purpose: 'Обрамление писем рассылки',
    variables: [
      variable('text', 'Текст рассылки', 'Портал стал быстрее.', true),
      variable('subject', 'Тема рассылки', 'Новости портала', true),
    ],
  },
} as const satisfies Record<string, SystemTemplate>;

export type SystemCode = keyof typeof systemTemplates;

/** The template that is delivered with this code, or undefined. */
export const systemTemplate = (code: string): SystemTemplate | undefined =>
  Object.hasOwn(systemTemplates, code) ? systemTemplates[code as SystemCode] : undefined;
