import { Suspense, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Profile } from '#platform/session/session.ts';
import { Avatar, lazyPart } from '#ui/index.ts';
import { address, trigger } from './ProfileMenu.css.ts';

const ProfileMenuPanel = lazyPart(() => import('./ProfileMenuPanel.tsx'));

/** Who is signed in, with the way to the profile and out. The button is named by the e-mail, or else the name. */
export function ProfileMenu({ profile }: { profile: Profile }) {
  /** Where the focus begins in the open menu; null while it is closed. */
  const [start, setStart] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const label = profile.email ?? (profile.name || 'Профиль');
  return (
    <>
      <AriaButton
        ref={button}
        className={trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={start !== null}
        onHoverStart={ProfileMenuPanel.preload}
        onFocus={ProfileMenuPanel.preload}
        onPress={() => setStart('first')}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setStart('first');
          else if (event.key === 'ArrowUp') setStart('last');
          else return event.continuePropagation();
          event.preventDefault();
        }}
      >
        <Avatar name={profile.name || label} />
        <span className={address}>{label}</span>
      </AriaButton>
      {start && (
        <Suspense>
          <ProfileMenuPanel
            profile={profile}
            label={label}
            triggerRef={button}
            start={start}
            onClose={() => setStart(null)}
            onMissing={() => setStart(null)}
          />
        </Suspense>
      )}
    </>
  );
}
