import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SegmentedControl } from './SegmentedControl.tsx';

const periods = [
  { id: 'day', label: 'День' },
  { id: 'week', label: 'Неделя' },
] as const;

function Period() {
  const [period, setPeriod] = useState<'day' | 'week'>('day');
  return <SegmentedControl label="Период" items={periods} selected={period} onSelect={setPeriod} />;
}

test('[APP-16] one segment is always selected; arrow keys move, Space selects', async () => {
  render(<Period />);
  expect(screen.getByRole('radiogroup', { name: 'Период' })).toBeDefined();
  const isChosen = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect([isChosen('День'), isChosen('Неделя')]).toEqual(['true', 'false']);
  await userEvent.keyboard('{ArrowRight} ');
  expect([isChosen('День'), isChosen('Неделя')]).toEqual(['false', 'true']);
});
