import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentationList, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import type { Slide } from '../../model/deck.ts';
import { layNothingOut } from '../testing/selection.ts';

const employee = 'employee@neuro.example';

layNothingOut({ beforeAll, afterAll });

/** The list of the second slide with a new empty item, in which text is put as if it were typed. */
async function openList() {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const slide = async () => (await presentationRead({ presentationId: uuid })).slides[1] as Slide;
  const before = await slide();
  const { user } = await renderPortal(`/pres-editor/${uuid}?slide=${before.id}`, { as: employee, standIn });
  await user.click(await screen.findByRole('button', { name: /^Текст: / }));
  const text = await screen.findByRole('textbox', { name: 'Текст' });
  const press = (key: string): boolean => fireEvent.keyDown(text, { key });
  const put = (words: string): void =>
    void fireEvent.paste(text, { clipboardData: { getData: () => words } });
  press('Enter');
  return { user, text, press, put, slide };
}
/** What the slide shows. */
const shown = () => screen.getByRole('region', { name: /^Слайд 2\sиз/ }).textContent;
const menu = () => screen.queryByRole('listbox', { name: 'Вставить' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Вставить' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('[PRES-87] the menu is searched, walked through by keys and makes a list in one step to undo', async () => {
  const { user, text, press, put } = await openList();
  put('/');
  const active = () => document.getElementById(text.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await waitFor(() => expect(active()).toBe('Список'));
  expect(text.getAttribute('aria-controls')).toBe(menu()?.id);
  expect(options()).toContain('Карточки');
  expect(options()).not.toContain('Числа');
  press('End');
  await waitFor(() => expect(active()).toBe('Переписать с\u00a0помощью ИИ'));
  press('ArrowDown');
  press('ArrowDown');
  await waitFor(() => expect(active()).toBe('Нумерованный список'));
  put('обы');
  await waitFor(() => expect(options()).toEqual(['Обычный текст']));
  press('Enter');
  await waitFor(() => expect(menu()).toBeNull());
  expect(text.getAttribute('aria-activedescendant')).toBeNull();
  expect(text.lastElementChild?.getAttribute('data-list')).toBe('none');
  expect(text.textContent).not.toContain('/');
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(shown()).toContain('/обы'));
});

test('[PRES-87] Escape, a move of the cursor and words that nothing begins with leave what was typed', async () => {
  const { text, press, put } = await openList();
  put('/');
  await waitFor(() => expect(menu()).toBeTruthy());
  press('Escape');
  await waitFor(() => expect(menu()).toBeNull());
  put('спи');
  expect(menu()).toBeNull();
  expect(text.textContent).toMatch(/\/спи$/);
  press('Enter');
  put('/');
  await waitFor(() => expect(menu()).toBeTruthy());
  put('жщ');
  await waitFor(() => expect(menu()).toBeNull());
  expect(text.textContent).toMatch(/\/жщ$/);
  // The focus goes elsewhere.
  press('Enter');
  put('/');
  await waitFor(() => expect(menu()).toBeTruthy());
  fireEvent.blur(text);
  await waitFor(() => expect(menu()).toBeNull());
});

test('[PRES-87] another layout and an object are one step each, without the slash', async () => {
  const { user, press, put, slide } = await openList();
  const undo = () => user.click(screen.getByRole('button', { name: 'Отменить' }));
  put('/');
  put('карточ');
  await waitFor(() => expect(options()).toEqual(['Карточки']));
  press('Tab');
  await waitFor(() => expect(shown()).not.toContain('/карточ'));
  await waitFor(async () => expect((await slide()).layout).toBe('cards'));
  await undo();
  await waitFor(() => expect(shown()).toContain('/карточ'));
  await user.click(await screen.findByRole('button', { name: /^Текст: / }));
  const text = await screen.findByRole('textbox', { name: 'Текст' });
  fireEvent.keyDown(text, { key: 'Enter' });
  for (const words of ['/', 'прям']) fireEvent.paste(text, { clipboardData: { getData: () => words } });
  await user.click(await screen.findByRole('option', { name: 'Прямоугольник' }));
  expect(await screen.findByRole('button', { name: /^Прямоугольник/ })).toBeTruthy();
  expect(shown()).not.toContain('/прям');
  await undo();
  await waitFor(() => expect(shown()).toContain('/прям'));
  expect(screen.queryByRole('button', { name: /^Прямоугольник/ })).toBeNull();
});

test('[PRES-87] «Переписать» opens the panel with the focus on it', async () => {
  const { user, put } = await openList();
  put('/');
  put('перепис');
  await user.click(await screen.findByRole('option', { name: /^Переписать/ }));
  const group = await screen.findByRole('group', { name: /^Текст с\sпомощью ИИ$/ });
  await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
});
