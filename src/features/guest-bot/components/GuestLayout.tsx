import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { config } from '#platform/config.ts';
import { followFieldLimits } from '#platform/field-limits.ts';
import { guestSession } from '#platform/session/session.ts';
import { Button, IconButton, Logo, Text } from '#ui/index.ts';
import { useGuestExit } from '../useGuestExit.ts';
import { bar, content, narrowOnly, page, tools, who, wideOnly } from './GuestLayout.css.ts';

interface GuestLayoutProps {
  /** Links that skip the header. */
  skipLinks: ReactNode;
  /** Buttons of the shell, at the right end of the header. */
  actions: ReactNode;
  children: ReactNode;
}

/** The layout of a guest's chat: no menu, no links into the portal. */
export function GuestLayout({ skipLinks, actions, children }: GuestLayoutProps) {
  const { profile } = useStore(guestSession);
  const { signOut, isPending } = useGuestExit();
  useEffect(followFieldLimits, []);
  if (!profile) return null;
  return (
    // When another guest signs in in another tab, the state of the first guest's page is dropped (AUTH-12).
    <div key={profile.id} className={page}>
      <header className={bar}>
        {skipLinks}
        <Logo name={config.gatewayName} />
        <div className={tools}>
          {profile.email && (
            <div className={who}>
              <Text size="sm" tone="muted">
                {profile.email}
              </Text>
            </div>
          )}
          {actions}
          <span className={wideOnly}>
            <Button variant="quiet" icon={<LogOut />} isPending={isPending} onPress={signOut}>
              Выйти
            </Button>
          </span>
          <span className={narrowOnly}>
            <IconButton label="Выйти" icon={<LogOut />} isPending={isPending} onPress={signOut} />
          </span>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={content}>
        {children}
      </main>
    </div>
  );
}
