/** An element near the top of the log and its distance from the top, which stays the same while other heights change. */
export interface Anchor {
  element: Element;
  top: number;
}

/** The elements of the mounted messages. */
export const articlesIn = (list: Element): Element[] =>
  [...list.children].filter(({ tagName }) => tagName === 'ARTICLE');

/** The first element at or below a line, inside the message that crosses it. */
export function anchorAt(list: Element, line: number): Anchor | null {
  let children = articlesIn(list);
  let found: Anchor | null = null;
  for (;;) {
    const element = children.find((child) => child.getBoundingClientRect().bottom > line);
    if (!element) return found;
    const { top } = element.getBoundingClientRect();
    found = { element, top: top - line };
    if (top >= line) return found;
    children = [...element.children];
  }
}
