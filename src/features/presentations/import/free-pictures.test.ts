import { expect, test } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { textOf } from '../model/deck.ts';
import { importDeck } from './import-deck.ts';
import {
  at,
  box,
  paragraphXml,
  picture,
  type SmallSlide,
  smallParts,
  smallPptx,
  titleBox,
} from './testing/small-pptx.ts';

const bytes = (...list: number[]): Uint8Array => new Uint8Array([137, 80, 78, 71, ...list]);
const relations = [1, 2, 3].map((at_) => [`p${at_}`, 'image', `../media/${at_}.png`] as const);
const parts = { 'ppt/media/1.png': bytes(1), 'ppt/media/2.png': bytes(2), 'ppt/media/3.png': bytes(1) };
const read = (...shapes: string[]) =>
  importDeck(smallPptx({ slides: shapes.map((one): SmallSlide => ({ shapes: one, relations })), parts }), {
    brandColour: undefined,
  });
const only = (shapes: string) => {
  const [, found] = read('', shapes, '').slides;
  if (!found) throw new Error('No slide');
  return found;
};
const list = (...lines: string[]): string =>
  box(
    '<p:ph idx="1"/>',
    lines.map((line) => paragraphXml(line, '<a:pPr><a:buChar char="•"/></a:pPr>')).join(''),
    at(5, 20, 60, 70),
  );
const free = (text: string, frame: string): string =>
  box('', paragraphXml(text).replace('<a:rPr ', '<a:rPr sz="1800" '), frame);

test('[PRES-101] a small picture beside text keeps its place, and goes to the nearest free one where a text would be below it', () => {
  const beside = only(titleBox('Зачем') + list('Быстрее', 'Дешевле') + picture('p1', at(75, 40, 12, 20)));
  expect(beside.slides.map(({ layout }) => layout)).toEqual(['bullets']);
  expect(beside.slides[0]?.objects?.map(({ kind, x, y, w, h }) => [kind, x, y, w, h])).toEqual([
    ['picture', 960, 288, 154, 144],
  ]);
  const over = only(titleBox('Зачем') + list('Быстрее', 'Дешевле') + picture('p1', at(5, 36, 8, 14)));
  const [object] = over.slides[0]?.objects ?? [];
  expect([object?.w, object?.h]).toEqual([102, 101]);
  expect([object?.x, object?.y]).not.toEqual([64, 259]);
  expect(over.losses).toEqual([]);
});

test('[PRES-101] a small picture without a free place near it gets a place of the layout; a tiny one is named', () => {
  const lines = Array.from({ length: 12 }, (_, at_) => `Длинная строка списка номер ${at_}, `.repeat(3));
  const full = (frame: string) => only(titleBox('Много') + list(...lines) + picture('p1', frame));
  const photo = full(at(20, 40, 20, 20));
  expect(photo.slides.map(({ layout }) => layout)).toContain('pictureText');
  expect(photo.losses).toEqual([]);
  const icon = full(at(20, 60, 5, 8));
  expect(icon.slides.flatMap(({ objects = [] }) => objects)).toEqual([]);
  expect(icon.losses).toEqual(['маленькая картинка (значок)']);
});

test('[PRES-101] the only content of a slide is a picture of its layout, however small', () => {
  expect(
    only(titleBox('Схема') + picture('p1', at(40, 40, 20, 25))).slides.map(({ layout }) => layout),
  ).toEqual(['pictureText']);
});

test('[PRES-101] pictures among free texts stay with them: each text in the size and where it stood in its box', () => {
  const centred = free('Учёба', at(5, 50, 30, 10)).replace('<a:p>', '<a:p><a:pPr algn="ctr"/>');
  const { slides, losses } = only(
    titleBox('Опоры') +
      picture('p1', at(14, 28, 12, 18)) +
      centred +
      picture('p2', at(64, 28, 12, 18)) +
      free('Наставник', at(55, 50, 30, 10)),
  );
  expect(losses).toEqual([]);
  const [slide] = slides;
  expect(slide?.slots.map(({ block }) => textOf(block))).toEqual(['Опоры']);
  const objects = slide?.objects ?? [];
  expect(objects.map(({ kind, block }) => [kind, block?.kind === 'text' ? textOf(block) : ''])).toEqual([
    ['picture', ''],
    ['text', 'Учёба'],
    ['picture', ''],
    ['text', 'Наставник'],
  ]);
  const [icon, name, , other] = objects;
  // A line of 18 pt is 24 × 1.3 px high. The text begins 0.1 in inside of its box.
  expect([name?.h, other?.h, other?.w]).toEqual([32, 32, 364]);
  const middle = ({ x, w }: { x: number; w: number }): number => x + w / 2;
  expect(icon && name && Math.abs(middle(icon) - middle(name))).toBeLessThan(2);
});

test('[PRES-101] on slides of 4:3 a picture keeps its proportions, and no ground of a title is drawn', () => {
  const ground = `<p:sp><p:nvSpPr><p:cNvPr id="7" name="Плашка"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${at(0, 0, 100, 15)}<a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="1B5E20"/></a:solidFill></p:spPr></p:sp>`;
  const shapes =
    ground +
    titleBox('До и после') +
    picture('p1', at(5, 30, 20, 30)) +
    picture('p2', at(45, 30, 20, 30)) +
    free('До', at(5, 65, 20, 8)) +
    free('После', at(45, 65, 20, 8));
  const slides = ['', shapes, ''].map((one): SmallSlide => ({ shapes: one, relations }));
  const files = smallParts({ slides, parts });
  files['ppt/presentation.xml'] = String(files['ppt/presentation.xml']).replace(
    'cx="12192000" cy',
    'cx="9144000" cy',
  );
  const [, found] = importDeck(zipFiles(files), { brandColour: undefined }).slides;
  const sizes = found?.slides[0]?.objects?.map(({ kind, w, h }) => [kind, Math.round((w / h) * 100)]);
  // 20 % of 12,192,000 by 30 % of 6,858,000.
  expect(sizes?.filter(([kind]) => kind === 'picture')).toEqual([
    ['picture', 119],
    ['picture', 119],
  ]);
  expect(sizes?.map(([kind]) => kind)).not.toContain('rectangle');
  expect(found?.losses).toEqual(['линии и\u00a0фигуры без\u00a0текста']);
});

test('[PRES-101] a quote beside the only picture of a slide has it as a portrait', () => {
  const words =
    free('«Дети сами напоминают родителям о баках.»', at(40, 30, 50, 20)) +
    free('Мария Орлова, директор школы № 7', at(40, 55, 50, 8));
  const { slides } = only(titleBox('Отзыв') + picture('p1', at(6, 25, 15, 26)) + words);
  expect(slides.map(({ layout, slots }) => [layout, ...slots.map(({ name }) => name)])).toEqual([
    ['portrait', 'title', 'quote', 'author', 'picture'],
  ]);
});

test('[PRES-101] a logo or a ground that most slides have at the same place is left out and named, equal files count as one', () => {
  const logo = (id: string): string => picture(id, at(88, 3, 8, 8));
  const slide = (name: string, ...shapes: string[]): string =>
    titleBox(name) + list('Пункт') + shapes.join('');
  const deck = read(slide('А', logo('p1')), slide('Б', logo('p3')), slide('В', logo('p1')), slide('Г'));
  expect(deck.slides.flatMap(({ slides }) => slides.flatMap(({ objects = [] }) => objects))).toEqual([]);
  expect(deck.losses).toContain('логотип или\u00a0значок, одинаковый на\u00a0большинстве слайдов');
  const ground = picture('p2', at(0, 0, 100, 100));
  const grounds = read(ground + slide('А'), ground + slide('Б'), ground + slide('В'));
  expect(grounds.slides.flatMap(({ slides }) => slides.map(({ layout }) => layout))).not.toContain(
    'pictureText',
  );
  expect(grounds.losses).toContain('фоновая картинка, одинаковая на\u00a0большинстве слайдов');
  const two = read(slide('А', logo('p1')), slide('Б', logo('p1')), slide('В'), slide('Г'));
  expect(two.losses).not.toContain('логотип или\u00a0значок, одинаковый на\u00a0большинстве слайдов');
});
