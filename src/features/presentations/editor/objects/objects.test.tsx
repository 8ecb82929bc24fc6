import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  presentationAdd,
  presentationChange,
  presentationRead,
} from '#api/generated/hooks/presentation/presentation.ts';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { type SlideObject, textBlock } from '../../model/deck.ts';
import { slideWithObjects, testObject } from '../../model/testing/objects.ts';

const employee = 'employee@neuro.example';

/** The portal with a presentation of one slide in the editor. */
async function openSlide(objects: SlideObject[] = []) {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { uuid } = await presentationAdd(
    { title: 'Склад', language: 'ru', theme: 'light' },
    { headers: { 'Idempotency-Key': crypto.randomUUID() } },
  );
  await presentationChange({ uuid, version: 1, slides: [slideWithObjects(objects)] });
  const portal = await renderPortal(`/pres-editor/${uuid}`, { as: employee, standIn });
  await screen.findByRole('listbox', { name: 'Слайды' });
  return { ...portal, standIn, uuid };
}
const object = (name: RegExp | string) => screen.getByRole('button', { name });
const layer = () => screen.getByRole('group', { name: 'Объекты слайда' });
const names = () =>
  within(layer())
    .queryAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));
const key = (element: Element, press: object): void => void fireEvent.keyDown(element, press);
const undo = (): void => key(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
const areaOf = (element: HTMLElement): number[] =>
  [element.style.left, element.style.top, element.style.width, element.style.height].map((share, at) =>
    Math.round((Number.parseFloat(share) / 100) * (at % 2 === 0 ? 1280 : 720)),
  );

test('[PRES-83] an object is inserted, moved, resized, copied and removed by keyboard, announced, undone and saved', async () => {
  const { user, uuid } = await openSlide();
  await user.click(await screen.findByRole('button', { name: 'Вставить' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Овал' }));
  expect(announcement.get()).toBe('Овал: добавлено');
  const oval = object('Овал');
  await waitFor(() => expect(document.activeElement).toBe(oval));
  expect(oval.getAttribute('aria-pressed')).toBe('true');
  expect(areaOf(oval)).toEqual([520, 280, 240, 160]);
  key(oval, { key: 'ArrowLeft' });
  key(oval, { key: 'ArrowDown', altKey: true });
  expect(areaOf(object('Овал'))).toEqual([504, 281, 240, 160]);
  expect(announcement.get()).toBe('Слева 504, сверху 281');
  key(oval, { key: 'ArrowRight', shiftKey: true });
  key(oval, { key: 'ArrowUp', shiftKey: true, altKey: true });
  expect(areaOf(object('Овал'))).toEqual([504, 281, 256, 159]);
  expect(announcement.get()).toBe('Ширина 256, высота 159');
  key(oval, { key: 'd', code: 'KeyD', ctrlKey: true });
  expect(announcement.get()).toMatch(/^Скопировано: 1\sобъект$/);
  expect(names()).toEqual(['Овал', 'Овал']);
  const [, copy] = within(layer()).getAllByRole('button');
  if (copy) key(copy, { key: 'Delete' });
  expect(announcement.get()).toMatch(/^Удалено: 1\sобъект$/);
  expect(names()).toEqual(['Овал']);
  undo();
  expect(names()).toEqual(['Овал', 'Овал']);
  undo();
  undo();
  expect(areaOf(object('Овал'))).toEqual([504, 281, 240, 160]);
  undo();
  expect(areaOf(object('Овал'))).toEqual([520, 280, 240, 160]);
  await waitFor(
    async () =>
      expect((await presentationRead({ presentationId: uuid })).slides[0]).toMatchObject({
        objects: [{ kind: 'ellipse', x: 520, y: 280, w: 240, h: 160 }],
      }),
    { timeout: 5000 },
  );
  undo();
  expect(names()).toEqual([]);
});

test('[PRES-83] the text of an object is edited in place; Escape leaves it and then the selection', async () => {
  const { user } = await openSlide([testObject({ kind: 'ellipse', block: textBlock('Главное') })]);
  const name = 'Овал: Главное';
  object(name).focus();
  await user.keyboard('{Enter}');
  const text = await screen.findByRole('textbox', { name: 'Овал' });
  expect(text.textContent).toBe('Главное');
  await waitFor(() => expect(document.activeElement).toBe(text));
  key(text, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(object(name)));
  expect(object(name).getAttribute('aria-pressed')).toBe('true');
  key(object(name), { key: 'Escape' });
  expect(object(name).getAttribute('aria-pressed')).toBe('false');
  // A text box without a text does not stay.
  await user.click(screen.getByRole('button', { name: 'Вставить' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Надпись' }));
  key(await screen.findByRole('textbox', { name: 'Надпись' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Надпись' })).toBeNull());
  expect(names()).toEqual([name]);
});

const drag = (element: Element, from: [number, number], to: [number, number], more: object = {}): void => {
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, button: 0, ...more });
  fireEvent.pointerDown(element, at(from));
  fireEvent.pointerMove(element, at(to));
  fireEvent.pointerUp(element, at(to));
  fireEvent.click(element);
};

test('[PRES-83][PRES-84] a drag snaps to the middle of the slide and is one step to undo; Alt switches guides off', async () => {
  await openSlide([testObject({ x: 100, y: 300, w: 200, h: 100 })]);
  const box = object('Прямоугольник');
  fireEvent.pointerDown(box, { clientX: 0, clientY: 0, button: 0 });
  fireEvent.pointerMove(box, { clientX: 200, clientY: 0 });
  fireEvent.pointerMove(box, { clientX: 437, clientY: 14 });
  expect(document.querySelector('[data-guide="x 640"]')).not.toBeNull();
  fireEvent.pointerUp(box, {});
  expect(document.querySelector('[data-guide]')).toBeNull();
  expect(areaOf(box)).toEqual([540, 310, 200, 100]);
  undo();
  expect(areaOf(box)).toEqual([100, 300, 200, 100]);
  drag(box, [0, 0], [437, 14], { altKey: true });
  expect(areaOf(box)).toEqual([537, 314, 200, 100]);
  // A press with a small movement is a click.
  drag(box, [0, 0], [2, 2]);
  expect(areaOf(box)).toEqual([537, 314, 200, 100]);
  const corner = document.querySelector('[data-grip="1 1"]');
  if (corner) drag(corner, [0, 0], [33, 50], { altKey: true });
  expect(areaOf(box)).toEqual([537, 314, 233, 150]);
});

test('[PRES-84] several objects are chosen with Shift or Ctrl+A, aligned, distributed and layered in the panel', async () => {
  const { user } = await openSlide([
    testObject({ id: 'a', kind: 'rectangle', x: 100, y: 200, w: 100 }),
    testObject({ id: 'b', kind: 'ellipse', x: 220, y: 320, w: 100 }),
    testObject({ id: 'c', kind: 'text', x: 700, y: 500, w: 100, block: textBlock('Итог') }),
  ]);
  const [box, oval, text] = within(layer()).getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];
  await user.click(box);
  fireEvent.click(oval, { shiftKey: true });
  const pressed = () => [box, oval, text].map((one) => one.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'true', 'false']);
  key(oval, { key: 'a', code: 'KeyA', ctrlKey: true });
  expect(pressed()).toEqual(['true', 'true', 'true']);
  await user.click(screen.getByRole('button', { name: 'Свойства' }));
  expect(await screen.findByRole('heading', { name: 'Выбрано объектов: 3' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'По\u00a0горизонтали' }));
  expect(areaOf(oval)[0]).toBe(400);
  await user.click(screen.getByRole('button', { name: 'По\u00a0верхнему краю' }));
  expect([box, oval, text].map((one) => areaOf(one)[1])).toEqual([200, 200, 200]);
});

test('[PRES-84][PRES-90] one object gets its place, its colours and its layer in the panel', async () => {
  const { user } = await openSlide([
    testObject({ id: 'a', kind: 'ellipse', x: 220, y: 320, w: 100 }),
    testObject({ id: 'b', kind: 'rectangle', x: 700, y: 500, w: 100 }),
  ]);
  const oval = object('Овал');
  await user.click(oval);
  await user.click(screen.getByRole('button', { name: 'Свойства' }));
  await user.click(await screen.findByRole('button', { name: 'На\u00a0передний план' }));
  expect(announcement.get()).toBe('Слой 2 из\u00a02');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Цвет темы' }), 'Фон');
  expect(announcement.get()).toBe('Цвет: Фон');
  const outline = screen.getByRole('combobox', { name: 'Контур' });
  expect((outline as HTMLSelectElement).value).toBe('muted');
  await user.selectOptions(outline, 'Основной');
  expect(announcement.get()).toBe('Контур: Основной');
  const left = screen.getByRole('textbox', { name: 'Слева' });
  await user.clear(left);
  await user.type(left, '64{Enter}');
  expect(areaOf(oval)).toEqual([64, 320, 100, 100]);
  await user.click(screen.getByRole('button', { name: 'Посередине' }));
  expect(areaOf(oval)[1]).toBe(310);
});

test('[PRES-92] a picture at a free place is cropped, has a focus, corners and a tone, but no veil', async () => {
  // A picture of the first presentation of the stand-in.
  const idFile = '7c2e9f10-7777-4a3b-8c4d-0000000000f3';
  const picture = { kind: 'picture', idFile, alt: 'План', isDecorative: false, fit: 'cover' } as const;
  const { user, uuid } = await openSlide([testObject({ kind: 'picture', block: picture })]);
  await user.click(object(/^Картинка/));
  await user.click(screen.getByRole('button', { name: 'Свойства' }));
  await user.click(await screen.findByRole('radio', { name: 'Круг' }));
  await user.click(screen.getByRole('radio', { name: 'Серый' }));
  key(screen.getByRole('slider', { name: 'Точка внимания' }), { key: 'ArrowLeft' });
  expect(screen.queryByRole('radiogroup', { name: 'Под текстом' })).toBeNull();
  const image = document.querySelector('[data-picture] img');
  if (!image) throw new Error('No picture');
  for (const [side, length] of [
    ['naturalWidth', 800],
    ['naturalHeight', 600],
  ])
    Object.defineProperty(image, side as string, { value: length });
  fireEvent.load(image);
  await user.click(screen.getByRole('button', { name: 'Обрезать' }));
  key(screen.getByRole('slider', { name: 'Нижний край' }), { key: 'ArrowUp' });
  await waitFor(
    async () =>
      expect((await presentationRead({ presentationId: uuid })).slides[0]).toMatchObject({
        objects: [
          { block: { corners: 'circle', tone: 'grey', focus: { x: 0.49, y: 0.5 }, crop: { bottom: 0.01 } } },
        ],
      }),
    { timeout: 5000 },
  );
});

test('[PRES-83][PRES-85][PRES-95] objects are copied, cut and pasted onto slides, by the list of slides too, which takes cells as a table and a document by heading', async () => {
  const clipboard = { text: '', html: '' };
  const clipboardData = {
    setData: (_: string, text: string) => {
      clipboard.text = text;
    },
    getData: (type: string) => (type === 'text/html' ? clipboard.html : clipboard.text),
  };
  const { user } = await openSlide([
    testObject({ id: 'a', kind: 'ellipse', block: textBlock('Главное') }),
    testObject({ id: 'b', kind: 'arrow', h: 0 }),
  ]);
  const oval = object('Овал: Главное');
  await user.click(oval);
  fireEvent.copy(oval, { clipboardData });
  expect(clipboard.text).toBe('Главное');
  fireEvent.paste(oval, { clipboardData });
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(announcement.get()).toMatch(/^Вставлено: 1\sобъект$/);
  const [, , pasted] = within(layer()).getAllByRole('button');
  expect(pasted && areaOf(pasted)).toEqual([80, 176, 200, 100]);
  await user.click(object('Стрелка'));
  fireEvent.cut(object('Стрелка'), { clipboardData });
  expect(names()).toEqual(['Овал: Главное', 'Овал: Главное']);
  const list = screen.getByRole('listbox', { name: 'Слайды' });
  list.focus();
  key(list, { key: 'd', code: 'KeyD', ctrlKey: true });
  fireEvent.paste(list, { clipboardData });
  await waitFor(() => expect(names()).toEqual(['Овал: Главное', 'Овал: Главное', 'Стрелка']));
  // Another text was copied since.
  clipboard.text = 'Заметка';
  fireEvent.paste(object('Стрелка'), { clipboardData });
  fireEvent.paste(list, { clipboardData });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  undo();
  expect(names()).toHaveLength(3);
  clipboard.text = 'Отдел\tМлн\nОпт\t5';
  fireEvent.paste(list, { clipboardData });
  await waitFor(() => expect(within(list).getByText('Опт')).toBeTruthy());
  Object.assign(clipboard, {
    text: 'План\nРаз\nСроки',
    html: '<h1>План</h1><ul><li>Раз</li></ul><h2>Сроки</h2>',
  });
  fireEvent.paste(list, { clipboardData });
  await waitFor(() => expect(screen.getByRole('option', { name: /План$/ })).toBeTruthy());
  expect(screen.getByRole('option', { name: /Сроки$/ })).toBeTruthy();
});
