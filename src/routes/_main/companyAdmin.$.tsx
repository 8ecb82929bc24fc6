import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen, loadAdmin } from '#features/admin/index.ts';

/** Every page of a company's administration: its definition is in features/admin/pages. */
export const Route = createFileRoute('/_main/companyAdmin/$')({
  // The menu and the code of the page load at once.
  loader: async ({ context, params, location, preload }) => {
    // A link under the pointer loads only the code: a failed request for data would show an error before a click.
    if (preload) return;
    loadAdmin(await context.queryClient(), 'companyAdmin', params._splat ?? '', location.search);
  },
  codeSplitGroupings: [['component', 'loader']],
  gcTime: 0,
  shouldReload: false,
  component: () => <AdminScreen area="companyAdmin" />,
});
