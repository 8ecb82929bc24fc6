import type { Fault } from '../fault.ts';

const policy = 'src/platform/errors/decide.ts';
const tests = 'src/app/errors.test.tsx';
const codes = 'src/platform/errors/decide-codes.test.ts';
const session = 'src/platform/errors/decide-session.test.ts';
const again = 'src/app/sign-in-again.test.tsx';
const journeys = 'tests/e2e/errors.spec.ts';

/** The error policy, the notices and the maintenance page. */
export const errors: readonly Fault[] = [
  {
    id: 'err-01-unknown',
    file: policy,
    find: "'Malformed JWT JSON'",
    replace: "'Malformed JWT json'",
    why: 'A malformed token has the title of another error.',
    notices: [{ test: codes, title: 'malformed-jwt: the code alone decides as the text alone does' }],
  },
  {
    id: 'err-02-unknown',
    file: policy,
    find: "'JWT expired at'",
    replace: "'JWT expired on'",
    why: 'An expired session has the title of another error.',
    notices: [{ test: codes, title: 'jwt-expired: the code alone decides as the text alone does' }],
  },
  {
    id: 'err-03-unknown',
    file: policy,
    find: "'Пользователь с почтой'",
    replace: "'Пользователь с адресом'",
    why: 'A user without an account is asked to sign in again repeatedly.',
    notices: [{ test: codes, title: 'user-not-registered: the code alone decides as the text alone does' }],
  },
  {
    id: 'err-04-resets',
    file: policy,
    find: 'dialog(limitTitle, e.text)',
    replace: 'dialog(limitTitle, e.text, true)',
    why: 'The request limit signs the user out.',
    notices: [
      { test: tests, title: 'the request limit: a dialog with the server’s text, the session stays' },
    ],
  },
  {
    id: 'err-05-repeats',
    file: policy,
    find: 'timeout: 5000, once: true, email',
    replace: 'timeout: 5000, once: false, email',
    why: 'The notice of an unconfirmed address is shown with every call.',
    notices: [{ test: tests, title: 'an unconfirmed address: one notice per session, the session stays' }],
  },
  {
    id: 'err-06-stays-signed-in',
    file: policy,
    find: "dialog('Данный пользователь заблокирован', e.text, true)",
    replace: "dialog('Данный пользователь заблокирован', e.text)",
    why: 'A blocked user stays signed in.',
    notices: [{ test: tests, title: 'user-blocked: one dialog, reset' }],
  },
  {
    id: 'err-07-forbidden',
    file: policy,
    find: "(e.status === 401 || (e.status === 403 && e.code !== 'cross-site')) && needsSession",
    replace: 'e.status === 401 && needsSession',
    why: 'A 403 does not end the session.',
    notices: [{ test: again, title: 'forbidden: the user signs in again' }],
  },
  {
    id: 'err-08-text-unknown',
    file: policy,
    find: "'services-unavailable', 'Наши сервисы временно недоступны.'",
    replace: "'services-unavailable', 'Сервисы временно недоступны.'",
    why: 'An outage reported as a 400 is shown as an error of the user.',
    notices: [{ test: codes, title: 'services-unavailable: the code alone decides as the text alone does' }],
  },
  {
    id: 'outage-at-one-failure',
    file: 'src/platform/errors/report.ts',
    find: 'if (!isOffline()) await checkStatus();',
    replace: 'unavailable.set(true);',
    why: 'One failing call of a healthy gateway covers the portal.',
    notices: [
      {
        test: 'src/platform/errors/report.test.tsx',
        title: 'one failed call of a healthy gateway covers nothing',
      },
    ],
  },
  {
    id: 'offline-covers',
    file: 'src/platform/errors/report.ts',
    find: 'if (!isOffline()) await checkStatus();',
    replace: 'await checkStatus();',
    why: 'Without a network each failed call asks for the status.',
    notices: [
      {
        test: 'src/platform/errors/report.test.tsx',
        title: 'without a network nothing is covered and nothing is asked',
      },
    ],
  },
  {
    id: 'err-09-timeout',
    file: policy,
    find: 'Попробуйте снова через пару минут`,\n      timeout: 3000',
    replace: 'Попробуйте снова через пару минут`,\n      timeout: 4000',
    why: 'The notice of a 418 is shown longer than specified.',
    notices: [{ test: tests, title: '418 of the notifications names the service' }],
  },
  {
    id: 'err-10-title',
    file: policy,
    find: 'verdict: (e) => dialog(titleOf(e), e.text || unknownErrorText) },',
    replace: "verdict: (e) => dialog('Ошибка', e.text || unknownErrorText) },",
    why: 'The dialog does not say which call has failed.',
    notices: [{ test: tests, title: '400 with «Наши сервисы временно недоступны.» is maintenance' }],
  },
  {
    id: 'err-12-wait',
    file: policy,
    find: "retryAfter === null ? '' : waitText(retryAfter)",
    replace: "''",
    why: 'The user is not told when to try again.',
    notices: [{ test: tests, title: '429 says when to try again' }],
  },
  {
    id: 'chat-busy-told',
    file: policy,
    find: '(e.status === 401 || e.status === 423)',
    replace: 'e.status === 401',
    why: 'A chat that is busy in another tab opens an error dialog.',
    notices: [
      { test: 'src/app/error-matrix.test.tsx', title: 'area chat, chat-locked: the outcome of the matrix' },
    ],
  },
  {
    id: 'old-link-ends-session',
    file: policy,
    find: "is(e, 401, 'link-expired', '0 milliseconds')",
    replace: "is(e, 401, 'link-expired', '1 milliseconds')",
    why: 'An expired mailed link has an unclear error instead of «Истек срок действия ссылки».',
    notices: [{ test: session, title: 'is recognised by text and status' }],
  },
  {
    id: 'maintenance-not-lifted',
    file: 'src/platform/status-poll.ts',
    find: 'if (response?.ok) unavailable.set(false);',
    replace: '',
    why: 'The maintenance page stays when the services are back.',
    notices: [{ test: tests, title: 'on the login page too: input is kept when the services are back' }],
  },
  {
    id: 'maintenance-poll-interval',
    file: 'src/platform/availability.ts',
    find: '30_000',
    replace: '300_000',
    why: 'The maintenance page stays for minutes after the services are back.',
    notices: [{ test: journeys, title: '503: the maintenance page polls every 30 s and disappears' }],
  },
  {
    id: 'maintenance-focus-lost',
    file: 'src/features/shell/components/Maintenance.tsx',
    find: 'if (before instanceof HTMLElement) before.focus();',
    replace: '',
    why: 'After an outage the focus is at the top of the page.',
    notices: [
      { test: journeys, title: 'the maintenance page covers an open drawer, which is unchanged afterwards' },
    ],
  },
  {
    id: 'maintenance-title',
    file: 'src/platform/title.ts',
    find: '(unavailable.get() ? titleOf(outageTitle()) : screenTitle())',
    replace: 'screenTitle()',
    why: 'The title of the tab does not show the outage.',
    notices: [{ test: journeys, title: '503: the maintenance page polls every 30 s and disappears' }],
  },
  {
    id: 'crash-takes-shell',
    file: 'src/app/router.ts',
    find: '  defaultErrorComponent: ScreenError,\n',
    replace: '',
    why: 'A crashed screen cannot be reported or left.',
    notices: [
      { test: journeys, title: 'when a screen crashes the shell stays, and the crash can be reported' },
    ],
  },
  {
    id: 'not-found-page-missing',
    file: 'src/app/router.ts',
    find: '  defaultNotFoundComponent: ScreenNotFound,\n',
    replace: '',
    why: 'An unknown address shows an empty page.',
    notices: [
      { test: 'src/app/sessions.test.tsx', title: 'unknown addresses, services and chats are 404 pages' },
    ],
  },
  {
    id: 'missing-part-for-good',
    file: 'src/ui/lazyPart.tsx',
    find: '      Newest = lazy(fetchCode);\n      if (!props',
    replace: '      if (!props',
    why: 'A dialog whose code failed to load once opens only after a reload.',
    notices: [
      {
        test: 'tests/e2e/parts.spec.ts',
        title:
          'when the code of a part fails to load, the page still works and the next press loads it again',
      },
    ],
  },
  {
    id: 'code-dialog-read-only',
    file: 'src/features/shell/components/EmailConfirmationModal.tsx',
    find: 'value={email} isReadOnly',
    replace: 'value={email}',
    why: 'The address to confirm looks editable.',
    notices: [{ test: tests, title: 'the notice of an unconfirmed address opens the code dialog' }],
  },
];
