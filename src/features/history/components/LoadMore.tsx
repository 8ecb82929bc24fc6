import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/index.ts';
import { more } from './HistoryPanel.css.ts';

export interface LoadMoreProps {
  isLoading: boolean;
  /** After a failure only the button loads again; scrolling does not. */
  isFailed: boolean;
  onLoad: () => void;
}

/** The end of the loaded chats: scrolling near it or pressing its button loads the next page. */
export function LoadMore({ isLoading, isFailed, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const isIdle = !isLoading && !isFailed;
  const load = useEffectEvent(onLoad);

  useEffect(() => {
    if (!isIdle || !end.current) return;
    // A new observer after each page: if the end is still in view, the next page is loaded as well.
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
