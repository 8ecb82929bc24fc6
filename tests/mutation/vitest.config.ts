import { defineConfig } from 'vitest/config';

/** Set by run.ts: the folder whose code is mutated. */
const folder = process.env['MUTATION_FOLDER'] ?? 'src/{platform,features/*/model}/**';

/**
 * The unit tests beside the code that is mutated, without what a build needs. Of the design system this code knows the
 * notices alone: to load all of it for every mutant would take most of the time.
 */
export default defineConfig({
  resolve: {
    alias: { '#ui/index.ts': `${import.meta.dirname}/../../src/ui/components/Toast/toast-queue.ts` },
  },
  test: {
    setupFiles: ['tests/support/fast-check.ts'],
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: [`${folder}/*.test.ts`] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [`${folder}/*.test.tsx`],
          // Tests of components, which need the design system.
          exclude: ['**/[A-Z]*.test.tsx'],
        },
      },
    ],
  },
});
