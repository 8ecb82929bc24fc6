import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { presentationReaderFind } from '#api/generated/hooks/presentation/presentation.ts';
import type { PresentationReader } from '#api/generated/model/presentationReader.ts';
import { matcher } from '#lib/search.ts';
import { pause } from '#lib/timing.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { mentionQuery, withMention } from './mention-text.ts';

/** Delay between the last letter and the request, ms. */
const searchDelay = 250;

const nobody: readonly PresentationReader[] = [];

interface Options {
  field: RefObject<HTMLTextAreaElement | null>;
  onChoose: (text: string, person: PresentationReader) => void;
}

/** The people whom `@` offers while a comment is typed: only those who may read the presentation (PRES-71). */
export function useMentions({ field, onChoose }: Options) {
  const { uuid } = useOpenEditor().session.store.deck;
  const listId = useId();
  const [query, setQuery] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const { data = nobody, isPlaceholderData } = useQuery({
    queryKey: ['people to mention', uuid, query],
    async queryFn({ signal }) {
      if (query !== '') await pause(searchDelay, signal);
      const params = { presentationId: uuid, ...(query && { searchText: query }) };
      return presentationReaderFind(params, { signal });
    },
    enabled: query !== null,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { inline: [404, 429] },
  });
  const fits = matcher(query ?? '');
  // People of an earlier search stay only while they fit what is typed now: Enter takes one of them.
  const found = isPlaceholderData ? data.filter(({ name }) => fits(name)) : data;
  const people = query === null ? nobody : found;
  const current = people[Math.min(at, people.length - 1)];
  const optionId = (id: number): string => `${listId}-${id}`;
  const close = (): void => setQuery(null);
  const choose = (person: PresentationReader): void => {
    const element = field.current;
    if (!element) return;
    const next = withMention(element.value, element.selectionStart, person);
    close();
    onChoose(next.text, person);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.caret, next.caret);
    });
  };
  return {
    people,
    current,
    listId,
    optionId,
    choose,
    close,
    /** Reads the text before the caret and searches for the name behind `@`. */
    follow: (): void => {
      const element = field.current;
      const next = element ? mentionQuery(element.value.slice(0, element.selectionStart)) : null;
      if (next !== query) setAt(0);
      setQuery(next);
    },
    /** Handles a key while the list is open. Returns whether it did. */
    onKey: ({
      key,
      shiftKey,
      ctrlKey,
      metaKey,
    }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>): boolean => {
      if (!current || ctrlKey || metaKey) return false;
      if (key === 'Escape') close();
      else if ((key === 'Enter' || key === 'Tab') && !shiftKey) choose(current);
      else if (key === 'ArrowDown' || key === 'ArrowUp') {
        const step = key === 'ArrowDown' ? 1 : -1;
        setAt((Math.min(at, people.length - 1) + step + people.length) % people.length);
      } else return false;
      return true;
    },
  };
}
