import { useNavigate, useParams } from '@tanstack/react-router';
import { Keyboard, LifeBuoy, LogOut, MessageSquarePlus, Monitor, Moon, Search, Sun } from 'lucide-react';
import { useSignOut } from '#features/auth/index.ts';
import type { Command, CommandGroup } from '#platform/commands.ts';
import { openFeedback } from '#platform/feedback.ts';
import { canMailToSupport } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { shortcutKeys } from '#platform/shortcut-keys.ts';
import { actionOf, shortcutList } from '#platform/shortcuts.ts';
import { setTheme } from '#platform/theme.ts';

const theme = ['тема', 'оформление'];
const keys = (id: Parameters<typeof shortcutKeys>[0]): string => shortcutKeys(id).join(' ');

const common: readonly Command[] = [
  {
    id: 'action:theme-light',
    title: 'Светлая тема',
    keywords: theme,
    icon: <Sun />,
    run: () => setTheme('light'),
  },
  {
    id: 'action:theme-dark',
    title: 'Тёмная тема',
    keywords: theme,
    icon: <Moon />,
    run: () => setTheme('dark'),
  },
  {
    id: 'action:theme-system',
    title: 'Тема как в системе',
    keywords: theme,
    icon: <Monitor />,
    run: () => setTheme('system'),
  },
  {
    id: 'action:shortcuts',
    title: 'Сочетания клавиш',
    hint: keys('shortcuts'),
    keywords: ['клавиатура', 'горячие клавиши'],
    icon: <Keyboard />,
    run: () => shortcutList.set(true),
  },
];

const support: Command = {
  id: 'action:feedback',
  title: 'Написать в поддержку',
  keywords: ['задать вопрос', 'обратная связь', 'отзыв'],
  icon: <LifeBuoy />,
  run: openFeedback,
};

/** The portal's actions for the command palette. */
export function useActionCommands(): CommandGroup {
  const navigate = useNavigate();
  const { name } = useParams({ strict: false });
  const { profile } = useSession();
  const { signOut } = useSignOut();
  const newChat: Command[] = name
    ? [
        {
          id: 'action:new-chat',
          title: 'Новый чат',
          hint: keys('newChat'),
          icon: <MessageSquarePlus />,
          run: () =>
            void navigate({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name, chatUuid: undefined } }),
        },
      ]
    : [];
  const find = actionOf('find');
  const inChat: Command[] = find
    ? [
        {
          id: 'action:find',
          title: 'Найти в чате',
          hint: keys('find'),
          keywords: ['поиск по чату', 'сообщения'],
          icon: <Search />,
          run: () => void find(),
        },
      ]
    : [];
  const ofSupport = profile && canMailToSupport(profile) ? [support] : [];
  const leave: Command = {
    id: 'action:sign-out',
    title: 'Выйти',
    keywords: ['выход'],
    icon: <LogOut />,
    run: signOut,
  };
  return { title: 'Действия', commands: [...newChat, ...inChat, ...common, ...ofSupport, leave] };
}
