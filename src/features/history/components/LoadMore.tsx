import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/index.ts';
import { more } from './HistoryPanel.css.ts';

export interface LoadMoreProps {
  isLoading: boolean;
  /** After a failure only the button asks again, not the scrolling. */
  isFailed: boolean;
  onLoad: () => void;
}

/** The end of what is loaded: coming near it asks for more, and a button does the same without scrolling. */
export function LoadMore({ isLoading, isFailed, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const isIdle = !isLoading && !isFailed;
  const load = useEffectEvent(onLoad);

  useEffect(() => {
    if (!isIdle || !end.current) return;
    // Observed anew after each page: an end that is still in sight must ask again.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { root: end.current.closest('[data-scroller]'), rootMargin: '0px 0px 240px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isIdle]);

  return (
    <div ref={end} className={more}>
      <Button size="sm" variant="quiet" isPending={isLoading} onPress={onLoad}>
        {isFailed ? 'Повторить' : 'Показать ещё'}
      </Button>
    </div>
  );
}
