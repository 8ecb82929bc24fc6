import { Suspense, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Profile } from '#platform/session/session.ts';
import { Avatar, lazyPart } from '#ui/index.ts';
import { name, trigger } from './ProfileMenu.css.ts';

const ProfileMenuPanel = lazyPart(() => import('./ProfileMenuPanel.tsx'));

/** The button with the name of the signed-in user, and its menu. The e-mail is part of the button's accessible name. */
export function ProfileMenu({ profile }: { profile: Profile }) {
  /** The item that gets the focus when the menu opens; null while it is closed. */
  const [start, setStart] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const known = [profile.name, profile.email].filter(Boolean);
  const label = known.join(', ') || 'Профиль';
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
        <Avatar name={known[0] ?? label} />
        <span className={name}>{known[0] ?? label}</span>
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
