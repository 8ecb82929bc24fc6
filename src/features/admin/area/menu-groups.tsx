import {
  Activity,
  Archive,
  Bell,
  Building2,
  ChartColumn,
  CircleAlert,
  FileCheck,
  FileText,
  Inbox,
  KeyRound,
  LayoutGrid,
  Mail,
  Megaphone,
  MessageSquare,
  Palette,
  Plug,
  ScrollText,
  Settings2,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminTile } from '#api/generated/model/adminTile.ts';

/** The groups of the menu: their entries by `value`, in the order in which they are shown, with their icons. */
const groups: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  // Without a title.
  '': { attention: <Bell /> },
  Люди: {
    users: <User />,
    groups: <Users />,
    company: <Building2 />,
    requests: <Inbox />,
    feedback: <MessageSquare />,
    agreements: <FileCheck />,
  },
  Сервисы: {
    tile: <LayoutGrid />,
    externalApi: <Plug />,
    apiToken: <KeyRound />,
    monitoring: <Activity />,
    error: <CircleAlert />,
  },
  Учёт: {
    statistics: <ChartColumn />,
    budgets: <Wallet />,
    reports: <FileText />,
    getListReports: <Archive />,
    logs: <ScrollText />,
  },
  Компания: { brand: <Palette />, settings: <Settings2 /> },
  Связь: { letters: <Mail />, banners: <Megaphone /> },
};

interface MenuEntry {
  tile: AdminTile;
  icon: ReactNode;
}

interface MenuGroup {
  title: string;
  entries: MenuEntry[];
}

/** The entries of an administrator's menu in groups; without empty groups. An entry that the portal does not know is in the last one, «Другое». */
export function groupsOf(tiles: readonly AdminTile[]): MenuGroup[] {
  const known = Object.entries(groups).map(([title, icons]) => ({
    title,
    entries: Object.entries(icons).flatMap(([value, icon]) =>
      tiles.filter((tile) => tile.value === value).map((tile) => ({ tile, icon })),
    ),
  }));
  const placed = new Set(known.flatMap(({ entries }) => entries.map(({ tile }) => tile)));
  const others = tiles.filter((tile) => !placed.has(tile)).map((tile) => ({ tile, icon: <Settings2 /> }));
  return [...known, { title: 'Другое', entries: others }].filter(({ entries }) => entries.length > 0);
}
