import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { MarkdownText } from './MarkdownText.tsx';

// Vite's first transformation of these modules takes longer than `findBy` waits.
beforeAll(() => import('./Markdown.tsx'));

test('[CHAT-11] a text is rendered as Markdown once the code is loaded', async () => {
  render(<MarkdownText text="# Заголовок" />);
  expect(await screen.findByRole('heading', { name: 'Заголовок' })).toBeTruthy();
});

test('[CHAT-11][ERR-12] a text that cannot be rendered is shown as written, and the next one is rendered again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    get copyCode(): string {
      throw new Error('broken');
    },
  };
  render(<MarkdownText text="*Сломан*" labels={broken} />);
  render(<MarkdownText text="*Дальше*" />);
  expect(await screen.findByText('Дальше', { selector: 'em' })).toBeTruthy();
  expect(screen.getByText('*Сломан*')).toBeTruthy();
  vi.restoreAllMocks();
});
