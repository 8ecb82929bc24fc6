import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowTranslators } from './translated-page.ts';

let end: () => void;
beforeEach(() => {
  end = allowTranslators();
});
afterEach(() => {
  cleanup();
  end();
});

/** Does what translators do: each text is replaced by an element with another text. */
function translate(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `${text.data} (en)`;
    text.replaceWith(font);
  }
}

const Note = ({ isLong }: { isLong: boolean }) => (
  <p>
    {isLong && <b>Важно: </b>}
    {isLong ? 'сохранено' : null}
    <i>сегодня</i>
  </p>
);

test('[APP-22] a screen whose texts were translated goes on: texts and elements come and go', () => {
  const { container, rerender } = render(<Note isLong />);
  translate(container);
  act(() => rerender(<Note isLong={false} />));
  expect(container.querySelector('b')).toBeNull();
  act(() => rerender(<Note isLong />));
  expect(container.querySelector('b')?.textContent).toBe('Важно: ');
  expect(container.textContent).toContain('сегодня (en)');
});

test('[APP-22] without a translator texts are removed and inserted as usual', () => {
  const { container, rerender } = render(<Note isLong={false} />);
  act(() => rerender(<Note isLong />));
  expect(container.textContent).toBe('Важно: сохраненосегодня');
  act(() => rerender(<Note isLong={false} />));
  expect(container.textContent).toBe('сегодня');
});
