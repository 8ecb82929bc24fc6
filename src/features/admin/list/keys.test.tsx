/** The keys of a list (administration.md §2.3, ADM-18). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const address = '/admin/users/users-table?size=25&cols=email';

/** Opens the list with the focus on its first row. */
async function openRows(people = 0) {
  const standIn = await startStandIn({ people });
  const portal = await renderPortal(address, { as: 'admin@neuro.example', standIn });
  await screen.findByRole('rowheader', { name: 'admin@neuro.example' });
  const rows = screen.getAllByRole('row').slice(1);
  rows[0]?.focus();
  return { ...portal, rows };
}
const focused = () => document.activeElement;
const chosen = (): string | null =>
  screen.queryByRole('toolbar', { name: 'Действия с выбранными' })?.querySelector('[role="status"]')
    ?.textContent ?? null;

test('[ADM-18] arrows, Home and End move between rows; Space and Shift select, Ctrl+A selects the page, Escape clears the selection', async () => {
  const { user, rows } = await openRows();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(rows[2]);
  await user.keyboard('{End}');
  expect(focused()).toBe(rows.at(-1));
  await user.keyboard('{Home}');
  expect(focused()).toBe(rows[0]);
  expect(chosen()).toBeNull();
  await user.keyboard(' ');
  expect(chosen()).toBe('Выбрано 1');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosen()).toBe('Выбрано 3');
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toBe(`Выбрано ${rows.length}`);
  await user.keyboard('{Escape}');
  expect(chosen()).toBeNull();
});

test('[ADM-11] Escape clears the selection on other pages as well', async () => {
  const { user } = await openRows(20);
  await user.keyboard(' {Alt>}{PageDown}{/Alt}');
  await waitFor(() => expect(screen.getByText(/^26–/)).toBeTruthy());
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard(' ');
  expect(chosen()).toBe('Выбрано 2');
  await user.keyboard('{Escape}');
  expect(chosen()).toBeNull();
  await user.keyboard('{Alt>}{PageUp}{/Alt}');
  await waitFor(() => expect(screen.getByText(/^1–25/)).toBeTruthy());
  expect(chosen()).toBeNull();
});

test('[ADM-18] Enter opens a row, Alt+PageDown the next one; Escape closes the drawer and returns the focus to the list', async () => {
  const { user, router, rows } = await openRows();
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('textbox', { name: 'E-mail' });
  const { row } = router.state.location.search as { row?: number };
  expect(row).toEqual(expect.any(Number));
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await waitFor(() => expect(router.state.location.search).not.toMatchObject({ row }));
  await screen.findByRole('textbox', { name: 'E-mail' });
  await user.keyboard('{Alt>}{PageUp}{/Alt}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ row }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(focused()).toBe(rows[1]));
});

test.each([
  ['Shift+F10', '{Shift>}{F10}{/Shift}'],
  ['the key of menus', '{ContextMenu}'],
])('[ADM-18] %s opens the menu of the row; Escape closes it and keeps the choice', async (_name, keys) => {
  const { user, rows } = await openRows();
  await user.keyboard(` ${keys}`);
  const menu = await screen.findByRole('menu', { name: /^Действия: / });
  // The first row is the administrator's own account, which cannot be blocked: its first items are disabled.
  const items = within(menu).getAllByRole('menuitem');
  const first = items.find((item) => item.getAttribute('aria-disabled') !== 'true');
  await waitFor(() => expect(focused()).toBe(first));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(rows[0]?.contains(focused())).toBe(true));
  expect(chosen()).toBe('Выбрано 1');
});

test('[ADM-18] Shift+F10 on one of several selected rows opens the menu of all of them; Escape returns to the row', async () => {
  const { user, rows } = await openRows();
  await user.keyboard(' {Shift>}{ArrowDown}{/Shift}{Shift>}{F10}{/Shift}');
  const menu = await screen.findByRole('menu', { name: 'Действия' });
  await waitFor(() => expect(menu.contains(focused())).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(rows[1]));
  expect(chosen()).toBe('Выбрано 2');
  await user.keyboard('{ArrowDown}{Shift>}{F10}{/Shift}');
  await screen.findByRole('menu', { name: /^Действия: / });
});

test('[ADM-18] the slash focuses the search', async () => {
  const { user } = await openRows();
  await user.keyboard('/');
  expect(focused()).toBe(screen.getByRole('searchbox', { name: 'Поиск' }));
});

test('[CHAT-15] the focus moves to the table when the focused button disappears', async () => {
  const { user } = await openRows();
  await user.keyboard(' ');
  const clear = screen.getByRole('button', { name: 'Снять выбор' });
  clear.focus();
  await user.keyboard('{Enter}');
  expect(chosen()).toBeNull();
  expect(screen.getByRole('grid').contains(focused())).toBe(true);
});

test('[ADM-18] Alt+PageDown does not turn the page behind a dialog', async () => {
  const { user, router } = await openRows(20);
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Заблокировать' }));
  await screen.findByRole('textbox', { name: 'Причина' });
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  expect(router.latestLocation.search).not.toHaveProperty('page');
});
