import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'all', label: 'Все', count: 31 },
  { id: 'chat', label: 'Чаты' },
  { id: 'sound', label: 'Звук', isDisabled: true },
  { id: 'media', label: 'Медиа' },
] as const;

function Example() {
  const [selected, setSelected] = useState<(typeof items)[number]['id']>('all');
  return (
    <I18nProvider locale="ru-RU">
      <Tabs label="Разделы" items={items} selected={selected} onSelect={setSelected}>
        Показано: {selected}
      </Tabs>
    </I18nProvider>
  );
}

test('tabs: a press and the arrows select, and the panel is named by its tab', async () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Разделы' })).toBeDefined();
  expect(screen.getByRole('tabpanel', { name: /Все/ }).textContent).toBe('Показано: all');
  await userEvent.click(screen.getByRole('tab', { name: 'Чаты' }));
  expect(screen.getByRole('tabpanel', { name: 'Чаты' }).textContent).toBe('Показано: chat');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Медиа' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('Показано: media');
});

test('tabs: arrow keys skip a disabled tab and wrap, Home and End go to the ends, only one tab is a tab stop', async () => {
  render(<Example />);
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Все/ }));
  await userEvent.keyboard('{ArrowLeft}');
  expect([selected(), document.activeElement?.textContent]).toEqual(['Медиа', 'Медиа']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Чаты');
  await userEvent.keyboard('{End}');
  expect(selected()).toBe('Медиа');
  await userEvent.keyboard('{Home}');
  expect(selected()).toBe('Все31');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});
