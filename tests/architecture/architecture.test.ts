import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#api/generated/operations.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (pattern: string): { path: string; text: string }[] =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.includes('generated') && !path.endsWith('.gen.ts'))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));

const sources = read('src/**/*.{ts,tsx}').filter(
  ({ path }) => !/\.(test|bench)\.tsx?$|\/testing\//.test(path),
);
const tests = read('{src,mocks,tests}/**/*.{test,spec}.{ts,tsx}');

/** Operations that no screen calls yet, each with its reason. */
const notCalledYet: Record<string, string> = {
  actionTrack: 'comes with the microphone and the router (CHAT-07, HOME-06)',
  agreementCheck: 'comes with the guest mode (BOT-02)',
  historyAgentList: 'comes with the lab (LAB-01)',
  historyTemplateHide: 'comes with the lab (LAB-02)',
  historyTemplateList: 'comes with the lab (LAB-02)',
};

/** How the portal reaches an operation: by its generated hook or function, or by its path over the client. */
function isCalled(id: string, key: string): boolean {
  const [method = '', path = ''] = key.split(' ');
  const hook = new RegExp(`\\b(?:use${id.charAt(0).toUpperCase()}${id.slice(1)}(?:Infinite)?|${id})\\(`);
  const direct = new RegExp(
    `client\\.${method}\\(\\s*'${path.replaceAll(/[{}/]/g, '\\$&')}'|http<\\w+>\\('${path}'`,
  );
  return sources.some(({ text }) => hook.test(text) || direct.test(text));
}

test('[CON-01] every operation of the contract is called by the portal, or is listed with the reason', () => {
  const uncalled = Object.entries(operations).flatMap(([key, { id }]) => (isCalled(id, key) ? [] : [id]));
  expect(uncalled.sort()).toEqual(Object.keys(notCalledYet).sort());
});

test('[APP-03] colours stand in the palette and nowhere else', () => {
  const stray = sources
    .filter(({ path }) => path.endsWith('.css.ts') || path.endsWith('.tsx'))
    .flatMap(({ path, text }) => {
      const found = text.match(/#[0-9a-f]{3,8}\b(?=['";\s)])|\b(?:rgba?|hsla?|oklch)\(/gi);
      return found ? [`${path}: ${found.join(' ')}`] : [];
    });
  expect(stray).toEqual([]);
});

test('[CHAT-11] no HTML string is written into the page', () => {
  const writing = /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/;
  expect(sources.filter(({ text }) => writing.test(text)).map(({ path }) => path)).toEqual([]);
});

const slice = [
  ...[
    'ERR-01',
    'ERR-02',
    'ERR-03',
    'ERR-04',
    'ERR-05',
    'ERR-06',
    'ERR-07',
    'ERR-08',
    'ERR-09',
    'ERR-10',
    'ERR-12',
  ],
  ...[
    'AUTH-01',
    'AUTH-02',
    'AUTH-07',
    'APP-02',
    'APP-06',
    'APP-07',
    'APP-14',
    'APP-15',
    'APP-19',
    'CHAT-03',
    'CHAT-08',
  ],
  ...[
    'PRE-01',
    'PRE-02',
    'PRE-03',
    'PRE-04',
    'PRE-05',
    'PRE-07',
    'PRE-08',
    'PRE-13',
    'PRE-14',
    'PRE-17',
    'PRE-18',
  ],
  ...['CON-01', 'CON-02', 'CON-03', 'CON-06', 'HOME-01', 'HOME-03', 'HOME-04'],
];

test.each(slice)('%s is carried by the title of a test', (id) => {
  const titled = tests.some(({ text }) => text.includes(`[${id}]`));
  expect(titled).toBe(true);
});
