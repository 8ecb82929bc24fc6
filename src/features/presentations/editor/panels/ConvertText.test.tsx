import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentationList, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { type Slide, textOf } from '../../model/deck.ts';
import { layNothingOut, selectParagraphs } from '../testing/selection.ts';

const employee = 'employee@neuro.example';

layNothingOut({ beforeAll, afterAll });

/** The second slide, whose list has four named numbers, with the text open. */
async function openList(panel = '&panel=slide') {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const slides = async () =>
    (await presentationRead({ presentationId: uuid })).slides.map((slide) => {
      const { layout, slots } = slide as Slide;
      return { layout, texts: Object.fromEntries(slots.map(({ name, block }) => [name, textOf(block)])) };
    });
  const { id } = (await presentationRead({ presentationId: uuid })).slides[1] as Slide;
  const { user } = await renderPortal(`/pres-editor/${uuid}?slide=${id}${panel}`, { as: employee, standIn });
  await user.click(await screen.findByRole('button', { name: /^Текст: / }));
  const group = () => screen.queryByRole('group', { name: /^Сделать из\sвыделенного$/ });
  const press = (name: string) => user.click(within(group() as HTMLElement).getByRole('button', { name }));
  return { user, slides, before: await slides(), group, press };
}

test('[PRES-99] selected lines become a table beside the others, saved, and one press gives the text back', async () => {
  const { user, slides, before, group, press } = await openList();
  expect(group()).toBeNull();
  await selectParagraphs(0, 1);
  await waitFor(() => expect(group()).toBeTruthy());
  await press('Таблицу');
  const lines = before[1]?.texts['body']?.split('\n') ?? [];
  await waitFor(async () =>
    expect((await slides())[1]).toMatchObject({
      layout: 'tableText',
      texts: { title: before[1]?.texts['title'], body: lines.slice(2).join('\n') },
    }),
  );
  expect(group()).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('table'));
  await user.click(await screen.findByRole('button', { name: 'Вернуть прежний текст' }));
  await waitFor(async () => expect(await slides()).toEqual(before));
});

test('[PRES-99] the way back of a text that is back already changes nothing, and it is gone with the editor', async () => {
  const { user, slides, before, press } = await openList();
  await selectParagraphs(0, 1);
  await press('Таблицу');
  const way = await screen.findByRole('button', { name: 'Вернуть прежний текст' });
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await user.click(way);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('body'));
  expect(screen.queryByText(/^Слайд с\sтех пор изменён/)).toBeNull();
  await waitFor(async () => expect(await slides()).toEqual(before));

  await user.click(await screen.findByRole('button', { name: /^Текст: / }));
  await selectParagraphs(0, 1);
  await press('Таблицу');
  await screen.findByRole('button', { name: 'Вернуть прежний текст' });
  await user.click(screen.getAllByRole('link', { name: 'Презентации' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Вернуть прежний текст' })).toBeNull());
});

test('[PRES-99] cards of a part stand on the next slide, in one step; a slide that was changed since keeps its changes', async () => {
  const { user, slides, before, press } = await openList();
  const undo = () => user.click(screen.getByRole('button', { name: 'Отменить' }));
  await selectParagraphs(2, 3);
  await press('Карточки');
  expect(await screen.findByText(/^Выделенное стало карточками на\sследующем слайде/)).toBeTruthy();
  await waitFor(async () => expect((await slides())[2]).toMatchObject({ layout: 'cards' }));
  expect(await slides()).toHaveLength(before.length + 1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Вид слайда' }), 'Шаги');
  await user.click(screen.getByRole('button', { name: 'Вернуть прежний текст' }));
  expect(await screen.findByText(/^Слайд с\sтех пор изменён/)).toBeTruthy();
  await waitFor(async () => expect((await slides())[2]).toMatchObject({ layout: 'steps' }));
  await undo();
  await undo();
  await waitFor(async () => expect(await slides()).toEqual(before));
});

test('[PRES-99] the toolbar offers the same where the panel is closed, by keyboard; Escape leaves the text open', async () => {
  const { user, slides, before } = await openList('');
  const menu = () => screen.getByRole('button', { name: /^Сделать из\sвыделенного$/ });
  expect(menu()).toHaveProperty('disabled', true);
  await selectParagraphs(0, 1);
  await waitFor(() => expect(menu()).toHaveProperty('disabled', false));
  menu().focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Карточки' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(menu()));
  expect(screen.getByRole('textbox', { name: 'Текст' })).toBeTruthy();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Таблицу' }));
  await waitFor(async () => expect((await slides())[1]?.layout).toBe('tableText'));
  expect(await slides()).toHaveLength(before.length);
});
