import { ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton, SearchField } from '#ui/index.ts';
import { nothingSelected, type Selection } from '../model/selection.ts';
import { sourceOf } from '../model/sources.ts';
import type { HistoryPanelProps } from './HistoryList.tsx';
import { HistoryList } from './HistoryList.tsx';
import { head, panel, search } from './HistoryPanel.css.ts';

/** Delay between the last key press and the search, ms (portal.md §9). */
const SEARCH_DELAY_MS = 500;

/**
 * The history of the chats of a service, with its search, of an agent or of a template (CHAT-08). It fills its container and
 * scrolls inside.
 */
export function HistoryPanel(props: HistoryPanelProps) {
  // Another list starts with an empty search and its first page.
  return <Panel key={props.place.key} {...props} />;
}

function Panel(props: HistoryPanelProps) {
  const [text, setText] = useState('');
  const [searchText, setSearchText] = useState('');
  const [selection, setSelection] = useState<Selection | null>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const select = (next: Selection | null) => {
    setSelection(next);
    // The bar and the checkboxes, one of which has the focus, do not stay.
    if (selection && !next) selectButton.current?.focus();
  };
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
    <aside
      aria-label="История"
      className={panel}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && !(target as Element).matches('[type="search"]')) select(null);
      }}
    >
      <div className={head}>
        {sourceOf(props.place).canSearch && (
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
        )}
        <IconButton
          ref={selectButton}
          label="Выбрать несколько"
          icon={<ListChecks />}
          isPressed={selection !== null}
          onPress={() => setSelection(selection ? null : nothingSelected)}
        />
      </div>
      <HistoryList {...props} searchText={searchText} selection={selection} onSelection={select} />
    </aside>
  );
}
