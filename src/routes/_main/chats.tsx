import { createFileRoute } from '@tanstack/react-router';
import { ChatsPage } from '#features/history/index.ts';

export const Route = createFileRoute('/_main/chats')({
  staticData: {
    title: 'Чаты',
    menu: { group: 'tools', order: 2, title: 'Все чаты' },
    keywords: ['история', 'переписка'],
  },
  component: ChatsPage,
});
