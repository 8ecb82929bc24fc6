import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const help = () => import('#features/help/index.ts');

export const Route = createFileRoute('/_main/help/$topic')({
  loader: async ({ params }) => (await help()).loadTopic(params.topic),
  // The code of the help loads as one file.
  codeSplitGroupings: [],
  component: lazyRouteComponent(help, 'ArticleScreen'),
});
