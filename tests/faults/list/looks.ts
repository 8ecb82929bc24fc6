import type { Fault } from '../fault.ts';

const theme = 'tests/e2e/theme.spec.ts';
const deployment = 'tests/e2e/deployment.spec.ts';

/** Themes, layout, print, and how the portal is served. */
export const looks: readonly Fault[] = [
  {
    id: 'theme-of-other-tab',
    file: 'src/platform/theme.ts',
    find: ', watchKey(key, (text) => theme.set(parse(text)))]',
    replace: ']',
    why: 'A change of the theme does not reach the other tabs.',
    notices: [
      {
        test: theme,
        title:
          'the button cycles light, dark and system theme; the choice is stored and applied in other tabs',
      },
    ],
  },
  {
    id: 'system-theme-not-followed',
    file: 'src/platform/theme.ts',
    find: 'const queries = [darkQuery, paperQuery]',
    replace: 'const queries = [paperQuery]',
    why: 'The theme of the system is followed only after a reload.',
    notices: [
      {
        test: theme,
        title:
          'the button cycles light, dark and system theme; the choice is stored and applied in other tabs',
      },
    ],
  },
  {
    id: 'early-system-theme',
    file: 'index.html',
    find: "stored === 'dark' || (stored === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)",
    replace: "stored === 'dark'",
    why: 'With the theme of the system a dark page flashes white.',
    notices: [
      { test: theme, title: 'language, title and theme are set before any script of the portal has run' },
    ],
  },
  {
    id: 'theme-undescribed',
    file: 'src/features/shell/components/ThemeButton.tsx',
    find: 'aria-describedby={id}',
    replace: '',
    why: 'A screen reader does not announce the chosen theme.',
    notices: [
      {
        test: theme,
        title:
          'the button cycles light, dark and system theme; the choice is stored and applied in other tabs',
      },
    ],
  },
  {
    id: 'paper-dark',
    file: 'src/platform/theme.ts',
    find: 'isDark && !matchMedia(paperQuery).matches',
    replace: 'isDark',
    why: 'A dark page is printed dark.',
    notices: [
      {
        test: 'tests/e2e/composer.spec.ts',
        title: 'printing shows the whole conversation in light colours, without controls',
      },
    ],
  },
  {
    id: 'forced-colours-history',
    file: 'src/features/history/components/HistoryPanel.css.ts',
    find: "outline: '2px solid Highlight', outlineOffset: '-2px'",
    replace: "outlineOffset: '-2px'",
    why: 'In forced colours the open chat is not marked in the history.',
    notices: [{ test: 'tests/e2e/shell.spec.ts', title: 'the current page and chat are marked' }],
  },
  {
    id: 'contrast-of-links',
    file: 'src/ui/theme/palette.ts',
    find: "accentText: '#c01c4e'",
    replace: "accentText: '#f06b92'",
    why: 'Links are hard to read on a light page.',
    notices: [
      {
        test: 'tests/e2e/public.spec.ts',
        title: 'axe finds nothing in either theme, and no page scrolls horizontally from 320 to 2560 px',
      },
    ],
  },
  {
    id: 'login-scrolls-sideways',
    file: 'src/features/auth/components/AuthCard.css.ts',
    find: "  maxWidth: '26rem',\n",
    replace: "  maxWidth: '26rem',\n  minWidth: '24rem',\n",
    why: 'On a phone the login is wider than the screen.',
    notices: [{ test: 'tests/e2e/a11y.spec.ts', title: 'a refused login: axe' }],
  },
  {
    id: 'chat-has-two-bars',
    file: 'src/features/chat/screen/ChatScreen.tsx',
    find: "  useBodyMark('data-chat-head', load !== 'missing');\n",
    replace: '',
    why: 'On a phone two bars stand above the messages.',
    notices: [{ test: 'tests/e2e/composer.spec.ts', title: 'on a phone one bar and the composer' }],
  },
  {
    id: 'composer-out-of-sight',
    file: 'src/features/chat/composer/Composer.css.ts',
    find: "[media.low]: { maxHeight: '25dvh' }, ",
    replace: '',
    why: 'In a low window a long request covers the conversation.',
    notices: [
      { test: 'tests/e2e/composer.spec.ts', title: 'composer and messages are both visible in a low window' },
    ],
  },
  {
    id: 'dialog-width',
    file: 'src/ui/components/Dialog/Dialog.css.ts',
    find: "maxWidth: '470px'",
    replace: "maxWidth: '480px'",
    why: 'A small dialog does not have the specified width.',
    notices: [{ test: 'tests/e2e/workshop.spec.ts', title: 'is 470, 500 or 600 px wide' }],
  },
  {
    id: 'config-not-read',
    file: 'src/main.tsx',
    find: '    await loadConfig();\n',
    replace: '    void loadConfig;\n',
    why: 'config.json of a deployment has no effect.',
    notices: [{ test: deployment, title: 'config.json sets name, mailbox and colours without a new build' }],
  },
  {
    id: 'config-colour-unchecked',
    file: 'src/platform/config.ts',
    find: "typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)",
    replace: "typeof value === 'string'",
    why: 'A wrong colour in config.json breaks the page without a message.',
    notices: [{ test: deployment, title: 'config.json with a wrong value' }],
  },
  {
    id: 'support-mailbox',
    file: 'src/features/shell/components/Maintenance.tsx',
    find: 'config.supportMailbox',
    replace: "'support@neuro.example'",
    why: 'Letters to the support go to another company.',
    notices: [{ test: deployment, title: 'config.json sets name, mailbox and colours without a new build' }],
  },
  {
    id: 'base-path-ignored',
    file: 'src/app/router.ts',
    find: '  basepath: basePath,\n',
    replace: '',
    why: 'Under a sub-path no address of the portal works.',
    notices: [{ test: deployment, title: 'under a sub-path: sign-in, a service, a reload, the main page' }],
  },
  {
    id: 'policy-without-hashes',
    file: 'mocks/http/static.ts',
    find: ", ...builtHashes(folder)].join(' ')",
    replace: "].join(' ')",
    why: 'The security policy refuses styles that the portal needs.',
    notices: [{ test: 'tests/e2e/first-slice.spec.ts', title: 'choose a service, get a streamed answer' }],
  },
];
