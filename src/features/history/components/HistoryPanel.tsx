import { useEffect, useRef, useState } from 'react';
import type { ChatRoute } from '#features/chat/index.ts';
import { SearchField } from '#ui/index.ts';
import { HistoryList } from './HistoryList.tsx';
import { panel, search } from './HistoryPanel.css.ts';

/** Delay between the last key press and the search, ms (portal.md §9). */
const SEARCH_DELAY_MS = 500;

export interface HistoryPanelProps {
  /** The page that the chats open in. */
  route: ChatRoute;
  /** Shows only the chats of this service. @default all services */
  serviceType?: string | undefined;
  /** The chat that is open. */
  activeChatUuid?: string | undefined;
  /** Called when a chat has been removed from the history. A screen that shows the chat should leave it. */
  onHidden: (uuid: string) => void;
  /** Called when the removal of a chat has been undone. */
  onRestored: (uuid: string) => void;
}

/** The history of chats with its search (CHAT-08). It fills its container and scrolls inside. */
export function HistoryPanel(props: HistoryPanelProps) {
  // The list of another service starts with an empty search and its first page.
  return <Panel key={props.serviceType} {...props} />;
}

function Panel({ route, serviceType, activeChatUuid, onHidden, onRestored }: HistoryPanelProps) {
  const [text, setText] = useState('');
  const [searchText, setSearchText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchNow = (next: string) => {
    clearTimeout(timer.current);
    setSearchText(next.trim());
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    // An empty field shows all chats at once.
    if (next.trim() === '') searchNow('');
    else timer.current = setTimeout(searchNow, SEARCH_DELAY_MS, next);
  };

  return (
    <aside aria-label="История" className={panel}>
      <div className={search}>
        <SearchField
          label="Поиск по истории"
          placeholder="Поиск по истории"
          value={text}
          onChange={type}
          onSubmit={searchNow}
          maxLength={200}
        />
      </div>
      <HistoryList
        route={route}
        serviceType={serviceType}
        searchText={searchText}
        activeChatUuid={activeChatUuid}
        onHidden={onHidden}
        onRestored={onRestored}
      />
    </aside>
  );
}
