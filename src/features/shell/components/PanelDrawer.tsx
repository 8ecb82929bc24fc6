import { Search } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { ActivityPlace } from '#features/activity/index.ts';
import { FeedbackButton } from '#features/feedback/index.ts';
import type { PageLink } from '#platform/pages.ts';
import { canMailToSupport } from '#platform/session/permissions.ts';
import type { Profile } from '#platform/session/session.ts';
import { actionOf } from '#platform/shortcuts.ts';
import { Drawer, IconButton } from '#ui/index.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { NotificationsButton } from './NotificationsButton.tsx';
import { foot, middle as middleClass, nav, profile as profileClass } from './PanelDrawer.css.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeButton } from './ThemeButton.tsx';

interface PanelDrawerProps {
  profile: Profile;
  pages: readonly PageLink[];
  middle: () => ReactNode;
  /** What opened the drawer. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The panel on narrow screens, with all that the bar has, which a chat hides. */
export default function PanelDrawer({ profile, pages, middle, button, onClose }: PanelDrawerProps) {
  const openPalette = (): void => {
    onClose();
    // Without the drawer, so that the focus returns to its button when the palette is closed.
    requestAnimationFrame(() => {
      button.current?.focus();
      actionOf('palette')?.();
    });
  };
  return (
    <Drawer isOpen title="Меню" onClose={onClose}>
      <nav className={nav} aria-label="Главное меню">
        <MenuLinks pages={pages} onPress={onClose} />
      </nav>
      <div className={middleClass}>{middle()}</div>
      <div className={foot}>
        <IconButton label="Найти команду" icon={<Search />} onPress={openPalette} />
        {canMailToSupport(profile) && <FeedbackButton />}
        <ThemeButton />
        <NotificationsButton area="ai" isSecond />
        <ActivityPlace />
        <div className={profileClass}>
          <ProfileMenu profile={profile} />
        </div>
      </div>
    </Drawer>
  );
}
