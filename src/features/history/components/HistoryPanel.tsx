import { ListChecks } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton, SearchField } from '#ui/index.ts';
import { nothingSelected, type Selection } from '../model/selection.ts';
import { sourceOf } from '../model/sources.ts';
import { HistoryList, type ListedChats } from './HistoryList.tsx';
import { head, page, panel, search } from './HistoryPanel.css.ts';

/** Delay between the last key press and the search, ms (portal.md §9). */
const SEARCH_DELAY_MS = 500;

export interface HistoryPanelProps extends ListedChats {
  /** The page of all chats, which scrolls with the window. @default a panel that fills its container and scrolls inside */
  isPage?: boolean;
  /** Below the search: the choice of another list. */
  choice?: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
}

/** The history of all chats or of those with a service, with a search, with an agent or of a template (CHAT-08). */
export function HistoryPanel({ choice, foot, ...props }: HistoryPanelProps) {
  const { place, isPage = false } = props;
  const Box = isPage ? 'section' : 'aside';
  const searchLabel = isPage ? 'Поиск по чатам' : 'Поиск по истории';
  const [text, setText] = useState('');
  const [searchText, setSearchText] = useState('');
  const [selection, setSelection] = useState<Selection | null>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another list starts with an empty search; the choice of the list, which has the focus, stays.
  const list = place?.key ?? 'all services';
  const [shownList, setShownList] = useState(list);
  if (list !== shownList) {
    setShownList(list);
    setText('');
    setSearchText('');
    setSelection(null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that was typed for one list is not searched in the next
  useEffect(() => () => clearTimeout(timer.current), [list]);

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
    <Box
      aria-label={isPage ? 'Все чаты' : 'История'}
      data-history
      className={isPage ? page : panel}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && !(target as Element).matches('[type="search"]')) select(null);
      }}
    >
      <div className={head}>
        {sourceOf(place).canSearch && (
          <div className={search}>
            <SearchField
              label={searchLabel}
              placeholder="Поиск по чатам"
              size={isPage ? 'md' : 'sm'}
              value={text}
              onChange={type}
              onSubmit={searchNow}
              maxLength={200}
            />
          </div>
        )}
        <IconButton
          ref={selectButton}
          size={isPage ? 'md' : 'sm'}
          label="Выбрать несколько"
          icon={<ListChecks />}
          isPressed={selection !== null}
          onPress={() => setSelection(selection ? null : nothingSelected)}
        />
      </div>
      {choice}
      <HistoryList key={list} {...props} searchText={searchText} selection={selection} onSelection={select} />
      {foot}
    </Box>
  );
}
