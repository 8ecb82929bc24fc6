import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test } from 'vitest';
import { MultiSelect } from './MultiSelect.tsx';

const options = [
  { id: 'text', label: 'Тексты' },
  { id: 'image', label: 'Изображения' },
  { id: 'audio', label: 'Звук' },
] as const;

function Example() {
  const [value, setValue] = useState<('text' | 'image' | 'audio')[]>([]);
  return (
    <I18nProvider locale="ru-RU">
      <MultiSelect label="Виды" options={options} value={value} onChange={setValue} />
    </I18nProvider>
  );
}
const opener = () => screen.getByRole('button', { name: /Виды/ });

test('[APP-16] several selections are shown in the order of the list, «Очистить» restores the placeholder', async () => {
  render(<Example />);
  expect(opener().textContent).toContain('Выбор из списка');
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('option', { name: 'Звук' }));
  await userEvent.click(screen.getByRole('option', { name: 'Тексты' }));
  await userEvent.keyboard('{Escape}');
  expect(opener().textContent).toContain('Тексты, Звук');
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(opener().textContent).toContain('Выбор из списка');
});
