/** The import law of the README: which folder may import which. A new feature is covered without being listed. */
const layer = (from, allowed, comment) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment,
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: [`^src/${from}/`, ...allowed.map((folder) => `^src/${folder}/`)] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
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
    layer('lib', [], 'lib holds pure helpers'),
    layer('api', ['lib'], 'the transport knows nobody above it'),
    layer('ui', ['lib'], 'the design system knows no data'),
    layer('markdown', ['ui', 'lib'], 'a package of its own: text in, elements out'),
    layer(
      'platform',
      ['api', 'ui', 'lib', 'public'],
      'state of the whole app, no screens; the settings that are shipped',
    ),
    layer('forms', ['ui', 'lib'], 'the form kit knows no data'),
    layer(
      'features',
      ['forms', 'platform', 'api', 'markdown', 'ui', 'lib'],
      'a feature stands on the platform',
    ),
    layer('routes', ['features', 'forms', 'platform', 'ui', 'lib'], 'a route composes features'),
    {
      name: 'features-meet-at-the-door',
      severity: 'error',
      comment: 'another feature only through its index.ts',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'routes-use-the-door',
      severity: 'error',
      from: { path: '^src/(routes|app)/' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'no-mocks-in-the-portal',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/main\\.tsx$|/testing/' },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-know-the-contract-only',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: ['^src/api/generated/', '^src/lib/'] },
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
};
