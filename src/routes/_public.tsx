import { createFileRoute } from '@tanstack/react-router';
import { PublicLayout } from '#features/shell/index.ts';

/** Around the pages for people who are not signed in; a page that fails says so within it (ERR-12). */
export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
  async beforeLoad({ matches, context }) {
    // The login does without React Query, a tenth of its bytes.
    if (matches.every(({ routeId }) => routeId !== '/_public/login')) await context.queryClient();
  },
  component: PublicLayout,
});
