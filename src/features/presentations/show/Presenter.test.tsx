import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deckOf } from '../editor/testing/decks.ts';
import type { Deck } from '../model/deck.ts';
import { Presenter } from './Presenter.tsx';
import { openShowChannel } from './show-channel.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[PRES-28] the window of the presenter reads the presentation again until it has the slide of the show', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const [unsaved, saved] = [deckOf(['Итоги']), deckOf(['Итоги', 'План'])];
  const read = vi.fn<() => Promise<Deck>>().mockResolvedValue(saved);
  for (let round = 0; round < 3; round += 1) read.mockResolvedValueOnce(unsaved);
  const show = openShowChannel(`1:${saved.uuid}`, ({ type }) => {
    if (type === 'where') show.tell({ type: 'at', slide: 's2', startedAt: Date.now() });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Presenter userId={1} uuid={saved.uuid} read={read} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(screen.getByText(/^Слайд 2 из\s2$/)).toBeTruthy());
  expect(read).toHaveBeenCalledTimes(4);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(read).toHaveBeenCalledTimes(4);
  show.close();
});
