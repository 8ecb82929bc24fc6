/** Selections in a text that is being edited, for tests: jsdom lays nothing out and sends no event of its own. */
import { act, screen } from '@testing-library/react';

/** ProseMirror asks where the cursor is. */
export function layNothingOut({
  beforeAll,
  afterAll,
}: Record<'beforeAll' | 'afterAll', (run: () => void) => void>): void {
  const nowhere = { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() };
  beforeAll(() => void Object.assign(Range.prototype, nowhere));
  afterAll(() => {
    for (const name of Object.keys(nowhere)) Reflect.deleteProperty(Range.prototype, name);
  });
}

/** Selects the paragraphs of the open text from one to another, both included. */
export async function selectParagraphs(from: number, to: number): Promise<void> {
  const text = await screen.findByRole('textbox', { name: 'Текст' });
  const [first, last] = [text.children[from], text.children[to]];
  if (!first || !last) throw new Error('No such paragraphs');
  act(() => {
    document.getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
    document.dispatchEvent(new Event('selectionchange'));
  });
}
