import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkCard } from './Making.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z'), shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const since = '2026-11-28T10:00:00Z';
const stages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('[CHAT-26] the card of a long job shows the queue, then the stages, the share, the time and «Отменить»', async () => {
  const cancel = vi.fn();
  const card = (progress: Parameters<typeof WorkCard>[0]['progress']) => (
    <WorkCard progress={progress} since={since} onCancel={cancel} />
  );
  const { rerender } = render(card({ stage: 'В очереди', percent: null, queuePosition: 3 }));
  const group = within(screen.getByRole('group', { name: 'Ход работы' }));
  expect(group.getByText(/В\s+очереди, перед вами 3/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();

  rerender(card({ stage: 'Читаем запись', percent: 0, stageIndex: 0, stageCount: 4, etaSeconds: 150 }));
  rerender(card({ stage: 'Распознаём речь', percent: 30, stageIndex: 1, stageCount: 4, etaSeconds: 120 }));
  expect(stages()).toEqual(['Читаем запись, готово', 'Распознаём речь, сейчас', 'ещё 2\u00a0этапа, дальше']);
  expect(group.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
  expect(group.getByText(/осталось около 2\sмин/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(80_000));
  expect(group.getByText('прошло 1:20')).toBeTruthy();
  await waitFor(() => expect(group.getByText('осталось меньше минуты')).toBeTruthy());

  await userEvent.setup({ delay: null }).click(group.getByRole('button', { name: 'Отменить' }));
  expect(cancel).toHaveBeenCalledOnce();
});
