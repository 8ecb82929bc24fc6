import type { Fault } from '../fault.ts';

const guest = 'tests/e2e/guest.spec.ts';
const login = 'tests/e2e/guest-login.spec.ts';
const screens = 'src/features/guest-bot/guest.test.tsx';
const letters = 'tests/e2e/letters.spec.ts';

/** The guest's chat-bot and mailed links. */
export const guestFaults: readonly Fault[] = [
  {
    id: 'agreements-skipped',
    file: 'src/routes/chatBot.$name.{-$chatUuid}.tsx',
    find: 'if (!isCorporate(profile) || (await',
    replace: 'if (profile || (await',
    why: 'A guest with a corporate address opens the chat without the agreements.',
    notices: [
      {
        test: login,
        title: 'a guest with a corporate address signs in, accepts the agreements and gets an answer',
      },
    ],
  },
  {
    id: 'guest-exit-forgotten',
    file: 'src/routes/chatBot.tsx',
    find: 'if (search.typeExit) keepExit(search.typeExit);',
    replace: '',
    why: '«Выйти» does not lead where the link says.',
    notices: [{ test: screens, title: '«Выйти» after a link with «&typeExit=portal»' }],
  },
  {
    id: 'guest-redirect-unchecked',
    file: 'src/features/guest-bot/model/targets.ts',
    find: '(redirect ? sameOriginPath(redirect, origin) : null)',
    replace: '(redirect)',
    why: 'A link to the chat-bot’s login can redirect a guest to a foreign site.',
    notices: [{ test: screens, title: 'the login leads to the requested page' }],
  },
  {
    id: 'guest-crash-without-exit',
    file: 'src/routes/chatBot.$name.{-$chatUuid}.tsx',
    find: '  errorComponent: BotError,\n',
    replace: '',
    why: 'A guest whose chat cannot be shown cannot sign out.',
    notices: [{ test: screens, title: 'when the chat cannot be shown, «Выйти» stays' }],
  },
  {
    id: 'next-guest-keeps-page',
    file: 'src/features/guest-bot/components/GuestLayout.tsx',
    find: '<div key={profile.id} className={page}>',
    replace: '<div className={page}>',
    why: 'A guest who signs in in another tab sees the previous guest’s input.',
    notices: [
      { test: guest, title: 'another guest who signs in in another tab sees nothing of the first one’s' },
    ],
  },
  {
    id: 'lapsed-guest-report',
    file: 'src/platform/errors/report.ts',
    find: "isError: false, callbackLabel: 'Войти'",
    replace: "isError: true, callbackLabel: 'Войти'",
    why: 'A guest whose session ended is asked to report an error.',
    notices: [
      {
        test: guest,
        title: 'when a guest’s session ends, the chat-bot’s login says so; afterwards chat and text are back',
      },
    ],
  },
  {
    id: 'lapsed-guest-address',
    file: 'src/platform/errors/report.ts',
    find: '  lapsedGuest.set(here.get().profile?.email ?? null);\n',
    replace: '',
    why: 'A guest whose session ended has to type the e-mail again.',
    notices: [
      {
        test: guest,
        title: 'when a guest’s session ends, the chat-bot’s login says so; afterwards chat and text are back',
      },
    ],
  },
  {
    id: 'poll-not-stopped',
    file: 'src/platform/notifications.ts',
    find: "(query) => (query.state.status === 'error' ? false : pollInterval)",
    replace: 'pollInterval',
    why: 'The poll goes on after a failure and shows the same notice every two minutes.',
    notices: [{ test: screens, title: 'notifications are polled every 120 s' }],
  },
  {
    id: 'poll-interval',
    file: 'src/platform/notifications.ts',
    find: 'pollInterval = 120_000',
    replace: 'pollInterval = 30_000',
    why: 'Notifications are polled four times as often as specified.',
    notices: [{ test: screens, title: 'notifications are polled every 120 s' }],
  },
  {
    id: 'unknown-guest-focus',
    file: 'src/features/guest-bot/components/GuestLogin.tsx',
    find: 'refusal: (error) => (error instanceof UnknownGuest ? { email: strangerText } : {}),',
    replace: '',
    why: 'A guest is not told that the address is unknown.',
    notices: [{ test: screens, title: 'an unknown address and a wrong password are shown' }],
  },
  {
    id: 'closed-bot-stays-open',
    file: 'src/features/guest-bot/components/AgentBot.tsx',
    find: 'requestsRefused.subscribe(() => void refetch())',
    replace: 'requestsRefused.subscribe(() => undefined)',
    why: 'A guest goes on writing to a chat-bot that is closed.',
    notices: [
      {
        test: 'src/features/guest-bot/agent-bot.test.tsx',
        title: 'a chat-bot that is switched off while a guest writes says so',
      },
    ],
  },
  {
    id: 'bot-of-owner-without-lab',
    file: 'mocks/domain/guest-bots/bot.ts',
    find: 'hasLab(owner) && ',
    replace: '',
    why: 'Guests still enter when the owner of the agent may not use the lab any more.',
    notices: [
      { test: 'mocks/handlers/guest-bots.test.ts', title: 'and when the owner of the agent loses the lab' },
    ],
  },
  {
    id: 'refused-guest-address',
    file: 'src/features/guest-bots/components/SendLinks.tsx',
    find: 'emails: first?.message ?? gone',
    replace: 'emails: gone',
    why: 'The owner of a chat-bot is not told which address gets no link.',
    notices: [
      { test: 'src/features/guest-bots/guest-bots.test.tsx', title: 'an employee’s address is refused' },
    ],
  },
  {
    id: 'mailed-token-left-in-window',
    file: 'src/platform/mailed-token.ts',
    find: '  delete window.mailedLink;\n',
    replace: '',
    why: 'Every script of the page can read the token of a mailed link.',
    notices: [{ test: letters, title: '/resetPassword: it leaves the address at once' }],
  },
  {
    id: 'spent-link-form',
    file: 'src/features/auth/components/CompanyRequest.tsx',
    find: "await navigate({ to: '/' });",
    replace: '',
    why: 'After joining a company the user stays at the form.',
    notices: [
      { test: 'src/features/auth/letters.test.tsx', title: 'an invited user sets name and password' },
    ],
  },
  {
    id: 'form-sent-twice',
    file: 'src/forms/useForm.ts',
    find: 'if (isBusy.current) return;',
    replace: '',
    why: 'A double press registers twice.',
    notices: [{ test: 'src/features/auth/letters.test.tsx', title: 'a double press registers once' }],
  },
  {
    id: 'first-wrong-field-focus',
    file: 'src/forms/focus.ts',
    find: '    control?.focus();\n',
    replace: '',
    why: 'After a refused form the user has to look for the wrong field.',
    notices: [
      { test: 'tests/e2e/public.spec.ts', title: 'a registration with corrections by keyboard alone' },
    ],
  },
  {
    id: 'letter-again-at-once',
    file: 'src/features/auth/components/LetterSent.tsx',
    find: 'isDisabled={left > 0} ',
    replace: '',
    why: 'A letter can be requested again before it can arrive.',
    notices: [{ test: letters, title: 'e-mail, letter, new password, main page' }],
  },
];
