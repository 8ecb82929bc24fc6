/**
 * What a person meets when a call fails, written down for every failure in every area: the error policy as a table
 * that its tests hold against `reportError` and, where the area has a screen, against the browser.
 */
export type AreaName = 'public' | 'main' | 'chat' | 'admin' | 'profile' | 'guest';

/**
 * - `lapse: …` the dialog of this title asks to sign in again over the page;
 * - `dialog: …` a dialog with title and text; `out` after it means that the session was ended;
 * - `toast: …` a notice; `form: …` the text stands at the form; `maintenance` the page of APP-06;
 * - `nothing` no word of it: the screen shows its own failed state, the chat gives the text back.
 */
export type Outcome = string;

export interface Failure {
  /** Name of the contract's example, or of the broken success. */
  name: string;
  status: number;
  text: string;
  kind: 'http' | 'network' | 'malformed';
  outcome: Record<AreaName, Outcome>;
}

/** The title of each area's call in the contract. */
const titles: Record<AreaName, string> = {
  public: 'Ошибка отправки почты',
  main: 'Ошибка получения плиток',
  chat: 'Ошибка отправки сообщения',
  admin: 'Ошибка получения плиток админа',
  profile: 'Ошибка получения меню администратора',
  guest: 'Ошибка проверки соглашений',
};

type Exceptions = Partial<Record<AreaName, Outcome>>;

const each = (outcomeIn: (area: AreaName) => Outcome): Failure['outcome'] => ({
  public: outcomeIn('public'),
  main: outcomeIn('main'),
  chat: outcomeIn('chat'),
  admin: outcomeIn('admin'),
  profile: outcomeIn('profile'),
  guest: outcomeIn('guest'),
});
const everywhere = (outcome: Outcome, but: Exceptions = {}): Failure['outcome'] =>
  each((area) => but[area] ?? outcome);
const dialogWith = (text: string, but: Exceptions = {}): Failure['outcome'] =>
  each((area) => but[area] ?? `dialog: ${titles[area]}: ${text}`);
/** An employee signs in again over the page; a guest is led to the bot's login and told why; nobody has a session before. */
const lapse = (title: string, but: Exceptions): Failure['outcome'] =>
  everywhere(`lapse: ${title}`, {
    guest: `dialog: ${title}: Войдите ещё раз, чтобы продолжить с\u00a0того\u00a0же места. out`,
    ...but,
  });

const malformed = 'Malformed JWT JSON: unexpected token';
const expired = 'JWT expired at 2026-11-20T08:41:07Z. Current time: 2026-11-20T09:41:07Z';
const unregistered = 'Пользователь с почтой employee@neuro.example не зарегистрирован';
const unconfirmed = 'Ваша почта employee@neuro.example не подтверждена';
const blocked = 'Данный пользователь заблокирован';
const unauthorized = 'Требуется авторизация';
const forbidden = 'Недостаточно прав';
const badRequest = 'Некорректный запрос: проверьте заполнение полей';
const teapot = (part: string): Outcome =>
  `toast: Сервис "${part}" на данный момент недоступен. Попробуйте снова через пару минут`;
const unknown = 'Что-то пошло не так =(';

const http = (name: string, status: number, text: string, outcome: Failure['outcome']): Failure => ({
  name,
  status,
  text,
  kind: 'http',
  outcome,
});
const broken = (name: string): Failure => ({
  name,
  status: 200,
  text: '',
  kind: 'malformed',
  outcome: dialogWith(unknown),
});

export const failures: readonly Failure[] = [
  http('bad-request', 400, badRequest, dialogWith(badRequest, { public: `toast: ${badRequest}` })),
  http(
    'user-blocked',
    400,
    blocked,
    everywhere(`dialog: ${blocked}: ${blocked} out`, { public: `dialog: ${blocked}: ${blocked}` }),
  ),
  http('services-unavailable', 400, 'Наши сервисы временно недоступны.', everywhere('maintenance')),
  http('malformed-jwt', 401, malformed, lapse('Некорректная авторизация', { public: `toast: ${malformed}` })),
  http('jwt-expired', 401, expired, lapse('Сессия истекла', { public: `toast: ${expired}` })),
  http(
    'user-not-registered',
    401,
    unregistered,
    everywhere(`dialog: Пользователь не зарегистрирован: ${unregistered} out`, {
      public: `toast: ${unregistered}`,
    }),
  ),
  http('email-not-confirmed', 401, unconfirmed, everywhere(`toast: ${unconfirmed}`)),
  http(
    'unauthorized',
    401,
    unauthorized,
    lapse('Сессия завершена', { public: `toast: ${unauthorized}`, chat: 'nothing' }),
  ),
  http('forbidden', 403, forbidden, lapse('Сессия завершена', { public: `toast: ${forbidden}` })),
  // The path of the call decides, whatever the page: these three are called from every area.
  http('admin-418', 418, '', everywhere(teapot('Админка'))),
  http('user-418', 418, '', everywhere(teapot('Личный кабинет'))),
  http('notification-418', 418, '', everywhere(teapot('Оповещения'))),
  http(
    'chat-locked',
    423,
    'Чат занят',
    dialogWith('Чат занят', { public: 'toast: Чат занят', chat: 'nothing' }),
  ),
  http(
    'too-many-requests',
    429,
    'Слишком много запросов',
    dialogWith('Слишком много запросов. Повторите через 1\u00a0минуту.'),
  ),
  http('server-error', 500, 'Внутренняя ошибка', everywhere('maintenance')),
  http('unavailable', 503, '', everywhere('maintenance')),
  { name: 'no answer', status: 0, text: '', kind: 'network', outcome: everywhere('maintenance') },
  broken('HTML with 200'),
  broken('an empty 200'),
  broken('a schema-breaking 200'),
];
