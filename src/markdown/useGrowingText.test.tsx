import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { growthStep } from './useGrowingText.ts';

afterEach(cleanup);

test('[CHAT-11][PRE-18] a very long answer is shown from its beginning on, and then whole', async () => {
  const text = `${'слово '.repeat(20)}\n\n`.repeat(Math.ceil((2 * growthStep) / 122));
  const { container } = render(<Markdown text={text} />);
  const shownLength = (): number => container.textContent.length;
  expect(shownLength()).toBeLessThan(growthStep);
  await waitFor(() => expect(container.querySelectorAll('p')).toHaveLength(text.split('\n\n').length - 1));
});
