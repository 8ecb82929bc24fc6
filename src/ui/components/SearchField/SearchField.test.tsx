import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

function Example() {
  const [value, setValue] = useState('');
  return (
    <I18nProvider locale="ru-RU">
      <SearchField label="Поиск сервиса" value={value} onChange={setValue} />
    </I18nProvider>
  );
}

test('a search field is a searchbox that its button and Escape clear', async () => {
  render(<Example />);
  const box = screen.getByRole('searchbox', { name: 'Поиск сервиса' });
  await userEvent.type(box, 'чат');
  expect(box).toHaveProperty('value', 'чат');
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(box).toHaveProperty('value', '');
  await userEvent.type(box, 'фото{Escape}');
  expect(box).toHaveProperty('value', '');
});

test('[CHAT-15] its frame is not a group for screen readers', () => {
  render(<Example />);
  expect(screen.queryByRole('group')).toBeNull();
});

test('a placeholder that a phone would cut is a description there', () => {
  const placeholder = 'Название, описание или владелец';
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as unknown as MediaQueryList,
  );
  render(<SearchField label="Поиск агентов" placeholder={placeholder} />);
  const box = screen.getByRole('searchbox', { name: 'Поиск агентов' });
  expect([box.getAttribute('placeholder'), box.getAttribute('aria-description')]).toEqual([
    'Поиск',
    placeholder,
  ]);
});
