/** Keeps the portal working in a page whose texts a translator of the browser replaces by elements of its own. */

/**
 * React removes and inserts beside the texts that it has written. A translator has taken these out of the page, and the browser's
 * methods would throw: the screen would be replaced by an error, an answer by its Markdown. Here a text that is gone is not
 * removed again, and what stood before it is put at the end.
 *
 * @returns a function that ends it
 */
export function allowTranslators(prototype: Node = Node.prototype): () => void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removeOwn<Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  prototype.insertBefore = function insertBeforeOwn<Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    const place = next === null || next.parentNode === this ? next : null;
    return insertBefore.call(this, node, place) as Child;
  };
  return () => Object.assign(prototype, { removeChild, insertBefore });
}
