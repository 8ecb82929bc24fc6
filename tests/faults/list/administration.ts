import type { Fault } from '../fault.ts';

const orders = 'src/features/admin/reports/order.test.ts';
const mailings = 'mocks/handlers/admin-mailings.test.ts';

/** What must not happen in the administration (administration.md §8). */
export const administration: readonly Fault[] = [
  {
    id: 'full-width-formula',
    file: 'src/lib/office/csv.ts',
    find: '=+\\-@＝＋－＠]',
    replace: '=+\\-@]',
    why: 'A cell of a download runs as a formula when it begins with a full-width sign.',
    notices: [{ test: 'src/lib/office/office.test.ts', title: 'removing the apostrophe' }],
  },
  {
    id: 'selection-count-ignored',
    file: 'mocks/domain/people/people.ts',
    find: "  if (ids.length !== selection.expectedCount) throw new Failure('selection-changed');\n",
    replace: '',
    why: 'More people are changed than the administrator confirmed.',
    notices: [
      {
        test: 'mocks/handlers/admin-batch.test.ts',
        title: 'a filter that finds another number than expected',
      },
    ],
  },
  {
    id: 'readers-add-rows',
    file: 'src/features/admin/list/AdminList.tsx',
    find: 'const onAdd = canChange && scope.add',
    replace: 'const onAdd = scope.add',
    why: 'Who may only read a page is offered «Добавить».',
    notices: [
      {
        test: 'src/features/admin/area/read-access.test.tsx',
        title: 'with read access nothing that changes data',
      },
    ],
  },
  {
    id: 'last-admin-demoted',
    file: 'mocks/domain/accounts/actions.ts',
    find: '.filter(isAdmin).length === 1',
    replace: '.filter(isAdmin).length === 0',
    why: 'The last administrator can lose the role, and nobody can get in any more.',
    notices: [{ test: 'mocks/handlers/admin-users.test.ts', title: 'the last administrator keeps the role' }],
  },
  {
    id: 'days-of-london',
    file: 'mocks/domain/lists/days.ts',
    find: 'new Date(moment + MOSCOW)',
    replace: 'new Date(moment)',
    why: 'What happens before 03:00 is counted on the day before.',
    notices: [{ test: 'mocks/domain/lists/list.test.ts', title: 'a day is that of Moscow' }],
  },
  {
    id: 'today-of-the-browser',
    file: 'src/features/admin/kit/reporting-days.ts',
    find: "'sv-SE', { timeZone: config.reportTimeZone }",
    replace: "'sv-SE'",
    why: 'In another time zone «Сегодня» is another day than that of the reports.',
    notices: [
      { test: 'src/features/admin/kit/reporting-days.test.ts', title: 'today is that of the reporting zone' },
    ],
  },
  {
    id: 'token-secret-twice',
    file: 'mocks/handlers/admin-tokens.ts',
    find: '{ ...answer, secret: null }',
    replace: '{ ...answer }',
    why: 'The secret of a token is kept, and told again to a repeated call.',
    notices: [{ test: 'mocks/handlers/admin-tokens.test.ts', title: 'is said' }],
  },
  {
    id: 'key-sent-elsewhere',
    file: 'mocks/domain/connections/connection-fields.ts',
    find: 'keepsKey && hostOf(old.connection.baseUrl) !== hostOf(fields.baseUrl)',
    replace: "keepsKey && fields.baseUrl === ''",
    why: 'The stored key of a provider is sent to another host.',
    notices: [{ test: 'mocks/handlers/admin-connections.test.ts', title: 'is not sent to another host' }],
  },
  {
    id: 'import-runs-twice',
    file: 'mocks/handlers/admin-imports.ts',
    find: 'if (begun) return',
    replace: "if (begun && uuid === '') return",
    why: 'A list that is confirmed twice is imported twice.',
    notices: [
      { test: 'mocks/handlers/admin-imports.test.ts', title: 'changes nothing before its confirmation' },
    ],
  },
  {
    id: 'mailing-untested',
    file: 'mocks/handlers/admin-mailings.ts',
    find: 'if (mailing.tested === null)',
    replace: 'if (mailing.tested === undefined)',
    why: 'A mailing begins whose last version nobody has read.',
    notices: [{ test: mailings, title: 'needs a test of its last version' }],
  },
  {
    id: 'mailing-count-ignored',
    file: 'mocks/handlers/admin-mailings.ts',
    find: 'if (people.length !== expectedCount)',
    replace: 'if (people.length < 0)',
    why: 'A mailing reaches another number of people than the one that was typed.',
    notices: [{ test: mailings, title: 'does not begin for another number of people' }],
  },
  {
    id: 'contents-without-consent-then',
    file: 'mocks/domain/statistics/content.ts',
    find: '!author || !message.isLookAgreed ||',
    replace: '!author ||',
    why: 'Requests are read that were sent before their author agreed.',
    notices: [
      { test: 'mocks/handlers/admin-logs.test.ts', title: 'stay closed when the agreement came after' },
    ],
  },
  {
    id: 'palette-loads-administration',
    file: 'src/features/admin/kit/useAdminTiles.ts',
    find: "(ADM-07). */\nasync function tilesOf(area: AdminArea, signal: AbortSignal): Promise<AdminTile[]> {\n  const { tileCalls } = await import('./tile-calls.ts');\n",
    replace:
      "*/\nimport { tileCalls } from './tile-calls.ts';\n\nasync function tilesOf(area: AdminArea, signal: AbortSignal): Promise<AdminTile[]> {\n",
    why: 'Everybody who opens the command palette loads the code of the administration.',
    notices: [{ test: 'tests/e2e/shell.spec.ts', title: 'no code and no data of the administration' }],
  },
  {
    id: 'report-without-comparison',
    file: 'src/features/admin/reports/order.ts',
    find: "    compare: isComparison(compare) ? compare : 'none',\n    searchText,\n    filters: rest",
    replace: "    compare: 'none',\n    searchText,\n    filters: rest",
    why: 'The report of compared numbers compares nothing.',
    notices: [{ test: orders, title: 'the rows, the comparison and the shown columns' }],
  },
  {
    id: 'monitoring-goes-on',
    file: 'src/features/admin/monitoring/Now.tsx',
    find: '{ refetchOnWindowFocus: false }',
    replace: '{}',
    why: 'A paused monitoring changes its numbers when the window is seen again.',
    notices: [{ test: 'src/features/admin/pages/monitoring.test.tsx', title: 'a pause that also holds' }],
  },
];
