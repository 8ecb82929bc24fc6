import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BarChart, HeatMap, LineChart, StackedChart } from './charts.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const points = ['2026-11-10', '2026-11-11', '2026-11-12'].flatMap((start, day) => [
  { start, key: 'gpt', value: day === 1 ? null : day + 1 },
  { start, key: '=other', value: day * 10 },
]);
const names = { gpt: 'ChatGPT', '=other': '=СУММ(A1)' };

test.each([
  ['lines', LineChart],
  ['bars', BarChart],
  ['stacked bars', StackedChart],
  ['a heat map', HeatMap],
])(
  '[ADM-32] %s, their table and their CSV have the same rows, and arrows walk every point',
  async (_name, Shown) => {
    const saved: Blob[] = [];
    URL.revokeObjectURL = () => undefined;
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:csv';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(<Shown title="Запросы" points={points} names={names} bucketTitle="День" />);
    const user = userEvent.setup();
    const chart = screen.getByRole('application');

    // The walk over every point.
    chart.focus();
    const walked: string[][] = [];
    for (let day = 0; day < 3; day++) {
      await user.keyboard('{ArrowRight}');
      const first = readout();
      await user.keyboard('{ArrowDown}');
      walked.push([first, readout()]);
      await user.keyboard('{ArrowUp}');
    }
    expect(walked).toEqual([
      ['День 10 ноября, ChatGPT: 1', 'День 10 ноября, =СУММ(A1): 0'],
      ['День 11 ноября, ChatGPT: нет значения', 'День 11 ноября, =СУММ(A1): 10'],
      ['День 12 ноября, ChatGPT: 3', 'День 12 ноября, =СУММ(A1): 20'],
    ]);

    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await saved[0]?.text()).toBe(
      "День;ChatGPT;'=СУММ(A1)\r\n\u200e10 ноября;1;0\r\n\u200e11 ноября;;10\r\n\u200e12 ноября;3;20\r\n",
    );
    await user.click(screen.getByRole('button', { name: 'Таблицей' }));
    const rows = within(await screen.findByRole('table', { name: 'Запросы' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ДеньChatGPT=СУММ(A1)',
      '10 ноября10',
      '11 ноября—10',
      '12 ноября320',
    ]);
    expect(screen.getByRole('button', { name: 'Таблицей', pressed: true })).toBeTruthy();
    expect(readout()).toBe('');
  },
);

const readout = (): string => document.querySelector('figure [aria-live]')?.textContent ?? '';

test('[ADM-32] Enter opens the point, and the day that is not over is named so', async () => {
  const onDrill = vi.fn();
  render(<LineChart title="Запросы" points={points} names={names} partial="2026-11-12" onDrill={onDrill} />);
  const user = userEvent.setup();
  screen.getByRole('application').focus();
  await user.keyboard('{End}');
  expect(readout()).toBe('День 12 ноября, ChatGPT: 3, неполный день');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onDrill).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-12', key: '=other' });
  await user.keyboard('{Escape}');
  expect(readout()).toBe('');
});

test('[ADM-31][ADM-32] the period before is a series of the chart, of its table and of the walk, not of its sentence', async () => {
  const day = (start: string, value: number) => ({ start, key: 'all', value });
  render(
    <LineChart
      title="Запросы"
      names={{ all: 'Запросы' }}
      points={[day('2026-11-01', 1), day('2026-11-02', 2)]}
      before={[day('2026-10-02', 9), day('2026-10-01', 8), day('2026-10-03', 7)]}
      previous={6}
    />,
  );
  expect(screen.getByText(/^Больше всего 2 — 2 ноября; на 50\s% меньше прошлого периода\.$/)).toBeTruthy();
  const user = userEvent.setup();
  screen.getByRole('application').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(readout()).toBe('День 1 ноября, Прошлый период: 8');
  await user.click(screen.getByRole('button', { name: 'Таблицей' }));
  const rows = within(await screen.findByRole('table', { name: 'Запросы' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ДеньЗапросыПрошлый период',
    '1 ноября18',
    '2 ноября29',
    // The period before is longer.
    '3 октября—7',
  ]);
});

test('[ADM-05] of many lines the five highest are shown at first, and the legend shows the others', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, value) => ({ start: '2026-11-10', key, value }));
  render(<LineChart title="Люди" points={many} />);
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['g', 'f', 'e', 'd', 'c']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'a' }));
  expect(pressed()).toEqual(['g', 'f', 'e', 'd', 'c', 'a']);
});
