import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Skeleton, toast } from '#ui/index.ts';
import { followSlowScreens } from './slow-screens.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  toast.clear();
});

const titles = () => toast.getSnapshot().map(({ title }) => title);

test('[APP-14] a screen that shows placeholders for three seconds says that it takes longer, until they are gone', () => {
  const end = followSlowScreens();
  const { unmount } = render(<Skeleton />);
  vi.advanceTimersByTime(2_900);
  expect(titles()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(titles()).toEqual(['Загрузка идёт дольше обычного']);
  vi.advanceTimersByTime(60_000);
  expect(titles()).toHaveLength(1);
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(titles()).toEqual([]);
  end();
});

test('[APP-14] a notice that was closed does not come again while the same screen loads', () => {
  const end = followSlowScreens();
  render(<Skeleton />);
  vi.advanceTimersByTime(3_000);
  toast.clear();
  vi.advanceTimersByTime(30_000);
  expect(titles()).toEqual([]);
  end();
});

test('[APP-14] a picture that is being made in a message is no screen that loads', () => {
  const end = followSlowScreens();
  render(
    <article>
      <Skeleton />
    </article>,
  );
  vi.advanceTimersByTime(30_000);
  expect(titles()).toEqual([]);
  end();
});
