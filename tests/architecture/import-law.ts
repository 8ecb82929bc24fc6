/** Which folder may import which (docs/architecture.md). A new feature is covered without being listed. */
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** Files under src/`from` import from src only their own folder and `allowed`. */
const layer = (from: string, allowed: readonly string[], comment: string): IForbiddenRuleType => ({
  name: `${from}-imports`,
  severity: 'error',
  comment,
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: [from, ...allowed].map((folder) => `^src/${folder}/`) },
});

const testFile = '\\.(test|bench)\\.tsx?$';
/** Helpers that only tests import. */
const testHelper = '/testing/';

/** Floors of the stand-in: what files under mocks/`floor` import from mocks besides their own floor. */
export const mockFloors: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  store: ['contract'],
  domain: ['store', 'contract'],
  handlers: ['domain', 'store', 'contract'],
  http: ['handlers', 'domain', 'store', 'contract'],
  upstream: ['domain', 'store', 'contract'],
  rehearsal: ['domain', 'store', 'contract'],
};

/** Folders of a floor of the stand-in, in an order in which each imports only those before it. */
export const mockOrder: Readonly<Record<string, readonly string[]>> = {
  domain: [
    'lists',
    'model',
    'formats',
    'files',
    'tables',
    'tariffs',
    'usage',
    'people',
    'statistics',
    'sign-ins',
    'sign-in',
    'audit',
    'letters',
    'mail',
    'jobs',
    'tokens',
    'tiles',
    'groups',
    'companies',
    'banners',
    'accounts',
    'lab',
    'functions',
    'services',
    'agents',
    'guest-bots',
    'lab-templates',
    'streams',
    'presentations',
    'errors',
    'chat',
    'connections',
    'history',
    'exports',
    'favourites',
    'feedback',
    'imports',
    'limits',
    'mailings',
    'monitoring',
    'requests',
    'reports',
    'router',
    'share',
    'trainer',
  ],
  rehearsal: ['people', 'makers', 'presentations', 'model', 'seeds'],
  handlers: ['kit'],
};

const mockFolders = Object.entries(mockOrder).flatMap(([floor, folders]) =>
  folders.map(
    (folder, at): IForbiddenRuleType => ({
      name: `mocks-${floor}-${folder}-imports`,
      severity: 'error',
      comment: 'a folder imports only those that stand before it in `mockOrder`',
      from: { path: `^mocks/${floor}/${folder}/`, pathNot: testFile },
      to: {
        path: `^mocks/${floor}/`,
        pathNot: folders.slice(0, at + 1).map((one) => `^mocks/${floor}/${one}/`),
      },
    }),
  ),
);

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^mdast$' },
    },
    layer('lib', [], 'pure helpers'),
    layer('api', ['lib'], 'the transport'),
    layer('ui', ['lib'], 'the design system, which knows no data'),
    layer('markdown', ['ui', 'lib'], 'text in, elements out'),
    layer(
      'platform',
      ['api', 'ui', 'lib', 'public'],
      'state of the whole app, without screens; public/ holds the shipped settings',
    ),
    layer('forms', ['ui', 'lib'], 'the form kit, which knows no data'),
    layer(
      'objects',
      ['forms', 'platform', 'api', 'ui', 'lib'],
      'the kit of objects with an owner, drafts, versions and sharing, which knows no screen',
    ),
    layer(
      'features',
      ['objects', 'forms', 'platform', 'api', 'markdown', 'ui', 'lib'],
      'screens and their rules',
    ),
    layer('routes', ['features', 'forms', 'platform', 'ui', 'lib'], 'pages composed of features'),
    {
      name: 'features-by-index',
      severity: 'error',
      comment: 'a feature imports another one only through its index.ts',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'routes-by-index',
      severity: 'error',
      comment: 'routes and app import a feature only through its index.ts',
      from: { path: '^src/(routes|app)/' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'src-without-mocks',
      severity: 'error',
      comment: 'the portal contains neither the stand-in nor the tools of the contract',
      from: { path: '^src/', pathNot: [testFile, testHelper] },
      to: { path: '^(mocks|openapi)/' },
    },
    {
      name: 'mocks-imports',
      severity: 'error',
      comment: 'the stand-in knows the contract, not the portal',
      from: { path: '^mocks/' },
      to: { path: '^(src|openapi)/', pathNot: ['^src/api/generated/', '^src/lib/'] },
    },
    ...Object.entries(mockFloors).map(
      ([floor, lower]): IForbiddenRuleType => ({
        name: `mocks-${floor}-imports`,
        severity: 'error',
        comment: 'a floor of the stand-in knows the lower ones only; all of them meet in mocks/gateway.ts',
        from: { path: `^mocks/${floor}/`, pathNot: testFile },
        to: { path: '^mocks/', pathNot: [floor, ...lower].map((one) => `^mocks/${one}/`) },
      }),
    ),
    ...mockFolders,
    {
      name: 'mocks-folders-listed',
      severity: 'error',
      comment: 'a new folder of a floor gets its place in `mockOrder`',
      from: {
        path: Object.keys(mockOrder).map((floor) => `^mocks/${floor}/[^/]+/`),
        pathNot: Object.entries(mockOrder).map(
          ([floor, folders]) => `^mocks/${floor}/(${folders.join('|')})/`,
        ),
      },
      to: {},
    },
    {
      name: 'openapi-imports',
      severity: 'error',
      comment: 'the generator depends on nothing that it generates for, except on types of the transport',
      from: { path: '^openapi/', pathNot: '^openapi/check' },
      to: { path: '^(src|mocks)/', pathNot: '^src/api/[^/]+\\.ts$' },
    },
    {
      name: 'openapi-imports-types-only',
      severity: 'error',
      comment: 'the generator runs before the generated files exist',
      from: { path: '^openapi/', pathNot: '^openapi/check' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'conformance-kit-imports',
      severity: 'error',
      comment:
        'the conformance kit needs the bundle, its types, the rules about one answer and pure helpers, and nothing of the portal or the stand-in',
      from: { path: '^openapi/check' },
      to: { path: '^(src|mocks)/', pathNot: ['^src/api/generated/', '^src/api/contract/', '^src/lib/'] },
    },
    {
      name: 'contract-rules-imports',
      severity: 'error',
      comment:
        'the rules about one answer are shared with the conformance kit, which runs without the portal',
      from: { path: '^src/api/contract/' },
      to: { path: '^src/', pathNot: ['^src/api/contract/', '^src/api/generated/', '^src/lib/'] },
    },
    {
      name: 'contract-rules-in-development-only',
      severity: 'error',
      comment: 'they contain the whole contract, so the portal loads them by the check of answers alone',
      from: { path: '^src/', pathNot: ['^src/api/contract/', '^src/api/contract-check\\.ts$', testFile] },
      to: { path: '^src/api/contract/' },
    },
    {
      name: 'browser-tests-imports',
      severity: 'error',
      comment: 'a browser test knows the contract, and the portal only through the browser',
      from: { path: '^tests/e2e/' },
      to: { path: '^src/', pathNot: ['^src/api/', '^src/lib/'] },
    },
    {
      name: 'tests-imported-by-tests-only',
      severity: 'error',
      from: { path: '^(src|mocks|openapi)/', pathNot: [testFile, testHelper] },
      to: { path: ['^tests/', testFile] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'routeTree\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
} satisfies IConfiguration;
