/**
 * What the user sees for every failure in every area: the error policy as a table, which tests compare with
 * `reportError` and with the screens.
 */
export type AreaName = 'public' | 'main' | 'chat' | 'admin' | 'profile' | 'guest';

/**
 * - `lapse: …` a dialog with this title asks to sign in again over the page;
 * - `dialog: …` a dialog with title and text; `out` at its end means that the session was ended;
 * - `toast: …` a notice; `form: …` the text is shown at the form; `maintenance` the maintenance page (APP-06);
 * - `nothing` no message: the screen shows its own failed state, the chat restores the text.
 */
export type Outcome = string;

export interface Failure {
  /** Name of the contract's example, or of a malformed success. */
  name: string;
  status: number;
  text: string;
  kind: 'http' | 'network' | 'malformed';
  outcome: Record<AreaName, Outcome>;
}

/** Error title of each area's call in the contract. */
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
/** An employee signs in again over the page; a guest is redirected to the chat-bot's login with a dialog. */
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
const unauthorized = 'Требуется вход';
const forbidden = 'Недостаточно прав';
const badRequest = 'Некорректный запрос: проверьте заполнение полей';
const silentModel = 'Модель не отвечает. Попробуйте ещё раз';
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
  // The composer says what came, and keeps the request.
  outcome: dialogWith(unknown, { chat: 'nothing' }),
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
  // The path of the call counts, not the page: every area makes these three calls.
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
  // A model that fails is no outage of the gateway.
  http('upstream-failed', 424, silentModel, dialogWith(silentModel, { public: `toast: ${silentModel}` })),
  http('server-error', 500, 'Внутренняя ошибка', everywhere('maintenance')),
  http('unavailable', 503, '', everywhere('maintenance')),
  { name: 'no answer', status: 0, text: '', kind: 'network', outcome: everywhere('maintenance') },
  broken('HTML with 200'),
  broken('an empty 200'),
  broken('a schema-breaking 200'),
];
