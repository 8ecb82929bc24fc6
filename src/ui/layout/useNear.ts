import { useEffect, useRef, useState } from 'react';

/** How far from the view an element counts as near, px: about a turn of the mouse wheel. */
const distance = '200px';

/**
 * Whether an element has been in the view or near it, for what is loaded only then. Once true it stays true.
 *
 * @returns the ref of the element, which has to have a box, and whether it has been near
 */
export function useNear<E extends Element>() {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // jsdom has no layout: everything is near.
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: distance },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear] as const;
}
