import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import portal from '../../vite.config.ts';

/** Set by run.ts: the folder whose code is mutated. */
const folder = process.env['MUTATION_FOLDER'] ?? 'src/{platform,features/*/model}/**';
/** These folders need tests of the whole portal, with its design system. */
const isWhole = /^src\/(?:app|forms|features\/admin\/)/.test(folder);
const root = `${import.meta.dirname}/../..`;

const node: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'node', environment: 'node', include: [`${folder}/*.test.ts`] },
};
const dom: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'dom',
    environment: 'jsdom',
    include: [`${folder}/*.test.tsx`],
    // Tests of components, which need the design system.
    exclude: ['**/[A-Z]*.test.tsx'],
  },
};
const screens: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'screens',
    environment: './tests/support/jsdom.ts',
    setupFiles: ['tests/support/react.ts', 'tests/support/fresh-state.ts'],
    include: [`${folder}/*.test.tsx`],
    // Tests of the error policy, whose code is in `platform`; they would take most of the time.
    exclude: ['src/app/{error-matrix,errors,sign-in-again,examples}.test.tsx'],
  },
};

/**
 * The unit tests beside the mutated code, without the plugins of the build. Of the design system this code uses only
 * the notices; loading all of it for every mutant would take most of the time.
 */
const beside: ViteUserConfig = {
  resolve: { alias: { '#ui/index.ts': `${root}/src/ui/components/Toast/toast-queue.ts` } },
};

export default defineConfig({
  ...(isWhole ? portal : beside),
  test: {
    setupFiles: ['tests/support/fast-check.ts'],
    testTimeout: 60_000,
    projects: [node, isWhole ? screens : dom],
  },
});
