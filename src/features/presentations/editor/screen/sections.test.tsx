import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presentationList, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';

/** The portal with the person's presentation «Итоги третьего квартала» of 12 slides in the editor. */
async function openEditor(search: string) {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const portal = await renderPortal(`/pres-editor/${uuid}${search}`, { as: employee, standIn });
  const list = await screen.findByRole('listbox', { name: 'Слайды' });
  return { ...portal, uuid, list };
}
const key = (element: Element, press: object): void => void fireEvent.keyDown(element, press);
const labels = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('option')
    .map((one) => one.getAttribute('aria-label') ?? '');
const headings = (list: HTMLElement): string[] => labels(list).filter((label) => label.startsWith('Раздел'));

test('[PRES-65] a section begins at the current slide, is renamed, moved and removed by menu, undone and saved', async () => {
  const { user, uuid, list } = await openEditor('');
  const choose = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'Разделы' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const begin = async (title: string) => {
    await choose('Начать раздел с\u00a0текущего слайда');
    await user.type(await screen.findByRole('textbox', { name: 'Название' }), `${title}{Enter}`);
    await waitFor(() => expect(headings(list).some((label) => label.includes(title))).toBe(true));
  };
  await begin('Главное');
  expect(announcement.get()).toBe('Добавлен раздел „Главное“, 12\u00a0слайдов');
  list.focus();
  key(list, { key: 'ArrowDown' });
  key(list, { key: 'ArrowDown' });
  await begin('Числа');
  expect(headings(list)).toEqual(['Раздел «Главное», 2\u00a0слайда', 'Раздел «Числа», 10\u00a0слайдов']);
  await choose('Раздел выше');
  expect(announcement.get()).toBe('Раздел „Числа“ теперь 1 из\u00a02');
  expect(headings(list)[0]).toBe('Раздел «Числа», 10\u00a0слайдов');
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(headings(list)[0]).toBe('Раздел «Главное», 2\u00a0слайда');
  await choose('Переименовать раздел');
  const field = await screen.findByRole('textbox', { name: 'Название' });
  await user.clear(field);
  await user.type(field, 'Итоги в числах{Enter}');
  await waitFor(() => expect(headings(list)[0]).toMatch(/^Раздел «Итоги в числах»/));
  await choose('Удалить раздел');
  expect(headings(list)).toEqual(['Раздел «Числа», 10\u00a0слайдов']);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(async () =>
    expect((await presentationRead({ presentationId: uuid })).sections).toMatchObject([{ title: 'Числа' }]),
  );
});
