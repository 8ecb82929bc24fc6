import { createFileRoute, redirect } from '@tanstack/react-router';
import {
  GuestLogin,
  guestTarget,
  guestToken,
  isAgentBot,
  leavingBy,
  UnknownBot,
} from '#features/guest-bot/index.ts';
import { serviceOf } from '#features/services/index.ts';
import { guestSession } from '#platform/session/session.ts';

export const Route = createFileRoute('/chatBot/_public/login')({
  beforeLoad({ search }) {
    leavingBy.set(null);
    const { state, profile } = guestSession.get();
    if (state !== 'AUTHENTICATED') return;
    // A link of another guest starts that guest's session.
    const isForOther =
      guestToken() !== null &&
      search.emailUser !== undefined &&
      search.emailUser.trim().toLowerCase() !== profile?.email?.toLowerCase();
    if (isForOther) return;
    throw redirect({ href: guestTarget(search, location.origin), replace: true });
  },
  loader: async ({ context }) => void (await context.queryClient()),
  component: Login,
});

function Login() {
  const search = Route.useSearch();
  const { chatName, emailUser = '' } = search;
  const bot = chatName === undefined ? undefined : serviceOf(chatName);
  // Before the sign-in, which would give the same message.
  if (chatName !== undefined && !bot && !isAgentBot(chatName)) return <UnknownBot loginSearch={search} />;
  return <GuestLogin emailUser={emailUser} chatName={chatName} botTitle={bot?.title} />;
}
