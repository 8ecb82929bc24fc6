import { createFileRoute, redirect } from '@tanstack/react-router';
import { Closed, guestTarget } from '#features/guest-bot/index.ts';
import { guestSession } from '#platform/session/session.ts';

/** Shown after «Выйти» when the browser did not close the window (BOT-05). */
export const Route = createFileRoute('/chatBot/_public/closed')({
  beforeLoad({ search }) {
    if (guestSession.get().state !== 'AUTHENTICATED') return;
    throw redirect({ href: guestTarget(search, location.origin), replace: true });
  },
  loader: async ({ context }) => void (await context.queryClient()),
  component: AfterExit,
});

function AfterExit() {
  const { chatName } = Route.useSearch();
  return <Closed chatName={chatName} />;
}
