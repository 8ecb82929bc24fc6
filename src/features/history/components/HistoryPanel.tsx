import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#ui/index.ts';
import { HistoryList } from './HistoryList.tsx';
import { panel, search } from './HistoryPanel.css.ts';

/** ms of silence after the last letter before the history is searched (portal.md §9). */
const pause = 500;

export interface HistoryPanelProps {
  /** Only the chats of this service; of all services when it is not given. */
  serviceType?: string | undefined;
  /** The chat that is open. */
  activeChatUuid?: string | undefined;
  /** Called when a chat has been removed from the history, to leave it where it is shown. */
  onHidden: (uuid: string) => void;
  /** Called when the removal of a chat has been undone. */
  onRestored: (uuid: string) => void;
}

/** Chats of the past (CHAT-08). It takes the size of its place and scrolls inside. */
export function HistoryPanel(props: HistoryPanelProps) {
  // Another service is another list: its text and pages start anew.
  return <Panel key={props.serviceType} {...props} />;
}

function Panel({ serviceType, activeChatUuid, onHidden, onRestored }: HistoryPanelProps) {
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
    // An emptied box is no search to wait for.
    if (next.trim() === '') searchNow('');
    else timer.current = setTimeout(searchNow, pause, next);
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
        serviceType={serviceType}
        searchText={searchText}
        activeChatUuid={activeChatUuid}
        onHidden={onHidden}
        onRestored={onRestored}
      />
    </aside>
  );
}
