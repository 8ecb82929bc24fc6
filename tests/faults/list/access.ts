import type { Fault } from '../fault.ts';

const sessions = 'src/app/sessions.test.tsx';
const sessionJourneys = 'tests/e2e/session.spec.ts';

/** Sign-in, sessions, guards and permissions. */
export const access: readonly Fault[] = [
  {
    id: 'support-for-pupils',
    file: 'src/features/shell/components/MainLayout.tsx',
    find: '{canMailToSupport(profile) && <FeedbackButton />}',
    replace: '<FeedbackButton />',
    why: 'Pupils see «Написать в поддержку».',
    notices: [
      { test: 'src/app/accounts.test.tsx', title: 'letters, «Обновить баланс» and «Попросить больше»' },
    ],
  },
  {
    id: 'other-sessions-kept',
    file: 'mocks/domain/sign-in/sign-in.ts',
    find: 'if (session.tokenHash !== own) end(',
    replace: 'if (session.tokenHash === own) end(',
    why: 'Whoever knew the old password stays signed in.',
    notices: [
      { test: 'mocks/handlers/profile.test.ts', title: 'a changed password ends the other sessions' },
    ],
  },
  {
    id: 'limit-of-zero-is-used-up',
    file: 'src/platform/limit-state.ts',
    find: "  if (limit === 0) return 'closed';\n",
    replace: '',
    why: 'A service that is not open to a person looks as if its limit were used up.',
    notices: [{ test: 'src/platform/limits.test.ts', title: 'zero, exhausted and unlimited are told apart' }],
  },
  {
    id: 'login-redirect-unchecked',
    file: 'src/routes/_public/login.tsx',
    find: "sameOriginPath(search.redirect, location.origin) ?? '/'",
    replace: "search.redirect ?? '/'",
    why: 'A link to the login can redirect a user to a foreign site.',
    notices: [{ test: sessions, title: 'stays on this site' }],
  },
  {
    id: 'main-guard-removed',
    file: 'src/routes/_main.tsx',
    find: '    if (!profile)\n',
    replace: '    if (!profile && hasLeft)\n',
    why: 'A page of the portal opens without a session.',
    notices: [
      {
        test: sessions,
        title: 'a sign-out leads to /login without a redirect; a deep link redirects back after the login',
      },
    ],
  },
  {
    id: 'login-remembers-left-page',
    file: 'src/routes/_main.tsx',
    find: "hasLeft || location.href === '/'",
    replace: "location.href === '/'",
    why: 'The next user is redirected to the previous user’s page.',
    notices: [
      {
        test: sessions,
        title: 'a sign-out leads to /login without a redirect; a deep link redirects back after the login',
      },
    ],
  },
  {
    id: 'admin-permission-unchecked',
    file: 'src/routes/_main.tsx',
    find: "if (!isAllowed(line, profile)) throw redirect({ to: '/', replace: true });",
    replace: '',
    why: 'Every user can open the administration.',
    notices: [
      { test: sessions, title: 'the admin area redirects users without the permission to the main page' },
    ],
  },
  {
    id: 'menu-permission-unchecked',
    file: 'src/platform/pages.ts',
    find: 'if (!menu || !isAllowed(lineOf(route), profile)) return [];',
    replace: 'if (!menu) return [];',
    why: 'A student sees a menu item without access to its page.',
    notices: [
      { test: 'src/features/shell/components/Shell.test.tsx', title: 'the menu has what this user may see' },
    ],
  },
  {
    id: 'profile-left-in-storage',
    file: 'src/platform/session/session.ts',
    find: '    writeText(keys.profile, null);\n',
    replace: '',
    why: 'After a sign-out the user’s e-mail and role are still in the browser’s storage.',
    notices: [{ test: sessions, title: 'the stored profile has a blank token' }],
  },
  {
    id: 'sign-out-keeps-drafts',
    file: 'src/features/auth/useSignOut.ts',
    find: 'if (profile) wipePersonal(profile.id, keptInTab);',
    replace: '',
    why: 'After a sign-out the next user of the machine can read the drafts.',
    notices: [
      { test: 'src/features/chat/composer/Composer.test.tsx', title: 'signing out removes the draft' },
    ],
  },
  {
    id: 'other-tabs-ignored',
    file: 'src/app/wiring.ts',
    find: '    session.followOtherTabs(),\n',
    replace: '',
    why: 'A sign-out in one tab leaves the other tab open.',
    notices: [{ test: sessionJourneys, title: 'a sign-out in one tab reaches the other' }],
  },
  {
    id: 'next-user-keeps-page',
    file: 'src/features/shell/components/MainLayout.tsx',
    find: '<div key={profile.id} className={page}',
    replace: '<div className={page}',
    why: 'A user who signs in in another tab sees the previous user’s input.',
    notices: [
      { test: sessionJourneys, title: 'another user who signs in in another tab sees nothing of this page' },
    ],
  },
  {
    id: 'refused-login-focus',
    file: 'src/features/auth/components/LoginForm.tsx',
    find: "=== null ? null : 'password'",
    replace: "=== null ? null : 'email'",
    why: 'After a wrong password the focus is in the wrong field.',
    notices: [
      {
        test: 'src/features/auth/components/LoginForm.test.tsx',
        title: 'every refusal of the login is announced',
      },
    ],
  },
  {
    id: 'form-alert-role',
    file: 'src/features/auth/components/FormAlert.tsx',
    find: 'role="alert"',
    replace: 'role="note"',
    why: 'A screen reader does not announce why the form was refused.',
    notices: [
      {
        test: 'src/features/auth/components/LoginForm.test.tsx',
        title: 'every refusal of the login is announced',
      },
    ],
  },
  {
    id: 'reload-an-hour-early',
    file: 'src/platform/last-visit.ts',
    find: 'now - Number(stored) > limit',
    replace: 'now - Number(stored) >= limit',
    why: 'The page reloads after exactly one hour instead of after more.',
    notices: [{ test: sessions, title: 'exactly an hour, or an invalid time, causes no reload' }],
  },
  {
    id: 'no-reload-after-hours',
    file: 'src/app/returns.ts',
    find: '    reload();\n',
    replace: '',
    why: 'A user who returns the next day works with an old version of the portal.',
    notices: [
      {
        test: sessionJourneys,
        title: 'after more than an hour the page reloads once and restores text and file names',
      },
    ],
  },
  {
    id: 'return-unchecked',
    file: 'src/app/returns.ts',
    find: 'if (state && !state.isPollOver()) state.checkSession();',
    replace: 'if (state && state.isPollOver()) state.checkSession();',
    why: 'Returning to the tab does not reveal that the session has ended.',
    notices: [{ test: sessions, title: 'an ended session is shown at once' }],
  },
  {
    id: 'token-said-twice',
    file: 'mocks/handlers/kit/once.ts',
    find: 'body: toKept(await response.clone().text())',
    replace: 'body: await response.clone().text()',
    why: 'A repeated call gets the secret of a token again.',
    notices: [
      { test: 'mocks/handlers/admin-tokens.test.ts', title: 'is said once, and lies neither on disk' },
    ],
  },
  {
    id: 'token-in-the-cache',
    file: 'src/features/admin/pages/api-token-secret.tsx',
    find: '  return token;\n',
    replace: '  return Object.assign(token, { secret });\n',
    why: 'The secret of a token stays in the cache of the portal.',
    notices: [{ test: 'src/features/admin/pages/api-token.test.tsx', title: 'a new token is shown once' }],
  },
  {
    id: 'token-of-any-service',
    file: 'mocks/domain/tokens/caller.ts',
    find: 'token.tiles.length === 0 || token.tiles.includes(value)',
    replace: 'true',
    why: 'A token opens services that it was not issued for.',
    notices: [
      { test: 'mocks/handlers/admin-tokens.test.ts', title: 'of its scopes, services and networks only' },
    ],
  },
  {
    id: 'key-kept-for-another-host',
    file: 'mocks/domain/connections/connection-fields.ts',
    find: 'if (keepsKey && hostOf(old.connection.baseUrl) !== hostOf(fields.baseUrl)) {',
    replace: 'if (keepsKey && !hostOf(fields.baseUrl)) {',
    why: "A provider's key is sent to another server.",
    notices: [{ test: 'mocks/handlers/admin-connections.test.ts', title: 'is not sent to another host' }],
  },
  {
    id: 'key-stays-in-memory',
    file: 'src/features/admin/edit/useCall.ts',
    find: '.finally(calling.reset)',
    replace: '',
    why: "A provider's key stays in the cache of mutations.",
    notices: [{ test: 'src/features/admin/pages/external-api.test.tsx', title: 'a new key lies nowhere' }],
  },
  {
    id: 'closed-services-answer',
    file: 'mocks/handlers/chat-send.ts',
    find: "  if (!isOpenTo(c.deps.database, tile, asked?.owner ?? c.user)) refuse('Этот сервис вам\\u00a0не открыт');\n",
    replace: '',
    why: 'A service that is closed to a person is only hidden: whoever knows its name can use it.',
    notices: [
      {
        test: 'mocks/handlers/admin-groups.test.ts',
        title: 'is seen and used by their members only, at the next load',
      },
    ],
  },
  {
    id: 'deleted-group-opens-services',
    file: 'mocks/handlers/admin-groups.ts',
    find: '      replaceInRules(c, transaction, name, next);\n',
    replace: '',
    why: 'The services of a deleted group stay with a group that nobody has.',
    notices: [
      {
        test: 'mocks/handlers/admin-groups.test.ts',
        title: 'moves members and services to another one, so that no service opens to everybody',
      },
    ],
  },
  {
    id: 'company-loses-its-last-administrator',
    file: 'mocks/domain/accounts/actions.ts',
    find: '  if (losesLastAdmin(database, user, next)) return lastAdmin;\n',
    replace: '',
    why: 'A batch takes the last administrator away from an active company.',
    notices: [
      {
        test: 'mocks/handlers/admin-companies.test.ts',
        title: 'the last administrator of an active company stays',
      },
    ],
  },
];
