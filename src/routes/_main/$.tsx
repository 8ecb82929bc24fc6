import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { plannedPage, ScreenSoon } from '#features/shell/index.ts';
import { session } from '#platform/session/session.ts';

/** Every other address inside the layout: a page that is planned, or a 404. */
export const Route = createFileRoute('/_main/$')({
  beforeLoad({ location }) {
    const { profile } = session.get();
    const page = plannedPage(location.pathname);
    if (!page || !profile) throw notFound();
    if (!page.allowed(profile)) throw redirect({ to: '/', replace: true });
    return { title: page.title };
  },
  component: Planned,
});

function Planned() {
  const { title } = Route.useRouteContext();
  return <ScreenSoon title={title} />;
}
