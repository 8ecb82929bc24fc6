import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#api/generated/operations.ts';
import type { Operation } from '#api/operation.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (pattern: string): { path: string; text: string }[] =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.includes('generated') && !path.endsWith('.gen.ts'))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));

const sources = read('src/**/*.{ts,tsx}').filter(
  ({ path }) => !/\.(test|bench)\.tsx?$|\/testing\//.test(path),
);
const tests = read('{src,mocks,tests}/**/*.{test,spec}.{ts,tsx}');

/** Operations that no screen calls, by the feature that will call them, or by who calls them. */
const uncalledOperations: Record<string, readonly string[]> = {
  'letters to the people behind the portal': ['notificationPublicSend', 'notificationSend'],
  'services with files as results (CHAT-09, CHAT-13)': ['fileDataDownload'],
  'other systems with a token (ADM-43)': [
    'adminAuditFeedList',
    'adminSignInFeedList',
    'companyAuditFeedList',
    'companySignInFeedList',
  ],
};

/** Hooks and functions of the generated client that the portal uses: `tsgo` reports unused imports. */
const imported = new Set(
  sources.flatMap(({ text }) =>
    [
      ...text.matchAll(/import \{([^}]*)\} from '#api\/generated\/hooks\//g),
      ...text.matchAll(/const \{([^}]*)\} = await import\(\s*'#api\/generated\/hooks\//g),
    ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  ),
);

/** How the portal reaches an operation: by its generated hook or function, or by its path over the client. */
function isCalled({ id, method, path }: Operation): boolean {
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  if ([id, hook, `${hook}Infinite`].some((name) => imported.has(name))) return true;
  const direct = new RegExp(
    `(?:client\\.${method}|downloadTable)\\(\\s*'${path.replaceAll(/[{}/]/g, '\\$&')}'|http<\\w+>\\(('${path}'|operations\\.${id}\\.path)|\\$\\{apiPath\\}${path}\``,
  );
  return sources.some(({ text }) => direct.test(text));
}

test('[CON-01] every operation of the contract is called by the portal, or is listed with the reason', () => {
  const uncalled = Object.values(operations).flatMap((operation) =>
    isCalled(operation) ? [] : [operation.id],
  );
  expect(uncalled.sort()).toEqual(Object.values(uncalledOperations).flat().sort());
});

test('an object literal spreads no other literal to keep a line together', () => {
  const spread = read('{src,mocks,openapi,tests}/**/*.{ts,tsx}').flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (/\.{3}\{/.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(spread).toEqual([]);
});

test('[APP-03] only the palette defines colours', () => {
  const stray = sources
    .filter(({ path }) => path.endsWith('.css.ts') || path.endsWith('.tsx'))
    .flatMap(({ path, text }) => {
      const found = text.match(/#[0-9a-f]{3,8}\b(?=['";\s)])|\b(?:rgba?|hsla?|oklch)\(/gi);
      return found ? [`${path}: ${found.join(' ')}`] : [];
    });
  expect(stray).toEqual([]);
});

test('[CHAT-11] no style looks with :has() at all of the page, which every piece of an answer would check again', () => {
  const styles = sources.filter(
    ({ path, text }) => path.endsWith('.css.ts') && /body\S*:has\(|:root:has/.test(text),
  );
  expect(styles.map(({ path }) => path)).toEqual([]);
});

test('[CHAT-11] no HTML string is written into the page', () => {
  const htmlSink = /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/;
  // The frames have no origin: foreign HTML runs there.
  const portal = sources.filter(({ path }) => !path.startsWith('src/frames/'));
  expect(portal.filter(({ text }) => htmlSink.test(text)).map(({ path }) => path)).toEqual([]);
});

/** `ids('APP', 1, 3)` is APP-01, APP-02, APP-03. */
const ids = (kind: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${kind}-${String(first + at).padStart(2, '0')}`);

/** Completed requirements; each must have a test. */
const done = [
  ...ids('ADM', 1, 36),
  ...ids('APP', 1, 21),
  ...ids('AUTH', 1, 12),
  ...ids('BOT', 1, 5),
  ...ids('CHAT', 1, 35),
  ...ids('COMP', 1, 5),
  ...ids('CON', 1, 3),
  ...ids('CON', 5, 6),
  ...ids('ERR', 1, 12),
  ...ids('FBK', 1, 1),
  ...ids('HELP', 1, 6),
  ...ids('HOME', 1, 20),
  ...ids('LAB', 1, 31),
  ...ids('PRE', 1, 20),
  ...ids('PRES', 1, 30),
  ...ids('PROF', 1, 9),
];

test.each(done)('the title of a test names %s', (id) => {
  const titled = tests.some(({ text }) => text.includes(`[${id}]`));
  expect(titled).toBe(true);
});

/** Styles that other styles of their file build on, so that an element cannot have them from a primitive alone. */
const builtOn = [
  'src/features/chat/composer/Composer.css.ts row',
  'src/features/chat/results/audio/Player.css.ts row',
  'src/features/chat/results/images/Images.css.ts grid',
  'src/features/chat/settings/SettingsPanel.css.ts settingList',
  'src/features/guest-bots/components/bots.css.ts form',
  'src/features/presentations/generation/outline/outline.css.ts bar',
  'src/features/trainer/components/trainer.css.ts list',
];

test('features lay out with Stack, Inline and Grid where these can say all of a style', () => {
  const sayable =
    /^\s*((display|flexDirection|alignItems|justifyContent|flexWrap|listStyle|gridTemplateColumns): '.*'|(column)?[gG]ap: (vars\.space|`).*|(padding|border|margin|minWidth): 0|flex: 1)?,?\s*$/;
  const laidOut = sources
    .filter(({ path }) => path.startsWith('src/features/') && path.endsWith('.css.ts'))
    .flatMap(({ path, text }) =>
      [...text.replace(/\$\{[^}]*\}/g, 'token').matchAll(/const (\w+) = style\(\{([^{}]*)\}\)/g)]
        .filter(([, , body = '']) => /display: '(flex|grid)'/.test(body))
        .filter(([, , body = '']) => body.split(/,\n|, (?=\w+: )/).every((line) => sayable.test(line)))
        .map(([, name]) => `${path} ${name}`),
    );
  expect(laidOut.sort()).toEqual(builtOn);
});
