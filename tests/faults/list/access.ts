import type { Fault } from '../fault.ts';

const sessions = 'src/app/sessions.test.tsx';
const sessionJourneys = 'tests/e2e/session.spec.ts';

/** Sign-in, sessions, guards and permissions. */
export const access: readonly Fault[] = [
  {
    id: 'login-redirect-unchecked',
    file: 'src/routes/_public/login.tsx',
    find: "sameOriginPath(search.redirect, location.origin) ?? '/'",
    replace: "search.redirect ?? '/'",
    why: 'A link to the login can lead a person to a foreign site.',
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
    why: 'The next person who signs in lands on the page that the previous one left.',
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
    why: 'Anybody opens the administration.',
    notices: [
      { test: sessions, title: 'the admin area redirects users without the permission to the main page' },
    ],
  },
  {
    id: 'menu-permission-unchecked',
    file: 'src/platform/pages.ts',
    find: 'if (!menu || !isAllowed(lineOf(route), profile)) return [];',
    replace: 'if (!menu) return [];',
    why: 'A student sees a menu item that leads nowhere.',
    notices: [
      {
        test: 'src/features/shell/components/Shell.test.tsx',
        title: 'the menu has what this person may see',
      },
    ],
  },
  {
    id: 'profile-left-in-storage',
    file: 'src/platform/session/session.ts',
    find: '    writeText(keys.profile, null);\n',
    replace: '',
    why: 'After a sign-out the e-mail and the role of the person stand in the storage of the browser.',
    notices: [{ test: sessions, title: 'the stored profile has a blank token' }],
  },
  {
    id: 'sign-out-keeps-drafts',
    file: 'src/features/auth/useSignOut.ts',
    find: 'if (profile) wipePersonal(profile.id, keptInTab);',
    replace: '',
    why: 'After a sign-out the next person at the machine can read the drafts.',
    notices: [
      { test: 'src/features/chat/composer/Composer.test.tsx', title: 'signing out leaves no draft behind' },
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
    id: 'next-person-keeps-page',
    file: 'src/features/shell/components/MainLayout.tsx',
    find: '<div key={profile.id} className={page}>',
    replace: '<div className={page}>',
    why: 'A person who signs in in another tab sees what the previous one has typed here.',
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
      { test: 'src/features/auth/components/LoginForm.test.tsx', title: 'every refusal of the login leads' },
    ],
  },
  {
    id: 'form-alert-role',
    file: 'src/features/auth/components/FormAlert.tsx',
    find: 'role="alert"',
    replace: 'role="note"',
    why: 'A screen reader does not tell why the form was refused.',
    notices: [
      {
        test: 'tests/e2e/public.spec.ts',
        title: 'a refused login says why, the fields keep their values',
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
    why: 'Somebody who comes back the next day works with an old version of the portal.',
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
    why: 'Coming back to the tab does not tell that the session has ended.',
    notices: [{ test: sessions, title: '[APP-09] a return to the tab checks the session' }],
  },
];
