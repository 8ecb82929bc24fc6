import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Connect, createLogger, type Logger, type Plugin, type Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { moduleState } from './tests/support/module-state.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4011';
const proxy = { '/api': { target: gateway, changeOrigin: true, xfwd: true } };

/**
 * React Aria adds two styles at run time. A Content-Security-Policy without `unsafe-inline` allows them by their hashes,
 * which change with the library. The build writes the hashes to dist/csp.json for the server that sends the headers.
 */
function contentSecurityHashes(): Plugin {
  const components = createRequire(import.meta.url).resolve('react-aria-components/package.json');
  const library = dirname(createRequire(components).resolve('react-aria/package.json'));
  const styleOf = (source: string): string => {
    const attribute = /PRESSABLE_ATTRIBUTE = '([\w-]+)'/.exec(source)?.[1] ?? '';
    const text = /style\.textContent = `([^`]+)`/.exec(source)?.[1];
    if (text === undefined)
      throw new Error('React Aria adds its styles differently now: update contentSecurityHashes');
    return text.replaceAll(/\$\{[^}]+\}/g, attribute).trim();
  };
  return {
    name: 'content-security-hashes',
    apply: 'build',
    generateBundle() {
      const styles = ['interactions/usePress', 'overlays/usePreventScroll'].map((module) =>
        styleOf(readFileSync(`${library}/dist/private/${module}.mjs`, 'utf8')),
      );
      const hashes = styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`);
      this.emitFile({ type: 'asset', fileName: 'csp.json', source: `${JSON.stringify(hashes)}\n` });
    },
  };
}

/** Vite's logger without the list of the files of a build: its 900 lines would stand above the address of the portal. */
function loggerWithoutFiles(): Logger {
  const logger = createLogger();
  const isList = (message: string): boolean => stripVTControlCharacters(message).startsWith('dist/');
  return {
    ...logger,
    info: (message, options) => {
      if (!isList(message)) logger.info(message, options);
    },
  };
}

/** Lets uploads through Vite's proxy take more than the five minutes after which Node ends a request (APP-19). */
function longUploads(): Plugin {
  return {
    name: 'long-uploads',
    configureServer({ httpServer }) {
      if (httpServer && 'requestTimeout' in httpServer) httpServer.requestTimeout = 0;
    },
  };
}

/** The pages of sandboxed frames, by their addresses; their files are in `src/frames/`. */
const frames = ['frames/diagram.html', 'frames/page.html'];
/** What they load. They have no origin, so that their scripts have to be allowed to every page; these hold no secrets. */
const frameScripts =
  /^\/(?:(?:assets|frames|node_modules|@vite|@id)\/|src\/(?:frames\/|ui\/theme\/palette\.ts))/;

/**
 * Builds the pages of `src/frames/` by themselves: they share no file with the portal, whose chunks stay as they are. The
 * servers of Vite allow their scripts.
 */
function framePages(): Plugin {
  const allow: Connect.NextHandleFunction = ({ url = '', headers }, response, next) => {
    if (headers.origin === 'null' && frameScripts.test(url))
      response.setHeader('access-control-allow-origin', 'null');
    next();
  };
  const find: Connect.NextHandleFunction = (request, _response, next) => {
    request.url = request.url?.replace(/^\/frames\//, '/src/frames/');
    next();
  };
  return {
    name: 'frame-pages',
    configureServer: ({ middlewares }) => void middlewares.use(allow).use(find),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(allow),
    async writeBundle({ dir: outDir = '' }, bundle) {
      // The workshop has no page at the root.
      if (!('index.html' in bundle)) return;
      await build({
        configFile: false,
        // The pages have the addresses of their files below it.
        root: join(import.meta.dirname, 'src'),
        logLevel: 'warn',
        publicDir: false,
        plugins: [compressed()],
        base: './',
        build: {
          outDir: resolve(outDir),
          emptyOutDir: false,
          target: 'es2023',
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          chunkSizeWarningLimit: 2000,
          rolldownOptions: {
            input: frames.map((page) => join(import.meta.dirname, 'src', page)),
            checks: { bundlerTimings: false },
          },
        },
      });
    },
  };
}

/** Writes a Brotli file beside each script and style, so that servers need not compress them. */
function compressed(): Plugin {
  const compress = promisify(brotliCompress);
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      // Not for the workshop, which is built for tests only and has no page at the root.
      if (!('index.html' in bundle || frames.every((page) => page in bundle))) return;
      const files = Object.keys(bundle).filter((file) => /^assets\/.+\.(?:js|css)$/.test(file));
      await Promise.all(
        files.map(async (file) =>
          writeFile(join(dir, `${file}.br`), await compress(await readFile(join(dir, file)))),
        ),
      );
    },
  };
}

/**
 * Leaves only the drawings of lucide's icons, which `lucide-icon.ts` needs: names, other names and keys of their parts are
 * 1.5 kB of the first load of the main page.
 */
function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/,\s+key: "\w+"/g, '')
          .replace(/name: "[^"]+",\s+size: \d+,/, '')
          .replace(/,\s+aliases: \[[^\]]*\]/, '')
          .replace('__iconData.node;', ''),
        map: null,
      }),
    },
  };
}

/** Modules of the pages whose files `index.html` preloads, by the first part of the address. */
const pageModules = {
  login: ['src/routes/_public/login.tsx'],
  '': ['src/routes/_main.tsx', 'src/app/server-state.ts', 'src/routes/_main/index.tsx'],
  chat: [
    'src/routes/_main.tsx',
    'src/app/server-state.ts',
    'src/routes/_main/chat.neuron.$name.{-$chatUuid}.tsx',
  ],
};

/** Files that a chunk loads before it runs: itself, what it imports, and their styles. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, found);
  }
  return found;
}

/** Where the build leaves the sizes of modules for `npm run size`. */
const modulesFile = 'node_modules/.cache/first-load.json';

/** Length of each module of these files before they are minified, by its path. */
function moduleSizes(files: Iterable<string>, bundle: Rolldown.OutputBundle): Record<string, number> {
  const modules = [...files].flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? Object.entries(file.modules) : [];
  });
  return Object.fromEntries(
    modules.map(([id, { renderedLength }]) => [id.replace(`${import.meta.dirname}/`, ''), renderedLength]),
  );
}

/**
 * Names in `index.html` the files of each page of `pageModules`, so that they load beside the entry and not after it
 * has run, and preloads the Cyrillic and Latin parts of the font.
 */
function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle = {}, chunk: entry }) {
        // The page of the workshop has no routes.
        if (path !== '/index.html') return html;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const initial = entry ? filesOf(entry, bundle) : new Set<string>();
        const filesOfModule = (module: string): string[] => {
          // A route's component has the path of its route with a query.
          const own = chunks.filter((chunk) => chunk.facadeModuleId?.split('?')[0]?.endsWith(`/${module}`));
          if (own.length === 0) throw new Error(`No chunk of the build is made of ${module}`);
          return own.flatMap((chunk) => [...filesOf(chunk, bundle)]);
        };
        const files = Object.fromEntries(
          Object.entries(pageModules).map(([page, modules]) => [
            page,
            [...new Set(modules.flatMap(filesOfModule))].filter((file) => !initial.has(file)),
          ]),
        );
        const sizes = Object.entries(files).map(([page, own]) => [
          `/${page}`,
          moduleSizes([...initial, ...own], bundle),
        ]);
        mkdirSync(dirname(modulesFile), { recursive: true });
        writeFileSync(modulesFile, JSON.stringify(Object.fromEntries(sizes)));
        // Names of services are Latin: letters that come later would lay out the page once more.
        const fonts = ['cyrillic', 'latin'].map((script) =>
          Object.keys(bundle).find((file) => new RegExp(`golos-text-${script}-wght.*\\.woff2$`).test(file)),
        );
        const looks = Object.keys(bundle).find((file) => /\blooks-[^/]*\.css$/.test(file));
        if (
          !html.includes('const files = {};') ||
          !html.includes("const looks = '';") ||
          fonts.includes(undefined) ||
          !looks
        )
          throw new Error('index.html, the font or the looks have changed: look at pagePreloads');
        return {
          html: html
            .replace('const files = {};', `const files = ${JSON.stringify(files)};`)
            .replace("const looks = '';", `const looks = ${JSON.stringify(looks)};`),
          tags: fonts.map((font) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` },
            injectTo: 'head' as const,
          })),
        };
      },
    },
  };
}

/**
 * Chunks by name: each holds the files listed here and everything that they import. A module that several chunks need
 * is in the first of them. Modules that `main.tsx` imports are not listed: they are in `libraries` and `portal`. A new
 * file gets into a chunk when it is listed here, or when a file of the chunk imports it.
 */
const chunkFiles = {
  // React Query and the server state of all pages except the login.
  queries: [
    'node_modules/@tanstack/query-core/',
    'node_modules/@tanstack/react-query/',
    'src/app/query-client.ts',
    'src/features/chat/conversation/chats.ts',
    'src/features/history/model/history-keys.ts',
    'src/platform/notifications.ts',
  ],
  fields: ['src/ui/components/TextField/', 'src/ui/components/Link/Link.css.ts'],
  // The icons of «Показать пароль» at the login and «Скрыть» at a message.
  eyes: ['node_modules/lucide-react/dist/esm/icons/eye'],
  common: [
    // Of the main page, and of menu, filters and cards elsewhere.
    'node_modules/lucide-react/dist/esm/icons/list-filter.mjs',
    'node_modules/lucide-react/dist/esm/icons/megaphone.mjs',
    // Of the menu, and of «в контуре» in a chat.
    'node_modules/lucide-react/dist/esm/icons/shield-check.mjs',
    'node_modules/lucide-react/dist/esm/icons/star.mjs',
    'src/api/generated/hooks/tile/',
    'src/features/services/ExternalWord.tsx',
    'src/features/services/ServiceIcon.tsx',
    'src/features/services/services.ts',
    'src/lib/body-mark.ts',
    'src/lib/search.ts',
    'src/platform/banners.ts',
    'src/platform/drafts.ts',
    'src/platform/session/useSession.ts',
    'src/platform/settings.ts',
    'src/platform/useSearchText.ts',
    'src/ui/components/Badge/',
    'src/ui/components/Loaded/Failure.tsx',
    'src/ui/components/SearchField/',
    'src/ui/components/Skeleton/',
    'src/ui/components/Switch/',
    'src/ui/components/Tabs/',
    'src/ui/components/VisuallyHidden/',
    'src/ui/layout/edges',
    'src/ui/layout/useFocusAfterRemoval.ts',
    'src/ui/layout/useNear.ts',
    'src/ui/layout/useOverflow.ts',
  ],
  // What a chat and parts that the main page loads later have in common.
  extras: [
    // Of «Отправить» and of the order of a table.
    'node_modules/lucide-react/dist/esm/icons/arrow-down.mjs',
    'node_modules/lucide-react/dist/esm/icons/arrow-up.mjs',
    'node_modules/lucide-react/dist/esm/icons/arrow-up-down.mjs',
    'node_modules/lucide-react/dist/esm/icons/check.mjs',
    'node_modules/lucide-react/dist/esm/icons/chevron-right.mjs',
    'node_modules/lucide-react/dist/esm/icons/copy.mjs',
    'node_modules/lucide-react/dist/esm/icons/download.mjs',
    'node_modules/lucide-react/dist/esm/icons/ellipsis.mjs',
    'node_modules/lucide-react/dist/esm/icons/external-link.mjs',
    'node_modules/lucide-react/dist/esm/icons/paperclip.mjs',
    'node_modules/lucide-react/dist/esm/icons/pencil.mjs',
    'node_modules/lucide-react/dist/esm/icons/share-2.mjs',
    'node_modules/lucide-react/dist/esm/icons/trash.mjs',
    'node_modules/react-aria/dist/private/visually-hidden/',
    'src/api/generated/hooks/data/',
    'src/features/history/model/mark-words.ts',
    'src/features/history/model/pages.ts',
    'src/features/history/model/snippet-text.ts',
    'src/features/services/ExternalBadge.tsx',
    'src/features/services/useService.ts',
    'src/lib/file-size.ts',
    'src/lib/idempotency-keys.ts',
    'src/lib/pages.ts',
    'src/lib/plain-line.ts',
    'src/lib/timing.ts',
    'src/markdown/MarkdownText.tsx',
    'src/markdown/source-marks.tsx',
    'src/markdown/table-tools.ts',
    'src/platform/handover.ts',
    'src/platform/tabs.ts',
    'src/platform/useLimits.ts',
    'src/lib/upload-rules.ts',
    'src/ui/components/Drawer/LazyDrawer.ts',
    'src/ui/components/Text/TimeText.tsx',
    'src/ui/components/Toast/useToastArea.ts',
    'src/ui/components/Tooltip/useLabelTooltips.tsx',
    'src/ui/layout/Grid.tsx',
    'src/ui/layout/useFileDrop.ts',
  ],
  // What people call the services: for the router and the palette, later than the pages.
  aliases: ['src/features/service-names/aliases.ts'],
  markdown: ['src/markdown/Markdown.tsx'],
  overlays: ['src/ui/components/Menu/', 'src/ui/components/Select/'],
  dialogs: ['src/ui/components/Dialog/'],
  shell: ['src/routes/_main.tsx?', 'src/app/signed-in.ts'],
  forms: ['src/forms/useForm.ts'],
  login: ['src/routes/_public/login.tsx?'],
  chat: [
    'src/features/chat/screen/ChatScreen.tsx',
    'src/features/history/components/ChatMenu.tsx',
    'src/features/services/details/load-details.ts',
  ],
  home: ['src/routes/_main/index.tsx?'],
};
/** Files of the folders above that are not in their chunk, because only the administration or forms need them. */
const elsewhere = /@tanstack[\\/].*[\\/](?:queriesObserver|useQueries)\.js$|[\\/]MultiSelect\.tsx$/;
const chunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/ },
  // Not `main.tsx`: it waits for chunks at its top level, and those chunks import `portal`.
  { name: 'portal', tags: ['$initial' as const], test: /[\\/]src[\\/](?!main\.tsx|ui[\\/]workshop[\\/])/ },
  ...Object.entries(chunkFiles).map(([name, files]) => ({
    name,
    test: (id: string) =>
      !elsewhere.test(id) && files.some((file) => id.startsWith(`${import.meta.dirname}/${file}`)),
  })),
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }));

/** Styles whose files have a name. */
const named = new Set(['looks.css', ...chunks.map(({ name }) => `${name}.css`)]);

/** Settings of screen tests. */
const screens = { environment: './tests/support/jsdom.ts', setupFiles: ['tests/support/react.ts'] };
/** Test files that reload or replace modules or configure a library; they are isolated. */
const reloading = globSync('src/**/*.test.tsx').filter((file) =>
  /vi\.(?:resetModules|mock)\(|timeoutManager/.test(readFileSync(file, 'utf8')),
);

/**
 * React Compiler. A component that it cannot compile fails the build; `'use no memo'` with its reason exempts it. Code
 * that Stryker has instrumented cannot be compiled.
 */
const compiled = react({
  include: /\/src\/(?!api\/generated\/).*\.tsx?$/,
  compiler: { panicThreshold: process.env['MUTATION_FOLDER'] ? 'none' : 'all_errors' },
});

export default defineConfig({
  define: { 'import.meta.env.PORTAL_VERSION': JSON.stringify(packageJson.version) },
  publicDir: 'src/public',
  resolve: {
    alias: [
      {
        // Its browser build decodes entities with `innerHTML`, which Trusted Types forbid; this one uses a table.
        find: 'decode-named-character-reference',
        replacement: `${import.meta.dirname}/node_modules/decode-named-character-reference/index.js`,
      },
      {
        // React has `useSyncExternalStore` itself; the shim is for versions before 18.
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      {
        find: /^.*\/(?:useDefaultLocale|NumberFormatter)\.mjs$/,
        replacement: `${import.meta.dirname}/src/ui/browser-formats.ts`,
      },
      {
        find: /^.*\/createLucideIcon\.mjs$/,
        replacement: `${import.meta.dirname}/src/ui/components/Icon/lucide-icon.ts`,
      },
    ],
  },
  plugins: [
    // Error screens are not split off, because they must work without a network.
    tanstackRouter({
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['notFoundComponent']],
        // Only the build reads it.
        deleteNodes: ['codeSplitGroupings'],
      },
    }),
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    compiled,
    plainIcons(),
    contentSecurityHashes(),
    pagePreloads(),
    compressed(),
    framePages(),
    longUploads(),
    process.env['VITEST'] ? moduleState(import.meta.dirname) : undefined,
  ],
  // Scripts and styles refer to each other by relative addresses, so that one build works under any sub-path. Only
  // index.html uses root addresses, which the host rewrites (docs/deployment.md).
  customLogger: loggerWithoutFiles(),
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  // A worker loads its parts when they are needed.
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true, proxy },
  build: {
    target: 'es2023',
    // `portal` names the files of every page, so that they load together, and is in every first load. The scripts of the
    // administration, of the lab, of presentations, of the help and of the profile are many, those of the panel, of the
    // palette and of some dialogs are needed after the page: they are not named, and load in two or three steps. Files
    // without a page or a chunk of their own have no name but their hash.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) =>
        /^assets\/(?:-?Panel|-Command|Activity|admin|companyAdmin|Shortcut|Email|Feedback|Info|Maintenance|SignIn|chats|help|profile|lab\.|pres)/.test(
          file,
        )
          ? []
          : files,
    },
    reportCompressedSize: false,
    // `npm run size` checks the bytes of each page; the largest file is an engine that loads when it is asked for.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Compressing takes most of the time of a build, as it should.
      checks: { bundlerTimings: false },
      output: {
        // Seven characters of a hash, the fewest: the first load names about two hundred files, and hashes cannot be compressed.
        // The parts of a chat and of the main page, which are named most, have no names for the same reason.
        chunkFileNames: ({ name, isDynamicEntry, facadeModuleId }) =>
          (isDynamicEntry &&
            !/\/features\/(?:agents|chat|documents|router|tiles)\//.test(facadeModuleId ?? '')) ||
          chunks.some((chunk) => chunk.name === name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        // `pagePreloads` finds the looks by their name.
        assetFileNames: ({ names: [name = ''] }) =>
          name.includes('.css') && !named.has(name)
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunks },
      },
    },
  },
  test: {
    setupFiles: ['tests/support/fast-check.ts', 'tests/support/fresh-state.ts', 'tests/support/wait-for.ts'],
    // Only to end hanging tests: filling a form letter by letter takes seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as the queries of screens: a busy machine can exceed the default of 1 s.
    expect: { poll: { timeout: 60_000 } },
    // Threads, because starting a process for each file would take most of the time.
    pool: 'threads',
    maxWorkers: 2,
    // Modules are loaded once, not for each file: portals and stand-ins can be created repeatedly.
    isolate: false,
    // Node goes on writing the FormData of an aborted request into its closed stream, in a promise nobody can catch.
    onUnhandledError: ({ stack = '' }) =>
      !/ReadableStream is already closed.*enqueue.*deps\/undici/su.test(stack),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{src,mocks,tests/contract,tests/conformance,tests/architecture,tests/faults}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: { ...screens, name: 'dom', include: ['src/**/*.test.tsx'], exclude: reloading },
      },
      { extends: true, test: { ...screens, name: 'dom, isolated', include: reloading, isolate: true } },
    ],
  },
});
