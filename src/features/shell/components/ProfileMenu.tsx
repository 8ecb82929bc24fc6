import { useNavigate } from '@tanstack/react-router';
import { CircleUser, LogOut } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useSignOut } from '#features/auth/index.ts';
import type { Profile } from '#platform/session/session.ts';
import { Avatar, Menu, MenuItem, MenuSeparator } from '#ui/index.ts';
import { address, trigger } from './ProfileMenu.css.ts';

/** Who is signed in, with the way to the profile and out. The button is named by the e-mail, or else the name. */
export function ProfileMenu({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const label = profile.email ?? (profile.name || 'Профиль');
  return (
    <Menu
      trigger={
        <AriaButton className={trigger} aria-label={label}>
          <Avatar name={profile.name || label} />
          <span className={address}>{label}</span>
        </AriaButton>
      }
    >
      <MenuItem
        icon={<CircleUser />}
        onAction={() => void navigate({ to: '/$', params: { _splat: 'profile' } })}
      >
        Профиль
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onAction={signOut}>
        Выйти
      </MenuItem>
    </Menu>
  );
}
