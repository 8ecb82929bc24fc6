import { useNavigate, useRouter } from '@tanstack/react-router';
import { CircleUser, Keyboard, LogOut } from 'lucide-react';
import { useSignOut } from '#features/auth/index.ts';
import { pagesFor } from '#platform/pages.ts';
import type { Profile } from '#platform/session/session.ts';
import { shortcutList } from '#platform/shortcuts.ts';
import { MenuItem, MenuPanel, type MenuPanelProps, MenuSeparator, Text } from '#ui/index.ts';
import { person } from './ProfileMenu.css.ts';

interface ProfileMenuPanelProps extends Pick<MenuPanelProps, 'label' | 'triggerRef' | 'start' | 'onClose'> {
  profile: Profile;
}

/** The open menu of the profile button. */
export default function ProfileMenuPanel({ profile, ...panel }: ProfileMenuPanelProps) {
  const router = useRouter();
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const pages = pagesFor(router, profile).filter(({ group }) => group === 'profile');
  return (
    <MenuPanel
      {...panel}
      header={
        <div className={person}>
          <Text weight="medium">{profile.name}</Text>
          {profile.email && (
            <Text size="sm" tone="muted">
              {profile.email}
            </Text>
          )}
        </div>
      }
    >
      {pages.map(({ to, title }) => (
        <MenuItem key={to} icon={<CircleUser />} onAction={() => void navigate({ to })}>
          {title}
        </MenuItem>
      ))}
      <MenuItem icon={<Keyboard />} onAction={() => shortcutList.set(true)}>
        Сочетания клавиш
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onAction={signOut}>
        Выйти
      </MenuItem>
    </MenuPanel>
  );
}
