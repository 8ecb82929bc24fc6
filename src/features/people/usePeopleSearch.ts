import { useEffect, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { useUserFind } from '#api/generated/hooks/data/data.ts';
import type { FoundUser } from '#api/generated/model/foundUser.ts';
import { textWithWait } from '#platform/errors/decide.ts';

/** Shortest text that is searched, characters. */
export const shortest = 2;
/** Failures are shown in the dialog. */
const ownFailures = { inline: [429, 500] };
/** Delay between the last key press and the search, ms. */
const searchDelay = 300;

interface PeopleSearch {
  /** The people who match the text as it is now; undefined while there is no answer to it. */
  found: readonly FoundUser[] | undefined;
  isError: boolean;
  /** What the gateway says of a search that it refused, with the time until the next one. */
  why: string | undefined;
  again: () => void;
}

/**
 * Searches people by name, e-mail or post. An answer to an earlier text is not shown, and nothing of the search is stored
 * (HOME-18).
 */
export function usePeopleSearch(text: string): PeopleSearch {
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAsked, searchDelay, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = asked === wanted && wanted.length >= shortest;
  const { data, isError, error, refetch } = useUserFind(
    { searchText: asked },
    { query: { enabled: isAsked, gcTime: 0, retry: false, meta: ownFailures } },
  );
  const refusal: unknown = error;
  const why =
    refusal instanceof ApiError && refusal.status === 429
      ? textWithWait(refusal.text, refusal.retryAfter)
      : undefined;
  return { found: isAsked ? data : undefined, isError: isAsked && isError, why, again: () => void refetch() };
}
