import { lazy, Suspense, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Profile } from '#platform/session/session.ts';
import { Avatar } from '#ui/index.ts';
import { address, trigger } from './ProfileMenu.css.ts';

const load = () => import('./ProfileMenuPanel.tsx');
const ProfileMenuPanel = lazy(load);

/** Who is signed in, with the way to the profile and out. The button is named by the e-mail, or else the name. */
export function ProfileMenu({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = profile.email ?? (profile.name || 'Профиль');
  return (
    <>
      <AriaButton
        ref={button}
        className={trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
        onPress={() => setOpen(true)}
      >
        <Avatar name={profile.name || label} />
        <span className={address}>{label}</span>
      </AriaButton>
      {isOpen && (
        <Suspense>
          <ProfileMenuPanel label={label} triggerRef={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
