import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type AnySlide, type Block, type Slide, textBlock } from '../model/deck.ts';
import { setSlot } from '../model/edit.ts';
import { testDeck, testSlide } from '../model/testing/decks.ts';
import { objectsOfAllKinds, slideWithObjects } from '../model/testing/objects.ts';
import { themeTokens } from '../model/themes.ts';
import { SlideView } from './SlideView.tsx';

vi.mock('../model/themes.ts', { spy: true });

afterEach(cleanup);

const withBlock = (slide: Slide, name: Slide['slots'][number]['name'], block: Block): Slide => ({
  ...slide,
  slots: [...slide.slots, { name, block }],
});

test('A slide is heard in reading order: title, list, table, chart, timeline, picture [PRES-29]', () => {
  const { rerender } = render(
    <SlideView
      slide={testSlide('a', 'bullets', { title: 'План', body: 'Первое\nВторое' })}
      theme="light"
      brand={null}
      number={2}
      footer="Итоги"
    />,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('План');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '• Первое',
    '• Второе',
  ]);
  // The footer and the number repeat on each slide.
  expect(screen.getByText('Итоги').closest('[aria-hidden="true"]')).not.toBeNull();

  const table: Block = {
    kind: 'table',
    hasHeader: true,
    rows: [
      ['План', 'Факт'],
      ['1', '2'],
    ],
  };
  rerender(
    <SlideView
      slide={withBlock(testSlide('b', 'table', { title: 'Итог' }), 'table', table)}
      theme="dark"
      brand={null}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['План', 'Факт']);
  expect(screen.getAllByRole('cell')).toHaveLength(2);

  const chart: Block = {
    kind: 'chart',
    type: 'line',
    unit: '₽',
    categories: ['Июль', 'Август'],
    series: [{ name: 'Факт', values: [1.5, null] }],
  };
  rerender(<SlideView slide={withBlock(testSlide('c', 'chart'), 'chart', chart)} theme="sea" brand={null} />);
  const described = screen.getByRole('table', { name: 'Диаграмма, ₽' });
  expect(within(described).getByRole('row', { name: 'Июль 1,5' })).toBeTruthy();

  const timeline: Block = { kind: 'timeline', steps: [{ when: 'Май', what: 'Договор' }] };
  rerender(
    <SlideView
      slide={withBlock(testSlide('d', 'timeline'), 'timeline', timeline)}
      theme="forest"
      brand={null}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Май Договор');

  const picture: Block = {
    kind: 'picture',
    idFile: '0b8e7a52-1111-4222-8333-444455556666',
    alt: 'План склада',
    isDecorative: false,
    fit: 'cover',
  };
  rerender(
    <SlideView
      slide={withBlock(testSlide('e', 'pictureText'), 'picture', picture)}
      theme="print"
      brand={null}
    />,
  );
  expect(screen.getByRole('img', { name: 'План склада' }).getAttribute('src')).toContain('idFile=0b8e7a52');
});

test('Links lead only where they may, and only where asked for [PRES-14]', () => {
  const run = (text: string, link: string) => ({ text, isBold: false, isItalic: false, link });
  const body: Block = {
    kind: 'text',
    paragraphs: [
      {
        level: 0,
        list: 'none',
        runs: [run('Отчёт', 'https://example.ru/'), run(' Зло', 'javascript:alert(1)')],
      },
    ],
  };
  const slide = withBlock(testSlide('a', 'bullets'), 'body', body);
  const { rerender } = render(<SlideView slide={slide} theme="light" brand={null} hasLinks />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Отчёт']);
  rerender(<SlideView slide={slide} theme="light" brand={null} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('A slide of a newer gateway says so [PRES-19]', () => {
  render(<SlideView slide={{ id: 'z' }} theme="light" brand={null} />);
  expect(screen.getByText('Слайд создан в новой версии')).toBeTruthy();
});

test('Text that does not fit is marked and shown whole', () => {
  render(
    <SlideView
      slide={testSlide('a', 'bullets', { body: 'Пункт\n'.repeat(39).trim() })}
      theme="light"
      brand={null}
      showsOverflow
    />,
  );
  expect(screen.getByText('Текст не помещается')).toBeTruthy();
  expect(screen.getAllByText('Пункт')).toHaveLength(39);
});

test('Typing touches one slide of sixty [PRES-30]', () => {
  const deck = testDeck(
    Array.from({ length: 60 }, (_, at) =>
      testSlide(`s${at}`, 'bullets', { title: `Слайд ${at}`, body: 'Раз' }),
    ),
  );
  const show = (slides: readonly AnySlide[]) =>
    slides.map((slide, at) => (
      <SlideView key={slide.id} slide={slide} theme="brand" brand={null} number={at + 1} footer="Итоги" />
    ));
  const { rerender } = render(show(deck.slides));
  // A slide asks for its tokens each time that it is drawn.
  vi.mocked(themeTokens).mockClear();
  rerender(show(setSlot(deck, 's7', 'body', textBlock('Два')).slides));
  expect(themeTokens).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Два')).toBeTruthy();
});

test('Objects are heard after the layout: texts, lists and pictures, but no shapes and lines [PRES-80]', () => {
  const objects = objectsOfAllKinds('0b8e7a52-1111-4222-8333-444455556666');
  const { container } = render(<SlideView slide={slideWithObjects(objects)} theme="light" brand={null} />);
  const heard = container.cloneNode(true) as Element;
  for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  expect(heard.textContent).toBe('СкладГлавноеПервоеВторое');
  expect(screen.getByRole('img', { name: 'Схема склада' })).toBeTruthy();
  expect(heard.querySelectorAll('svg')).toHaveLength(0);
});
