import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen, loadAdmin } from '#features/admin/index.ts';

/** Every page of a company's administration: its definition is in features/admin/pages. */
export const Route = createFileRoute('/_main/companyAdmin/$')({
  // The menu and the code of the page load at once.
  loader: async ({ context, params, location, preload }) => {
    // Hovering a link preloads only the code: a failed request would show an error although the user did nothing.
    if (preload) return;
    loadAdmin(await context.queryClient(), 'companyAdmin', params._splat ?? '', location.search);
  },
  codeSplitGroupings: [['component', 'loader']],
  gcTime: 0,
  shouldReload: false,
  component: () => <AdminScreen area="companyAdmin" />,
});
