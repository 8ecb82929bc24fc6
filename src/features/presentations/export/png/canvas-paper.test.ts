import { afterEach, expect, test, vi } from 'vitest';
import { isLater, paragraph, run, type Slide, textOf } from '../../model/deck.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { testSlide } from '../../model/testing/decks.ts';
import { themeTokens } from '../../model/themes.ts';
import { SlidePage } from '../pdf/slide-page.ts';
import { pictureName } from '../picture-name.ts';
import { fullDeck, pictureId, testPictures } from '../testing/full-deck.ts';
import { CanvasPaper } from './canvas-paper.ts';
import { CanvasPen } from './canvas-pen.ts';

afterEach(() => vi.unstubAllGlobals());

type Call = readonly [name: string, ...values: unknown[]];

/** What is drawn of a slide on a canvas, call by call; text with its colour and direction. */
function drawn(slide: Slide): Call[] {
  const calls: Call[] = [];
  const state: Record<string, unknown> = {};
  const context = new Proxy(state, {
    get: (_, name: string) => {
      if (name in state) return state[name];
      if (name === 'measureText') return (text: string) => ({ width: text.length * 10 });
      return (...values: unknown[]) => {
        calls.push([
          name,
          ...values,
          ...(name === 'fillText' ? [state['fillStyle'], state['direction']] : []),
        ]);
        return name === 'createLinearGradient' ? { addColorStop: () => undefined } : undefined;
      };
    },
  }) as unknown as OffscreenCanvasRenderingContext2D;
  vi.stubGlobal('Path2D', class {});
  const tokens = themeTokens('light');
  const pictures = testPictures();
  const bytes = pictures.get(pictureId)?.bytes;
  const paper = new CanvasPaper(context, new Map(bytes ? [[bytes, {} as ImageBitmap]] : []), 1.5);
  const layout = layoutSlide(slide, tokens, { footer: 'Итоги', number: 3 });
  new SlidePage(slide, layout, { pen: new CanvasPen(paper), tokens, pictures, language: 'ru' }).draw();
  return calls;
}
const namesIn = (calls: readonly Call[]) => calls.map(([name]) => name);
const wordsIn = (calls: readonly Call[]): string =>
  calls.flatMap(([name, text]) => (name === 'fillText' ? [String(text)] : [])).join('');
const letters = (text: string): string => text.replaceAll(/[^\p{L}№₽%²]/gu, '');

test('[PRES-66] all texts of every layout are written, pictures are drawn, and what is saved is restored', () => {
  for (const slide of fullDeck().slides) {
    if (isLater(slide)) continue;
    const calls = drawn(slide);
    const names = namesIn(calls);
    const written = letters(wordsIn(calls));
    for (const { block } of slide.slots)
      if (block.kind !== 'picture' && block.kind !== 'chart')
        for (const line of textOf(block).split(/[\n\t]/)) expect(written).toContain(letters(line));
    const has = slide.slots.some(({ block }) => block.kind === 'picture' && block.idFile === pictureId);
    expect(names.includes('drawImage')).toBe(has);
    const count = (name: string) => names.filter((one) => one === name).length;
    expect(count('restore')).toBe(count('save'));
  }
});

test('[PRES-66] a link is underlined in its colour, and Hebrew letters are written from right to left', () => {
  const slide = testSlide('a', 'bullets', { title: 'Итоги' });
  const link = { ...run('отчёт'), link: 'https://example.ru/' };
  const paragraphs = [{ ...paragraph(''), runs: [link] }, paragraph('שלום')];
  const block = { kind: 'text' as const, paragraphs };
  const calls = drawn({ ...slide, slots: [...slide.slots, { name: 'body', block }] });
  const texts = calls.filter(([name]) => name === 'fillText');
  expect(texts.find(([, text]) => text === 'отчёт')).toContain(themeTokens('light').accent);
  expect(texts.find(([, text]) => text === 'שלום')?.at(-1)).toBe('rtl');
  expect(namesIn(calls)).toContain('fillRect');
});

test('[PRES-66] the cells of a table meet at whole pixels', () => {
  const table = fullDeck().slides.find(
    (slide): slide is Slide => !isLater(slide) && slide.layout === 'table',
  );
  if (!table) throw new Error('No table');
  const rects = drawn(table).flatMap(([name, ...place]) => (name === 'rect' ? [place as number[]] : []));
  expect(rects.length).toBeGreaterThan(3);
  const edges = rects.flatMap(([x = 0, y = 0, w = 0, h = 0]) =>
    [x, y, x + w, y + h].map((edge) => edge * 1.5),
  );
  expect(edges.filter((edge) => Math.abs(edge - Math.round(edge)) > 1e-6)).toEqual([]);
});

test('[PRES-66] a picture is named by the number and the title of its slide', () => {
  expect(pictureName(testSlide('a', 'bullets', { title: 'План/факт: итоги' }), 3)).toBe(
    '03 План_факт_ итоги.png',
  );
  expect(pictureName(testSlide('a', 'bullets', {}), 12)).toBe('12 Слайд.png');
});
