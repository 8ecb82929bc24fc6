import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { presentDay } from './DateField.css.ts';
import { DateField } from './DateField.tsx';
import { DatePicker, type DatePickerProps, DateTimePicker } from './DatePicker.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import { localToday } from './parts.tsx';
import { TimeField } from './TimeField.tsx';
import { toDate, toDateTime, toTime } from './values.ts';

const russian = (children: ReactNode) => render(<I18nProvider locale="ru-RU">{children}</I18nProvider>);

/** Returns the visible text of the field without invisible characters. */
const shown = (): string =>
  (screen.getAllByRole('group')[0]?.textContent ?? '').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

function Picker({ onChange, ...props }: Partial<DatePickerProps>) {
  const [value, setValue] = useState(props.value ?? null);
  const change = (next: string | null) => {
    setValue(next);
    onChange?.(next);
  };
  return <DatePicker label="Дата" {...props} value={value} onChange={change} />;
}
const openCalendar = () => userEvent.click(screen.getByRole('button', { name: /Календарь/ }));

test('[APP-15] a day is shown as DD.MM.YYYY and does not shift', () => {
  russian(<DateField label="Дата" value="2026-01-05" onChange={() => undefined} />);
  expect(shown()).toContain('05.01.2026');
});

test('[APP-15] a typed day is returned as an ISO date', async () => {
  const onChange = vi.fn();
  russian(<Picker onChange={onChange} />);
  await userEvent.click(screen.getAllByRole('spinbutton')[0] ?? document.body);
  await userEvent.keyboard('20112026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
});

test('[APP-15] a day is pasted into any part of the field; another text changes nothing', async () => {
  const onChange = vi.fn();
  russian(<Picker onChange={onChange} />);
  await userEvent.click(screen.getByRole('spinbutton', { name: /месяц/ }));
  await userEvent.paste('нет');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.paste('5 марта 2027 г.');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-03-05');
  expect(shown()).toContain('05.03.2027');
});

test('[APP-01] the calendar is Russian and its week begins on Monday', async () => {
  russian(<Picker value="2026-11-20" />);
  await openCalendar();
  const grid = screen.getByRole('grid');
  const names = [...grid.querySelectorAll('th')].map((cell) => cell.textContent?.toLowerCase());
  expect(names).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
  expect(grid.getAttribute('aria-label')).toMatch(/^ноябрь 2026/i);
});

test('[APP-16] a day is selected in the calendar by keyboard', async () => {
  const onChange = vi.fn();
  russian(<Picker value="2026-11-20" onChange={onChange} />);
  await openCalendar();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-27');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[APP-16] «Сегодня» selects this day and closes; «Очистить» clears the field', async () => {
  const onChange = vi.fn();
  russian(<Picker onChange={onChange} />);
  expect(screen.queryByRole('button', { name: 'Очистить' })).toBeNull();
  await openCalendar();
  await userEvent.click(screen.getByRole('button', { name: 'Сегодня' }));
  expect(onChange).toHaveBeenLastCalledWith(localToday().toString());
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('[APP-16] with a day of another time zone, «Сегодня», the marked day and the first month are those of that day', async () => {
  const onChange = vi.fn();
  russian(<Picker today="2031-01-01" onChange={onChange} />);
  await openCalendar();
  expect(screen.getByRole('grid').getAttribute('aria-label')).toMatch(/^январь 2031/i);
  expect(document.querySelectorAll(`.${presentDay}`)).toHaveLength(1);
  expect(document.querySelector(`.${presentDay}`)?.textContent).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: 'Сегодня' }));
  expect(onChange).toHaveBeenLastCalledWith('2031-01-01');
});

test('[APP-16] unavailable days cannot be selected, not even by «Сегодня»', async () => {
  const onChange = vi.fn();
  russian(
    <Picker
      value="2020-11-20"
      minValue="2020-11-10"
      maxValue="2020-11-25"
      isUnavailable={(date) => date === '2020-11-23'}
      onChange={onChange}
    />,
  );
  await openCalendar();
  const off = (text: string) => screen.getAllByText(text).at(-1)?.getAttribute('aria-disabled');
  expect([off('9'), off('10'), off('23'), off('25'), off('26')]).toEqual([
    'true',
    null,
    'true',
    null,
    'true',
  ]);
  expect(screen.getByRole('button', { name: 'Сегодня' })).toHaveProperty('disabled', true);
});

test('[APP-01] time is shown in 24 hours and returned as ISO', async () => {
  const onChange = vi.fn();
  russian(<TimeField label="Время" value="21:05:00" onChange={onChange} />);
  expect(shown()).toContain('21:05');
  await userEvent.click(screen.getAllByRole('spinbutton')[0] ?? document.body);
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('22:05:00');
});

test('[APP-01] a date with a time has 24 hours and no offset', () => {
  russian(
    <DateTimePicker label="Начало" hasSeconds value="2026-11-20T21:05:09" onChange={() => undefined} />,
  );
  expect(shown()).toMatch(/20\.11\.2026, 21:05:09/);
});

test.each([
  ['7 дней', 6],
  ['Этот месяц', localToday().day - 1],
])(
  '[APP-16] the preset range «%s» is selected by one press and ends no later than allowed',
  async (name, back) => {
    const onChange = vi.fn();
    const value = { start: '2026-11-02', end: '2026-11-20' };
    const today = localToday();
    russian(<DateRangePicker label="Период" value={value} onChange={onChange} maxValue={today.toString()} />);
    expect(shown()).toMatch(/02\.11\.2026.*20\.11\.2026/);
    await openCalendar();
    await userEvent.click(screen.getByText(name));
    expect(onChange).toHaveBeenLastCalledWith({
      start: today.subtract({ days: back }).toString(),
      end: today.toString(),
    });
  },
);

test('[APP-16] date fields have an error and an asterisk, too', () => {
  russian(<Picker isRequired errorMessage="Укажите дату" />);
  expect(screen.getByText('Укажите дату')).toBeDefined();
  expect(screen.getByText('*')).toBeDefined();
  expect(screen.getAllByRole('spinbutton')[0]?.getAttribute('aria-invalid')).toBe('true');
});

test.each(['', 'нет', '2026-13-01', '20.11.2026', null, undefined])('[APP-15] %j is not a value', (text) => {
  expect([toDate(text), toDateTime(text), toTime(text)]).toEqual([null, null, null]);
});
