import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { id: 'popular', label: 'По популярности' },
  { id: 'name', label: 'По названию' },
] as const;

function Example(props: { isClearable?: boolean; placeholder?: string }) {
  const [value, setValue] = useState<'popular' | 'name' | null>(null);
  return (
    <I18nProvider locale="ru-RU">
      <Select label="Сортировка" options={options} value={value} onChange={setValue} {...props} />
    </I18nProvider>
  );
}

const opener = () => screen.getByRole('button', { name: /Сортировка/ });

test('[APP-16] an empty select shows «Выбор из списка»', () => {
  render(<Example />);
  expect(opener().textContent).toContain('Выбор из списка');
});

test('[APP-16] a select may have its own placeholder', () => {
  render(<Example placeholder="Любая" />);
  expect(opener().textContent).toContain('Любая');
});

test('[APP-16] a selection is shown, and the clear button restores the placeholder', async () => {
  render(<Example isClearable />);
  expect(screen.queryByRole('button', { name: 'Очистить' })).toBeNull();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('option', { name: 'По названию' }));
  expect(opener().textContent).toContain('По названию');
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(opener().textContent).toContain('Выбор из списка');
  expect(document.activeElement).toBe(opener());
});

test('[APP-16] a select that is not clearable has no clear button', async () => {
  render(<Example />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('option', { name: 'По названию' }));
  expect(screen.queryByRole('button', { name: 'Очистить' })).toBeNull();
});
