import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import portal from '../../vite.config.ts';

/** Set by run.ts: the folder whose code is mutated. */
const folder = process.env['MUTATION_FOLDER'] ?? 'src/{platform,features/*/model}/**';
/** What `src/app` connects shows only in the portal as a whole. */
const isApp = folder === 'src/app';
const root = `${import.meta.dirname}/../..`;

const mountsPortal = (file: string): boolean =>
  readFileSync(`${root}/${file}`, 'utf8').includes('#tests/portal.tsx');

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
    exclude: ['**/[A-Z]*.test.tsx', ...globSync(`${folder}/*.test.tsx`, { cwd: root }).filter(mountsPortal)],
  },
};
const screens: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'screens',
    environment: './tests/support/jsdom.ts',
    setupFiles: ['tests/support/react.ts', 'tests/support/fresh-state.ts'],
    include: [`${folder}/*.test.tsx`],
  },
};

/**
 * The unit tests beside the code that is mutated, without what a build needs. Of the design system this code knows the
 * notices alone: to load all of it for every mutant would take most of the time.
 */
const beside: ViteUserConfig = {
  resolve: { alias: { '#ui/index.ts': `${root}/src/ui/components/Toast/toast-queue.ts` } },
};

export default defineConfig({
  ...(isApp ? portal : beside),
  test: {
    setupFiles: ['tests/support/fast-check.ts'],
    testTimeout: 60_000,
    projects: isApp ? [screens] : [node, dom],
  },
});
