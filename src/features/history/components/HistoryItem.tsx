import { Link } from '@tanstack/react-router';
import { type MouseEvent, Suspense, useId, useRef, useState } from 'react';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { type AddressedPlace, findInChat } from '#features/chat/index.ts';
import { ServiceIcon, serviceOf } from '#features/services/index.ts';
import { useShare } from '#features/share/index.ts';
import { useStore } from '#lib/store.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { runningChats, unreadChats } from '#platform/running-chats.ts';
import { lazyPart, Spinner, TimeText, VisuallyHidden } from '#ui/index.ts';
import { markWords } from '../model/mark-words.ts';
import { snippetText } from '../model/snippet-text.ts';
import { startDownload } from '../model/start-download.ts';
import {
  box,
  link,
  mark,
  menuPlace,
  note,
  noteBelowTitle,
  noteBeside,
  row,
  runningMark,
  titleText,
  unreadMark,
} from './HistoryPanel.css.ts';
import { type RowActions, RowMenu } from './RowMenu.tsx';

/** A text with the searched words marked. */
function Marked({ text, searchText }: { text: string; searchText: string }) {
  if (searchText === '') return text;
  let place = 0;
  return markWords(text, searchText).map((part) => {
    place += part.text.length;
    return part.isMatch ? (
      <mark key={place} className={mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

const RenameField = lazyPart(() => import('./RenameField.tsx'));

export interface HistoryItemProps {
  chat: HistoryChat;
  /** Where it opens. */
  place: AddressedPlace;
  /** Whether the list has chats of several services, whose signs tell them apart. */
  isMixed: boolean;
  /** On the page of all chats: service and day are shown. */
  isPage: boolean;
  searchText: string;
  isActive: boolean;
  /** Undefined outside of the selection of several. */
  isSelected: boolean | undefined;
  canArrange: boolean;
  onSelect: (isRange: boolean) => void;
  onPin: (pinned: boolean) => void;
  /** `row` is the element of the chat, which is about to be removed. */
  onHide: (row: Element | null) => void;
}

/** A row of the history: the link to a chat or its checkbox, and its menu. */
export function HistoryItem(props: HistoryItemProps) {
  const { chat, place, isMixed, isPage, searchText, isActive, isSelected, canArrange } = props;
  const id = useId();
  const rowRef = useRef<HTMLLIElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isRunning = useStore(runningChats, (chats) => chats.some(({ chatUuid }) => chatUuid === chat.uuid));
  const share = useShare();
  const isUnread = useStore(unreadChats, (chats) => chats.has(chat.uuid)) && !isActive;
  const title = snippetText(chat.content, searchText) || 'Без названия';
  const date = parseTimestamp(chat.date);
  const hasDate = isPage || searchText !== '';
  const serviceTitle = isMixed ? (chat.name ?? serviceOf(chat.value)?.title ?? chat.value) : '';
  const hint = isMixed ? `${title} · ${serviceTitle}` : title;
  const actions: RowActions = {
    arrange: canArrange ? { rename: () => setRenaming(true), pin: props.onPin } : undefined,
    download: (format) => void startDownload([chat], format),
    share: share && (() => share({ chatUuid: chat.uuid })),
    hide: () => props.onHide(rowRef.current),
  };
  const endRenaming = (isByKey: boolean): void => {
    setRenaming(false);
    if (isByKey) requestAnimationFrame(() => rowRef.current?.querySelector('a')?.focus());
  };
  if (isRenaming) {
    return (
      <li ref={rowRef} data-chat={chat.uuid} className={row} data-active={isActive || undefined}>
        <Suspense fallback={<span className={link}>{title}</span>}>
          <RenameField chat={chat} onEnd={endRenaming} onMissing={() => setRenaming(false)} />
        </Suspense>
      </li>
    );
  }
  const shownTitle = (
    <>
      {isMixed && <ServiceIcon tile={chat} size="sm" />}
      <span className={titleText}>
        <Marked text={title} searchText={searchText} />
      </span>
    </>
  );
  return (
    <li
      ref={rowRef}
      data-chat={chat.uuid}
      className={row}
      data-active={isActive || undefined}
      onContextMenu={(event: MouseEvent) => {
        // A mouse opens the menu of the browser, the menu key the menu of the chat.
        if (event.button === 2 || isSelected !== undefined) return;
        event.preventDefault();
        setMenuOpen(true);
      }}
      onKeyDown={(event) => {
        if (isSelected !== undefined || !(event.target instanceof HTMLAnchorElement)) return;
        if (event.key === 'Delete') actions.hide();
        else if (event.key === 'F2' && actions.arrange) actions.arrange.rename();
        else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) setMenuOpen(true);
        else return;
        event.preventDefault();
      }}
    >
      {isSelected === undefined ? (
        <Link
          id={id}
          {...place.link(chat.uuid)}
          aria-current={isActive ? 'page' : undefined}
          aria-describedby={`${id}-note`}
          className={link}
          title={hint}
          onClick={() => {
            // The words were found in a message.
            if (chat.snippet && searchText !== '') findInChat(chat.uuid, searchText);
          }}
        >
          {shownTitle}
        </Link>
      ) : (
        <label className={link} title={hint}>
          <input
            type="checkbox"
            className={box}
            checked={isSelected}
            // The click knows whether Shift is pressed; the change follows it.
            onChange={() => {}}
            onClick={({ shiftKey }) => props.onSelect(shiftKey)}
          />
          {shownTitle}
        </label>
      )}
      {isRunning && (
        <span className={runningMark}>
          <Spinner size="sm" label="Отвечает" />
        </span>
      )}
      {isUnread && <span className={unreadMark} />}
      <span
        id={`${id}-note`}
        hidden={searchText === '' && !isPage}
        className={[note, isMixed && noteBelowTitle, searchText === '' && noteBeside]
          .filter(Boolean)
          .join(' ')}
      >
        {isUnread && <VisuallyHidden>Новый ответ. </VisuallyHidden>}
        {isRunning && <VisuallyHidden>Ответ готовится. </VisuallyHidden>}
        {isMixed && (hasDate ? `${serviceTitle} · ` : serviceTitle)}
        {hasDate && date && <TimeText date={date} />}
        {searchText !== '' && chat.snippet && (
          <>
            {' · '}
            <Marked text={snippetText(chat.snippet, searchText)} searchText={searchText} />
          </>
        )}
      </span>
      {isSelected === undefined && (
        <span className={menuPlace}>
          <RowMenu
            chat={chat}
            actions={actions}
            describedBy={id}
            isOpen={isMenuOpen}
            onOpenChange={setMenuOpen}
          />
        </span>
      )}
    </li>
  );
}
