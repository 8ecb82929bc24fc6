import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dimmed, mark } from './Chart.css.ts';
import { Chart } from './Chart.tsx';

afterEach(cleanup);

test('[CHAT-13] the values of a chart are read by keyboard, and a hidden series is left out', async () => {
  render(
    <Chart
      type="line"
      title="Запросы"
      categories={['Июнь', 'Июль']}
      series={[
        { name: 'Москва', values: [3, null] },
        { name: 'Казань', values: [1, 2] },
      ]}
    />,
  );
  const figure = screen.getByRole('figure', { name: 'Запросы' });
  expect(within(figure).getByText('Казань: больше всего 2 — Июль, меньше всего 1 — Июнь.')).toBeTruthy();
  const user = userEvent.setup();
  screen.getByRole('application').focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Июнь, Москва: 3')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Июль, Москва: нет значения')).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Июль, Казань: 2').getAttribute('aria-live')).toBe('polite');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Июль, Казань: 2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Москва' }));
  expect(screen.getByRole('button', { name: 'Москва' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Казань' }).disabled).toBe(true);
});

test('[CHAT-13] the name of a series makes it stand out while it is pointed at or has the focus', async () => {
  render(
    <Chart
      type="bar"
      title="Запросы"
      categories={['Июнь', 'Июль']}
      series={[
        { name: 'Москва', values: [3, 4] },
        { name: 'Казань', values: [1, 2] },
      ]}
    />,
  );
  const dimmedMarks = (): boolean[] =>
    [...document.querySelectorAll('[role="application"] > svg > path')]
      .filter(({ classList }) => classList.contains(mark.split(' ')[0] ?? ''))
      .map(({ classList }) => classList.contains(dimmed));
  const user = userEvent.setup();
  expect(dimmedMarks()).toEqual([false, false]);
  await user.hover(screen.getByRole('button', { name: 'Москва' }));
  expect(dimmedMarks()).toEqual([false, true]);
  await user.unhover(screen.getByRole('button', { name: 'Москва' }));
  expect(dimmedMarks()).toEqual([false, false]);
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Казань');
  expect(dimmedMarks()).toEqual([true, false]);
});
