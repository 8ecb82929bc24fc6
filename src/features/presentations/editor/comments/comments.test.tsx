import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  presentationChange,
  presentationCommentAdd,
  presentationCommentList,
  presentationList,
  presentationRead,
} from '#api/generated/hooks/presentation/presentation.ts';
import type { PresentationChange } from '#api/generated/model/presentationChange.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { textBlock } from '../../model/deck.ts';
import { testObject } from '../../model/testing/objects.ts';

const employee = 'employee@neuro.example';

/** The person's presentation «Итоги третьего квартала» with its comments, whose panel is a drawer in a test. */
async function openComments(search = '', slide = 's4') {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const path = `/pres-editor/${uuid}?slide=${slide}&panel=comments${search}`;
  const portal = await renderPortal(path, { as: employee, standIn });
  await screen.findByRole('tab', { name: /^Комментарии/ });
  const read = () => presentationCommentList({ presentationId: uuid });
  return { ...portal, standIn, uuid, path, read };
}
const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const openList = () => screen.findByRole('list', { name: 'Открытые комментарии' });

test('[PRES-70] the comments of the slide are read, answered, resolved, opened again and counted', async () => {
  const { user, read } = await openComments();
  const thread = await within(await openList()).findByRole('listitem', { name: 'Комментарий: Ольга Зимина' });
  expect(within(thread).getByText(/^Согласна, поправлю/)).toBeTruthy();
  expect(screen.getByRole('tab', { name: /^Комментарии/ }).textContent).toBe('Комментарии1');
  expect(screen.getByRole('option', { name: /^4\. .*, 1\sкомментарий$/, hidden: true })).toBeTruthy();
  await user.click(within(thread).getByRole('button', { name: 'Ответить' }));
  await fill(user, await field(/^Ответ$/), 'Готово');
  await user.click(within(thread).getByRole('button', { name: 'Ответить' }));
  expect(await within(thread).findByText('Готово')).toBeTruthy();
  await user.click(within(thread).getByRole('button', { name: 'Решено' }));
  await user.click(await screen.findByRole('button', { name: 'Решённые: 1' }));
  await user.click(await screen.findByRole('button', { name: 'Открыть снова' }));
  await openList();
  expect((await read())[0]).toMatchObject({ isResolved: false, comments: [{}, {}, { text: 'Готово' }] });
});

test('[PRES-70] an own comment is written about a block, changed and removed; those of others are not', async () => {
  const { user, read, uuid } = await openComments('', 's3');
  await fill(user, await field(/^Новый комментарий/), 'Проверить');
  await user.selectOptions(screen.getByRole('combobox', { name: 'О чём комментарий' }), 'Заголовок');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  const own = await screen.findByRole('listitem', { name: 'Комментарий: Мария Орлова' });
  expect((await read()).at(-1)).toMatchObject({ slideId: 's3', slot: 'title' });
  await user.click(within(own).getByRole('button', { name: 'Действия с комментарием' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
  await fill(user, await field(/^Текст комментария$/), 'Проверить числа');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await within(own).findByText('Проверить числа')).toBeTruthy();
  await user.click(within(own).getByRole('button', { name: 'Действия с комментарием' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText('Проверить числа')).toBeNull());
  expect((await presentationCommentList({ presentationId: uuid })).map(({ slideId }) => slideId)).toEqual([
    's4',
    's2',
  ]);
});

/** Puts an ellipse on the third slide before its comments are opened, beside a comment on it. */
async function openObject() {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const deck = await presentationRead({ presentationId: uuid });
  const oval = { ...testObject({ id: 'o1', kind: 'ellipse' }), block: textBlock('Главное') };
  const objects = [testObject({ id: 'o2' }), oval];
  const slides = deck.slides.map((slide) => (slide.id === 's3' ? { ...slide, objects } : slide));
  await presentationChange({ uuid, version: deck.version, slides } as PresentationChange);
  const path = `/pres-editor/${uuid}?slide=s3`;
  const portal = await renderPortal(path, { as: employee, standIn });
  const read = async () => (await presentationCommentList({ presentationId: uuid })).at(-1);
  return { ...portal, standIn, path, read };
}

test('[PRES-98] an object is commented from its panel, marked, found from the list, and its comments outlive it', async () => {
  const { user, read } = await openObject();
  const oval = () => screen.findByRole('button', { name: 'Овал: Главное' });
  await user.click(await oval());
  await user.click(await screen.findByRole('button', { name: 'Свойства' }));
  await user.click(await screen.findByRole('button', { name: 'Комментарий к объекту' }));
  const box = await field(/^Новый комментарий/);
  await waitFor(() => expect(document.activeElement).toBe(box));
  await fill(user, box, 'Крупнее?');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  const thread = () => screen.findByRole('listitem', { name: 'Комментарий: Мария Орлова' });
  await thread();
  expect(await read()).toMatchObject({ slideId: 's3', objectId: 'o1' });
  const goToObject = async () => {
    await user.click(within(await thread()).getByRole('button', { name: 'Овал: Главное' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-object')).toBe('o1'));
  };
  await goToObject();
  await user.click(await screen.findByRole('button', { name: /^1\sкомментарий: Овал: Главное$/ }));
  const shown = await thread();
  await waitFor(() => expect(document.activeElement).toBe(shown));
  await goToObject();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /комментарий: Овал/ })).toBeNull();
  expect(await screen.findByText('Объект удалён')).toBeTruthy();
});

test('[PRES-98] a draft keeps what it is about: only the select and the button of an object change it', async () => {
  const { user, read, path, standIn, close } = await openObject();
  const target = async () =>
    (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'О чём комментарий' })).selectedOptions[0]
      ?.label;
  const comment = async (object: RegExp) => {
    await user.click(await screen.findByRole('button', { name: object }));
    await user.click(await screen.findByRole('tab', { name: 'Слайд' }));
    await user.click(await screen.findByRole('button', { name: 'Комментарий к объекту' }));
    await field(/^Новый комментарий/);
  };
  await user.click(await screen.findByRole('button', { name: 'Свойства' }));
  await comment(/^Овал: Главное$/);
  expect(await target()).toBe('Овал: Главное');
  await fill(user, await field(/^Новый комментарий/), 'Крупнее?');
  // A press beside the slide clears the selection of objects.
  await user.click(await screen.findByRole('region', { name: /^Слайд 3\s/ }));
  await user.click(await screen.findByRole('tab', { name: 'Слайд' }));
  expect(screen.queryByRole('button', { name: 'Комментарий к объекту' })).toBeNull();
  await user.click(await screen.findByRole('tab', { name: /^Комментарии/ }));
  expect(await target()).toBe('Овал: Главное');
  await comment(/^Прямоугольник/);
  expect(await target()).toBe('Прямоугольник');
  await user.selectOptions(screen.getByRole('combobox', { name: 'О чём комментарий' }), 'Овал: Главное');
  close();
  await renderPortal(`${path}&panel=comments`, { as: employee, standIn });
  expect((await field(/^Новый комментарий/)).value).toBe('Крупнее?');
  expect(await target()).toBe('Овал: Главное');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await screen.findByRole('listitem', { name: 'Комментарий: Мария Орлова' });
  expect(await read()).toMatchObject({ slideId: 's3', objectId: 'o1', comments: [{ text: 'Крупнее?' }] });
});

test('[PRES-70] what is typed without a network stays, also over a reload, and is sent once', async () => {
  const { user, standIn, path, close, read } = await openComments('', 's3');
  const mend = standIn.break('presentationCommentAdd', 'no answer');
  await fill(user, await field(/^Новый комментарий/), 'Без связи');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText(/^Не\sотправлено\. Текст сохранён/)).toBeTruthy();
  close();
  mend();
  await renderPortal(path, { as: employee, standIn });
  const kept = await field(/^Новый комментарий/);
  expect(kept.value).toBe('Без связи');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByRole('listitem', { name: 'Комментарий: Мария Орлова' })).toBeTruthy();
  expect((await read()).filter(({ slideId }) => slideId === 's3')).toHaveLength(1);
  await waitFor(() => expect(kept.value).toBe(''));
  expect(Object.keys(localStorage).filter((key) => key.includes('comment'))).toEqual([]);
});

test('[PRES-70] what is typed while a comment is sent stays in the field', async () => {
  const { user, standIn } = await openComments('', 's3');
  const release = standIn.hold('presentationCommentAdd');
  const box = await field(/^Новый комментарий/);
  await fill(user, box, 'Первый');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await fill(user, box, 'Второй');
  release();
  const own = within(await screen.findByRole('listitem', { name: 'Комментарий: Мария Орлова' }));
  expect(own.getByText('Первый')).toBeTruthy();
  expect(box.value).toBe('Второй');

  await user.click(own.getByRole('button', { name: 'Ответить' }));
  const releaseAnswer = standIn.hold('presentationCommentAdd');
  const answer = own.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ответ' });
  await fill(user, answer, 'Третий');
  await user.click(own.getByRole('button', { name: 'Ответить' }));
  await fill(user, answer, 'Четвёртый');
  releaseAnswer();
  expect(await own.findByText('Третий')).toBeTruthy();
  expect(own.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ответ' }).value).toBe('Четвёртый');
});

test('[PRES-71] @ offers people with access, who are then mentioned', async () => {
  const { user, standIn, uuid, read } = await openComments('', 's3');
  const people = [{ id: 3, name: 'Ольга Зимина', description: 'Руководитель проектов' }];
  standIn.answer('presentationReaderFind', () => Response.json(people));
  const sent: unknown[] = [];
  standIn.answer('presentationCommentAdd', async (request) => {
    sent.push(await request.json());
    return Response.json({
      uuid,
      slideId: 's3',
      isResolved: false,
      date: '2026-11-30T00:00:00Z',
      comments: [],
    });
  });
  const box = await field(/^Новый комментарий/);
  await user.type(box, 'Спросим @оль');
  await screen.findByRole('option', { name: /^Ольга Зимина/ });
  // While another name is looked for, nobody whom it does not name is offered, and Enter is a new line.
  const release = standIn.hold('presentationReaderFind');
  await user.keyboard('щ');
  expect(screen.queryByRole('option', { name: /^Ольга Зимина/ })).toBeNull();
  await user.keyboard('{Backspace}');
  release();
  const offered = await screen.findByRole('option', { name: /^Ольга Зимина/ });
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(offered.id));
  await user.keyboard('{Enter}');
  expect(box.value).toBe('Спросим @Ольга Зимина ');
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Ольга Зимина/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ slideId: 's3', text: 'Спросим @Ольга Зимина ', mentionIds: [3] }]),
  );
  expect(await read()).toBeTruthy();
});

test('[PRES-70] the address of a notification opens the thread, a resolved one too', async () => {
  await openComments('&thread=5b1d7a40-7777-4a3b-8c4d-0000000000b2', 's2');
  const list = await screen.findByRole('list', { name: 'Решённые комментарии' });
  const thread = within(list).getByRole('listitem', { name: 'Комментарий: Ольга Зимина' });
  await waitFor(() => expect(document.activeElement).toBe(thread));
});

test('[PRES-70] comments are hidden with their removed slide and come back with undo', async () => {
  const { user, uuid } = await openComments();
  await presentationCommentAdd(
    { uuid, slideId: 's4', text: 'Ещё', mentionIds: [] },
    { headers: { 'Idempotency-Key': crypto.randomUUID() } },
  );
  expect(await openList()).toBeTruthy();
  await user.keyboard('{Escape}');
  const list = await screen.findByRole('listbox', { name: 'Слайды' });
  const commented = () => screen.queryByRole('option', { name: /комментари/ });
  await waitFor(() => expect(commented()).toBeTruthy());
  list.focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(commented()).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(commented()).toBeTruthy());
});
