import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { MultiComboBox } from './MultiComboBox.tsx';

const options = [
  { id: 'moscow', label: 'Москва' },
  { id: 'kazan', label: 'Казань' },
  { id: 'ryazan', label: 'Рязань' },
];

function Field({ onChange, ...props }: Partial<ComboBoxProps<string>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  const change = (next: string | null) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <I18nProvider locale="ru-RU">
      <ComboBox label="Город" options={options} {...props} value={value} onChange={change} />
    </I18nProvider>
  );
}
const box = () => screen.getByRole('combobox', { name: /Город/ });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('[APP-16] typing a part of a name filters the list; Enter selects', async () => {
  const onChange = vi.fn();
  render(<Field onChange={onChange} />);
  expect(box().getAttribute('placeholder')).toBe('Выбор из списка');
  await userEvent.type(box(), 'зан');
  expect(names()).toEqual(['Казань', 'Рязань']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('ryazan');
  expect(box()).toHaveProperty('value', 'Рязань');
});

test('[APP-16] the list opens at a click and when a text is typed, not with the focus', async () => {
  render(<Field />);
  await userEvent.tab();
  expect(document.activeElement).toBe(box());
  expect(names()).toEqual([]);
  await userEvent.click(box());
  expect(names()).toEqual(['Москва', 'Казань', 'Рязань']);
});

test('[APP-16] «Очистить» removes the selection and its text', async () => {
  const onChange = vi.fn();
  render(<Field value="kazan" onChange={onChange} />);
  expect(box()).toHaveProperty('value', 'Казань');
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(box()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box());
});

test('[APP-16] a list without matches shows «Ничего не найдено»', async () => {
  render(<Field />);
  await userEvent.type(box(), 'ы');
  expect(screen.getByText('Ничего не найдено')).toBeDefined();
});

test('[APP-16] options from the server are requested and shown unfiltered; loading is announced', async () => {
  const onSearch = vi.fn();
  const { rerender } = render(<Field options={[]} onSearch={onSearch} isLoading />);
  await userEvent.type(box(), 'ка');
  expect(onSearch).toHaveBeenLastCalledWith('ка');
  expect(screen.getByText('Загружаем…')).toBeDefined();
  rerender(<Field onSearch={onSearch} />);
  expect(names()).toEqual(['Москва', 'Казань', 'Рязань']);
});

function Cities() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <I18nProvider locale="ru-RU">
      <MultiComboBox label="Город" options={options} value={value} onChange={setValue} onSearch={vi.fn()} />
      <output>{value.join(', ')}</output>
    </I18nProvider>
  );
}

const chosen = () => screen.getByRole('status', { hidden: true }).textContent;

test('[APP-16] the list of a search closes with its choice, which it would cover; a list that was opened stays', async () => {
  render(<Cities />);
  await userEvent.type(box(), 'зан');
  await userEvent.click(screen.getByRole('option', { name: 'Казань' }));
  expect(chosen()).toBe('kazan');
  expect(names()).toEqual([]);
  expect(document.activeElement).toBe(box());
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Москва' }));
  expect(chosen()).toBe('kazan, moscow');
  expect(names()).toHaveLength(3);
});

test('[APP-16] Tab leaves a field of several choices and keeps the option that was chosen last', async () => {
  render(<Cities />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{Tab}');
  expect(screen.getByRole('status').textContent).toBe('moscow, kazan');
});
