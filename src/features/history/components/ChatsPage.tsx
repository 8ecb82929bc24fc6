import { Heading } from '#ui/index.ts';
import { column } from './ChatsPage.css.ts';
import { HistoryPanel } from './HistoryPanel.tsx';

/** All chats on a page of their own. */
export const ChatsPage = () => (
  <div className={column}>
    <Heading level={1} size="xl">
      Чаты
    </Heading>
    <HistoryPanel place={null} isPage />
  </div>
);
