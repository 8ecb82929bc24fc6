import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from './Menu.tsx';

test('a menu opens from its button, runs the selected action and restores the focus', async () => {
  const onDelete = vi.fn();
  render(
    <I18nProvider locale="ru-RU">
      <Menu trigger={<Button>Действия</Button>}>
        <MenuItem>Переименовать</MenuItem>
        <MenuSeparator />
        <MenuItem isDanger onAction={onDelete}>
          Удалить
        </MenuItem>
      </Menu>
    </I18nProvider>,
  );
  screen.getByRole('button', { name: 'Действия' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Действия' })).toBeDefined();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Действия' })));
});

test('[APP-02] a menu with a selection marks the selected item and returns the new one', async () => {
  const onSelect = vi.fn();
  render(
    <I18nProvider locale="ru-RU">
      <Menu trigger={<Button>Тема</Button>} selected="light" onSelect={onSelect}>
        <MenuItem id="light">Светлая</MenuItem>
        <MenuItem id="dark">Тёмная</MenuItem>
      </Menu>
    </I18nProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Тема' }));
  expect(screen.getByRole('menuitemradio', { name: 'Светлая' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Тёмная' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('dark');
});
