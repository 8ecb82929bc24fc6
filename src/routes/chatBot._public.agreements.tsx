import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { AgreementScreen, agreementsAccepted } from '#features/agreements/index.ts';
import { exitRedirect, guestTarget, isCorporate, useGuestExit } from '#features/guest-bot/index.ts';
import { guestSession } from '#platform/session/session.ts';

export const Route = createFileRoute('/chatBot/_public/agreements')({
  async beforeLoad({ search, context }) {
    const { profile } = guestSession.get();
    if (!profile) throw redirect(exitRedirect(search));
    if (isCorporate(profile) && !(await agreementsAccepted(await context.queryClient()))) return;
    throw redirect({ href: guestTarget(search, location.origin), replace: true });
  },
  loader: async ({ context }) => void (await context.queryClient()),
  component: Agreements,
});

function Agreements() {
  const router = useRouter();
  const { signOut } = useGuestExit();
  return <AgreementScreen onAccepted={() => void router.invalidate()} onRefuse={signOut} />;
}
