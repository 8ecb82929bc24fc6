import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { onShortcut } from '#platform/shortcuts.ts';
import { SearchField } from '#ui/index.ts';
import { findInDeck, type Match } from '../../model/find.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { goTo } from '../slide/focus.ts';
import { useEditor } from '../store/deck-store.ts';
import { mark, match, matches, matchList, search, searchBox } from './Editor.css.ts';
import { ReplaceRow } from './ReplaceRow.tsx';

/** The list of slides shows the heading of a section that has its focus. */
const focusSlides = (): void =>
  document.querySelector<HTMLElement>('[role="listbox"][aria-label="Слайды"]')?.focus();

/** The greatest number of places that are listed. */
const MOST = 50;

/** Finds text in the presentation. Ctrl+F leads here, a second time to the search of the browser. */
export function FindBox() {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const deck = useEditor(store, ({ history }) => (wanted === '' ? null : history.present));
  const found = deck ? findInDeck(deck, wanted) : [];
  useLayoutEffect(
    () =>
      onShortcut('find', () => {
        const field = box.current?.querySelector('input');
        if (!field || field === document.activeElement) return false;
        field.focus();
        field.select();
        return true;
      }),
    [],
  );
  const select = ({ slideId, section }: Match): void => {
    if (slideId !== null) store.select(slideId);
    if (section !== undefined) store.set({ section });
  };
  const enter = (match: Match): void => {
    select(match);
    if (match.section !== undefined) focusSlides();
    else if (match.slideId !== null) goTo(store, { ...match, slideId: match.slideId });
  };
  const focusField = (): void => box.current?.querySelector('input')?.focus();
  const move = (event: KeyboardEvent): void => {
    // The field handles Escape itself.
    const isElsewhere = event.target !== box.current?.querySelector('input');
    if (event.key === 'Escape' && isElsewhere) {
      setText('');
      focusField();
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const all: Element[] = [...(box.current?.querySelectorAll('input, [data-match]') ?? [])];
    const at = document.activeElement ? all.indexOf(document.activeElement) : -1;
    if (by === 0 || at < 0) return;
    event.preventDefault();
    const next = all[Math.max(0, Math.min(all.length - 1, at + by))];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and what it finds
    <div ref={box} className={searchBox} onKeyDown={move}>
      <div className={search}>
        <SearchField
          label="Найти в презентации"
          placeholder="Найти"
          value={text}
          onChange={setText}
          onSubmit={() => {
            const [first] = found;
            if (first) select(first);
          }}
        />
      </div>
      {wanted !== '' && (
        <div className={matches}>
          <ul className={matchList} aria-label="Найдено">
            {found.slice(0, MOST).map((one) => {
              const { slideId, at, slot, object, section, excerpt, from, to } = one;
              return (
                <li key={`${section ?? slideId} ${object ?? slot} ${from} ${excerpt}`}>
                  <button type="button" data-match className={match} onClick={() => enter(one)}>
                    {section === undefined ? `${at + 1}. ` : 'Раздел: '}
                    {excerpt.slice(0, from)}
                    <mark className={mark}>{excerpt.slice(from, to)}</mark>
                    {excerpt.slice(to)}
                  </button>
                </li>
              );
            })}
            {found.length === 0 && <li className={match}>Ничего не&nbsp;найдено</li>}
          </ul>
          {canEdit && found.length > 0 && <ReplaceRow query={wanted} onReplaced={focusField} />}
        </div>
      )}
    </div>
  );
}
