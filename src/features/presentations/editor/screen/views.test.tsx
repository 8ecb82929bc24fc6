import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presentationList } from '#api/generated/hooks/presentation/presentation.ts';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';

/** The portal with the person's presentation «Итоги третьего квартала» in the editor. */
async function openEditor(search: string) {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  return renderPortal(`/pres-editor/${uuid}${search}`, { as: employee, standIn });
}
const key = (element: Element, press: object): void => void fireEvent.keyDown(element, press);
const titleOf = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Слайд ${number}, заголовок: `) });

test('[PRES-64] in the grid of all slides several are chosen, moved, hidden, copied and removed, and Enter goes back', async () => {
  const { user, router } = await openEditor('?view=all');
  const grid = await screen.findByRole('listbox', { name: 'Слайды' });
  const page = within(screen.getByRole('region', { name: 'Все слайды' }));
  expect(screen.queryByRole('region', { name: /^Слайд 1/ })).toBeNull();
  const names = () =>
    within(grid)
      .getAllByRole('option')
      .map((one) => one.getAttribute('aria-label') ?? '');
  const [first = '', second = '', third = ''] = names();
  const bare = (name: string): string => name.replace(/^\d+\. /, '');
  grid.focus();
  key(grid, { key: 'ArrowRight', shiftKey: true });
  expect(page.getByText(/^Выбрано: 2\sслайда$/)).toBeTruthy();
  key(grid, { key: 'ArrowRight', altKey: true });
  expect(names().slice(0, 3).map(bare)).toEqual([third, first, second].map(bare));
  expect(announcement.get()).toBe('Слайды, 2: теперь с\u00a02 из\u00a012');
  await user.click(page.getByRole('button', { name: 'Пропускать при показе' }));
  expect(names()[2]).toMatch(/, пропускается$/);
  await user.click(page.getByRole('button', { name: 'Дублировать' }));
  expect(names()).toHaveLength(14);
  await user.click(page.getByRole('button', { name: 'Удалить' }));
  expect(names()).toHaveLength(12);
  const [opening] = within(grid).getAllByRole('option');
  await user.keyboard('{Control>}');
  if (opening) await user.click(opening);
  await user.keyboard('{/Control}');
  expect(page.getByText(/^Выбрано: 2\sслайда$/)).toBeTruthy();
  key(grid, { key: 'Enter' });
  expect(await screen.findByRole('region', { name: /^Слайд 1 из\s12$/ })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('view'));
});

test('[PRES-63] in the outline titles and points are edited, added, moved and removed by keyboard', async () => {
  const { user, router } = await openEditor('');
  await screen.findByRole('region', { name: /^Слайд 1 из\s12$/ });
  key(document.body, { key: 'F8', code: 'F8' });
  const outline = within(await screen.findByRole('region', { name: 'Структура' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ view: 'outline' }));
  expect(outline.getAllByRole('listitem')).toHaveLength(12);
  await waitFor(() => expect(document.activeElement).toBe(titleOf(1)));
  await user.keyboard('{Enter}');
  const field = await outline.findByRole('textbox', { name: 'Заголовок' });
  key(field, { key: 'Enter' });
  expect(announcement.get()).toMatch(/^Добавлен слайд «Список», 2 из\s13$/);
  const added = await outline.findByRole('textbox', { name: 'Заголовок' });
  await waitFor(() => expect(document.activeElement).toBe(added));
  key(added, { key: 'ArrowDown', altKey: true });
  expect(announcement.get()).toMatch(/теперь 3 из\s13$/);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Заголовок'));
  key(document.activeElement ?? document.body, { key: 'Backspace' });
  await waitFor(() => expect(outline.getAllByRole('listitem')).toHaveLength(12));
  key(document.body, { key: 'F8', code: 'F8' });
  expect(await screen.findByRole('region', { name: /^Слайд \d+ из\s12$/ })).toBeTruthy();
});

test('[PRES-63][PRES-64] the command palette shows both views of the open presentation', async () => {
  const { user } = await openEditor('');
  await screen.findByRole('region', { name: /^Слайд 1 из\s12$/ });
  for (const [typed, name] of [
    ['структура', 'Структура'],
    ['все слайды', 'Все слайды'],
  ] as const) {
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Найти команду' }));
    await user.type(palette.getByRole('combobox', { name: 'Команда' }), typed);
    await palette.findByRole('option', { name: new RegExp(`^${name} презентации`) });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name })).toBeTruthy();
  }
});
