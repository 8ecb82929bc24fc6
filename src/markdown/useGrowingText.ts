import { useEffect, useState } from 'react';

/** Characters that are parsed and mounted at once: about 30 ms of work. */
export const growthStep = 16_000;

/**
 * The beginning of a very long text, which grows step by step until it is the whole text. Input is handled in between. A
 * shorter text is whole at once.
 */
export function useGrowingText(text: string): { shown: string; isWhole: boolean } {
  const [limit, setLimit] = useState(growthStep);
  const isWhole = text.length <= limit;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => setLimit(limit + growthStep));
    return () => clearTimeout(timer);
  }, [limit, isWhole]);
  return { shown: isWhole ? text : text.slice(0, limit), isWhole };
}
