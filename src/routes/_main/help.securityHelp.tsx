import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { canSeeSafetyRules } from '#platform/session/permissions.ts';

const help = () => import('#features/help/index.ts');

/** The safety rules, an article with a permission of its own. */
export const Route = createFileRoute('/_main/help/securityHelp')({
  staticData: { allowed: canSeeSafetyRules },
  loader: async () => (await help()).loadTopic('securityHelp'),
  // The code of the help loads as one file.
  codeSplitGroupings: [],
  component: lazyRouteComponent(help, 'ArticleScreen'),
});
