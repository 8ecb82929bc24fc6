import { expect, test } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { textOf } from '../model/deck.ts';
import { importDeck } from './import-deck.ts';
import { at, box, paragraphXml, type SmallSlide, smallParts, titleBox } from './testing/small-pptx.ts';

const fill = (colour: string): string => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
const shape = (id: number, geometry: string, frame: string, text: string, look = fill('4472C4')): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Фигура ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${frame}<a:prstGeom prst="${geometry}"/>${look}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${text === '' ? '<a:p/>' : paragraphXml(text)}</p:txBody></p:sp>`;
const connector = (
  frame: string,
  joins: readonly number[] = [],
  ends = '<a:tailEnd type="triangle"/>',
): string => {
  const [from, to] = joins;
  const ids = from && to ? `<a:stCxn id="${from}" idx="3"/><a:endCxn id="${to}" idx="1"/>` : '';
  return `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="90" name="Линия"/><p:cNvCxnSpPr>${ids}</p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr>${frame}<a:prstGeom prst="straightConnector1"/><a:ln>${fill('7F7F7F')}${ends}</a:ln></p:spPr></p:cxnSp>`;
};
const turned = (frame: string, attributes: string): string =>
  frame.replace('<a:xfrm', `<a:xfrm ${attributes}`);

function only(slide: SmallSlide) {
  const [, found] = importDeck(zipFiles(smallParts({ slides: [{}, slide, {}] })), {
    brandColour: undefined,
  }).slides;
  if (!found) throw new Error('No slide');
  return found;
}
const joined =
  shape(3, 'rect', at(10, 40, 20, 20), 'Заявка') +
  connector(at(30, 50, 40, 0), [3, 4]) +
  shape(4, 'ellipse', at(70, 40, 20, 20), 'Договор', fill('F2F2F2'));

test('[PRES-93] shapes that a line joins keep their places, forms and colours, with all other texts and shapes of the slide', () => {
  const { slides, losses } = only({
    shapes:
      titleBox('Путь заявки') +
      shape(
        5,
        'roundRect',
        at(5, 30, 90, 50),
        '',
        '<a:noFill/><a:ln><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln>',
      ) +
      joined +
      box('', paragraphXml('Три дня'), at(40, 70, 20, 8)),
  });
  expect(losses).toEqual([]);
  const [slide] = slides;
  expect(slide?.slots.map(({ name, block }) => [name, textOf(block)])).toEqual([['title', 'Путь заявки']]);
  expect(
    slide?.objects?.map(({ id: _, block, ...one }) => ({ ...one, ...(block && { text: textOf(block) }) })),
  ).toEqual([
    { kind: 'rectangle', colour: 'surface', x: 64, y: 216, w: 1152, h: 360 },
    { kind: 'rectangle', x: 128, y: 288, w: 256, h: 144, text: 'Заявка' },
    { kind: 'arrow', colour: 'muted', x: 384, y: 360, w: 512, h: 0 },
    { kind: 'ellipse', colour: 'surface', x: 896, y: 288, w: 256, h: 144, text: 'Договор' },
    { kind: 'text', x: 512, y: 504, w: 256, h: 58, text: 'Три дня' },
  ]);
});

test('[PRES-93] lines that are mirrored or turned, and those with a head at their start, point where they did', () => {
  const lines = only({
    shapes:
      joined +
      connector(turned(at(40, 60, 10, 20), 'flipV="1"')) +
      connector(turned(at(40, 60, 10, 20), 'rot="10800000"')) +
      connector(at(40, 60, 10, 20), [], '<a:headEnd type="arrow"/>') +
      connector(turned(at(40, 60, 9, 0), 'rot="5400000"'), [], ''),
  }).slides[0]?.objects?.filter(({ kind }) => kind === 'arrow' || kind === 'line');
  expect(lines?.slice(1).map(({ kind, start, w, h }) => [kind, start, w, h])).toEqual([
    ['arrow', 'bottomLeft', 128, 144],
    ['arrow', 'bottomRight', 128, 144],
    ['arrow', 'bottomRight', 128, 144],
    ['line', undefined, 0, 115],
  ]);
});

test('[PRES-93] a drawing below the title of the portal, or over its foot, is moved and made smaller as a whole', () => {
  const { slides } = only({
    shapes:
      titleBox('Высокая схема') +
      shape(3, 'rect', at(0, 10, 30, 20), 'Верх') +
      connector(at(15, 30, 0, 50), [3, 4]) +
      shape(4, 'rect', at(0, 80, 30, 20), 'Низ'),
  });
  const objects = slides[0]?.objects ?? [];
  expect(Math.min(...objects.map(({ y }) => y))).toBe(144);
  expect(Math.max(...objects.map(({ y, h }) => y + h))).toBeLessThanOrEqual(656);
  const [above, line, below] = objects;
  expect([(above?.y ?? 0) + (above?.h ?? 0), (line?.y ?? 0) + (line?.h ?? 0)]).toEqual([line?.y, below?.y]);
});

test('[PRES-93] slides without joined shapes, with a table, or with too much for objects are arranged as before, with all words', () => {
  const wordsOf = (shapes: string) => {
    const { slides, losses } = only({ shapes: titleBox('Путь') + shapes });
    expect(slides.flatMap((slide) => slide.objects ?? [])).toEqual([]);
    return { words: JSON.stringify(slides), losses };
  };
  const loose = wordsOf(
    joined.replaceAll(/<a:(?:st|end)Cxn[^>]*>/g, '').replace(at(30, 50, 40, 0), at(33, 50, 34, 0)),
  );
  expect(loose.words).toMatch(/Заявка.*Договор/s);
  expect(loose.losses).toEqual(['линии и\u00a0фигуры без\u00a0текста']);
  const many = wordsOf(joined + shape(6, 'rect', at(5, 80, 3, 3), 'Шаг').repeat(18));
  expect(many.words.match(/Шаг/g)).toHaveLength(18);
  const long = wordsOf(joined + shape(6, 'rect', at(5, 80, 10, 10), 'Очень длинное пояснение '.repeat(12)));
  expect(long.words.match(/Очень длинное пояснение/g)?.length).toBe(12);
});

test('[PRES-100] a line that ends at the edges of two shapes joins them, also where the file does not say so', () => {
  const drawn = (x: number, w: number) =>
    only({
      shapes:
        shape(3, 'rect', at(10, 40, 20, 20), 'Заявка') +
        connector(at(x, 50, w, 0)) +
        shape(4, 'rect', at(70, 40, 20, 20), 'Договор'),
    }).slides[0]?.objects?.map(({ kind }) => kind);
  expect(drawn(30, 40)).toEqual(['rectangle', 'arrow', 'rectangle']);
  expect(drawn(33, 34)).toBeUndefined();
});
