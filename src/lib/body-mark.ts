import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the body while the component is mounted, for styles of other parts of the page. `:has()` at the body
 * would do without it, but the browser checks that again at every change of the page, at each piece of an answer too.
 *
 * @param isSet whether the attribute is there now
 */
export function useBodyMark(attribute: `data-${string}`, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return undefined;
    document.body.setAttribute(attribute, '');
    return () => document.body.removeAttribute(attribute);
  }, [attribute, isSet]);
}
