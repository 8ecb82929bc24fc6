import { createFileRoute } from '@tanstack/react-router';
import { PublicLayout } from '#features/shell/index.ts';

/** Layout of the public pages; it shows errors of a page inside (ERR-12). */
export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
  async beforeLoad({ matches, context }) {
    // The login works without React Query, which saves a tenth of its bytes.
    if (matches.every(({ routeId }) => routeId !== '/_public/login')) await context.queryClient();
  },
  component: PublicLayout,
});
