import { useNavigate } from '@tanstack/react-router';
import { CircleUser, LogOut } from 'lucide-react';
import { useSignOut } from '#features/auth/index.ts';
import { MenuItem, MenuPanel, type MenuPanelProps, MenuSeparator } from '#ui/index.ts';

/** The open menu of the profile button. */
export default function ProfileMenuPanel(panel: Pick<MenuPanelProps, 'label' | 'triggerRef' | 'onClose'>) {
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  return (
    <MenuPanel {...panel}>
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
    </MenuPanel>
  );
}
