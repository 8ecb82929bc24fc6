import { expect, test } from 'vitest';
import type { TableBox, TextBox } from './boxes.ts';
import { textWidth } from './break-lines.ts';
import { type Paragraph, paragraph, type Slide, type SlotName } from './deck.ts';
import { FONTS } from './fonts.ts';
import { itemsOf } from './items.ts';
import { layoutSlide } from './layout-slide.ts';
import { tableBox } from './table-box.ts';
import { testSlide } from './testing/decks.ts';
import { fitLines, pixels } from './text-box.ts';
import { themeTokens } from './themes.ts';
import { timelineBox } from './timeline-box.ts';

const tokens = themeTokens('light');
function boxOf<Kind extends 'text' | 'table'>(slide: Slide, name: SlotName, kind: Kind) {
  const box = layoutSlide(slide, tokens).boxes.find((one) => one.kind === kind && one.slot === name);
  if (!box) throw new Error(`No ${kind} in ${name}`);
  return box as Kind extends 'text' ? TextBox : TableBox;
}
const bottomOf = ({ lines }: TextBox): number => Math.max(...lines.map(({ y, height }) => y + height));

test('Three short points fill more than half of their place, eight long ones are smaller and no text is below 16 pt [PRES-31]', () => {
  const few = boxOf(
    testSlide('a', 'bullets', { title: 'План', body: 'Склад\nДоставка\nОплата' }),
    'body',
    'text',
  );
  expect(few.points).toBe(28);
  expect(bottomOf(few)).toBeGreaterThan(few.y + few.h / 2);
  const long = 'Поставка комплектующих переносится на вторую половину квартала из-за ремонта моста';
  const many = boxOf(
    testSlide('a', 'bullets', { body: Array.from({ length: 8 }, () => long).join('\n') }),
    'body',
    'text',
  );
  expect(many).toMatchObject({ points: 16, doesOverflow: false });
  const over = boxOf(
    testSlide('a', 'bullets', { body: Array.from({ length: 30 }, () => long).join('\n') }),
    'body',
    'text',
  );
  expect(over).toMatchObject({ points: 16, doesOverflow: true });
});

test('Columns begin at one height in one size, whatever they hold [PRES-31]', () => {
  const slide = testSlide('a', 'twoColumns', {
    left: 'Одна строка',
    right: 'Строка о складе\n'.repeat(12).trim(),
  });
  const [left, right] = [boxOf(slide, 'left', 'text'), boxOf(slide, 'right', 'text')];
  expect(left.points).toBe(right.points);
  expect(left.lines[0]?.y).toBe(right.lines[0]?.y);
});

test('The author stands right below the quote, however long it is [PRES-31]', () => {
  const distances = ['Коротко.', 'Раньше мы ждали мастера неделю. '.repeat(6).trim()].map((quote) => {
    const slide = testSlide('a', 'quote', { quote, author: 'Ирина Белова' });
    return Math.round(
      (boxOf(slide, 'author', 'text').lines[0]?.y ?? 0) - bottomOf(boxOf(slide, 'quote', 'text')),
    );
  });
  expect(distances[0]).toBe(44);
  expect(distances[1]).toBe(44);
});

test('A text has room for letters that are wider by 12 % [PRES-31]', () => {
  // At 28 pt each line has 1,111 px and needs 1,038: a wider font would break all seven.
  const line = Array.from({ length: 9 }, () => 'ннннн').join(' ');
  const body = Array.from({ length: 7 }, () => line).join('\n');
  const box = boxOf(testSlide('a', 'bullets', { body }), 'body', 'text');
  expect(box.points).toBe(24);
});

test('A row of totals is bold and filled [PRES-31]', () => {
  const rows = [
    ['Направление', 'План'],
    ['Розница', '120'],
    ['Всего', '375'],
  ];
  const slide: Slide = {
    ...testSlide('a', 'table'),
    slots: [{ name: 'table', block: { kind: 'table', hasHeader: true, rows } }],
  };
  const box = boxOf(slide, 'table', 'table');
  const looks = box.rows.map(([cell]) => [cell?.fill, cell?.lines[0]?.pieces[0]?.isBold]);
  expect(looks).toEqual([
    [tokens.head, true],
    [null, false],
    [tokens.surface, true],
  ]);
});

const named = (name: string, text: string): Paragraph => ({
  level: 0,
  list: 'bullet',
  runs: [
    { text: `${name} `, isBold: true, isItalic: false, link: null },
    { text, isBold: false, isItalic: false, link: null },
  ],
});
const withItems = (layout: Slide['layout'], paragraphs: Paragraph[]): Slide => ({
  ...testSlide('a', layout, { title: 'План' }),
  slots: [{ name: 'body', block: { kind: 'text', paragraphs } }],
});

test('Items are the paragraphs of a list: bold words at the start are a name, deeper paragraphs belong to it [PRES-32]', () => {
  const texts = itemsOf([
    named('387', 'млн ₽ выручки'),
    paragraph('Опт', 'bullet'),
    paragraph('одна поставка', 'bullet', 1),
    paragraph(''),
    paragraph('Сервис', 'bullet'),
  ]).map(({ head, texts: rest }) =>
    [head, ...rest].map((one) => one?.runs.map(({ text }) => text).join('') ?? null),
  );
  expect(texts).toEqual([
    ['387 ', 'млн ₽ выручки'],
    ['Опт', 'одна поставка'],
    [null, 'Сервис'],
  ]);
});

test('Numbers are large and not broken, all in one size: in a row, or in two rows where they would be small [PRES-32]', () => {
  const headsOf = (slide: Slide) =>
    boxOf(slide, 'body', 'text').lines.filter(({ pieces }) => pieces[0]?.isBold);
  const short = headsOf(withItems('numbers', [named('387', 'магазинов'), named('44', 'города')]));
  expect(short.map(({ look }) => look?.fontSize)).toEqual([pixels(88), pixels(88)]);
  expect(short[0]?.y).toBe(short[1]?.y);
  const slide = withItems('numbers', [
    named('387 млн ₽', 'выручки'),
    named('44 млн ₽', 'прибыли'),
    named('−6 млн ₽', 'в опте'),
    named('18 млн ₽', 'задолженности'),
  ]);
  const heads = headsOf(slide);
  expect(heads).toHaveLength(4);
  expect(new Set(heads.map(({ look }) => look?.fontSize)).size).toBe(1);
  expect(heads[0]?.look?.fontSize).toBeGreaterThanOrEqual(pixels(60));
  expect(new Set(heads.map(({ y }) => y)).size).toBe(2);
});

test('People stand under whole names, in larger circles where they are few [PRES-32]', () => {
  const names = ['Ольга Зимина', 'Иван Ткаченко', 'Мария Орлова', 'Пётр Сомов'];
  const circleIn = (count: number) => {
    const slide = withItems(
      'team',
      names
        .concat(names)
        .slice(0, count)
        .map((name) => named(name, 'бюджет')),
    );
    expect(boxOf(slide, 'body', 'text').lines.filter(({ pieces }) => pieces[0]?.isBold)).toHaveLength(count);
    return layoutSlide(slide, tokens).boxes.find((box) => box.kind === 'shape' && box.label)?.h;
  };
  expect(circleIn(4)).toBe(160);
  expect(circleIn(6)).toBe(88);
});

test('The numbers of an agenda begin at the edge of the title, and nothing is drawn below the last item [PRES-32]', () => {
  const slide = withItems('agenda', [named('Склад', ''), named('Сроки', '')]);
  const shapes = layoutSlide(slide, tokens).boxes.filter(
    (box) => box.kind === 'shape' && box.slot === 'body',
  );
  expect(shapes.filter(({ h }) => h === 1)).toHaveLength(1);
  const { x = 0, w = 0 } = shapes.find((box) => box.kind === 'shape' && box.label) ?? {};
  expect(x).toBe(64);
  expect(w).toBeLessThan(pixels(28));
});

test('A conclusion stands below the last row of its table, and its bar is as high as its text [PRES-32]', () => {
  const slide: Slide = { ...testSlide('a', 'tableText', { body: 'Расходы выросли на 2,3 %' }) };
  const table = { kind: 'table' as const, hasHeader: true, rows: [['Статья'], ['Аренда'], ['Всего']] };
  const filled = { ...slide, slots: [...slide.slots, { name: 'table' as const, block: table }] };
  const [rows, text] = [boxOf(filled, 'table', 'table'), boxOf(filled, 'body', 'text')];
  expect(text.y).toBe(Math.round(rows.y + rows.h) + 32);
  const bar = layoutSlide(filled, tokens).boxes.find(
    (box) => box.kind === 'shape' && box.x === 64 && box.w === 6,
  );
  expect(bar?.h).toBeLessThanOrEqual(text.h);
  expect(bar?.h).toBeGreaterThan(bottomOf(text) - (text.lines[0]?.y ?? 0));
});

test('A list is not larger than the conclusion above it, which leaves it the room that it does not need [PRES-32]', () => {
  const slide = testSlide('a', 'lead', { subtitle: 'Аренда больше не нужна', body: 'Склад\nДоставка' });
  const [lead, list] = [boxOf(slide, 'subtitle', 'text'), boxOf(slide, 'body', 'text')];
  expect(list.points).toBeLessThanOrEqual(lead.points);
  expect(list.y - (lead.y + lead.h)).toBe(24);
});

test('The panel on a picture is as high as its texts and stands above the picture in a file too [PRES-32]', () => {
  const panelOf = (subtitle: string) => {
    const slide = testSlide('a', 'pictureFull', { title: 'Склад', subtitle });
    const panel = layoutSlide(slide, tokens).boxes.find((box) => box.kind === 'shape' && box.radius === 16);
    const text = boxOf(slide, 'subtitle', 'text');
    return { panel, below: (panel?.y ?? 0) + (panel?.h ?? 0) - bottomOf(text) };
  };
  const { panel, below } = panelOf('Под Калугой');
  expect(panel?.slot).toBe('title');
  expect(below).toBeLessThan(44);
  const higher = panelOf(
    'Под Калугой: девять тысяч метров, шесть ворот для фур и час до кольцевой дороги',
  ).panel;
  expect(higher?.h).toBeGreaterThan(panel?.h ?? 0);
});

test('Steps with dates show them above their names, below thin bands without numbers [PRES-32]', () => {
  const step = (date: string) => ({
    ...paragraph(''),
    runs: [{ text: date, isBold: false, isItalic: false, link: null }, ...named('Отгрузить', '— завод').runs],
  });
  const drawnOf = (dates: readonly string[]) => {
    const slide = withItems('steps', dates.map(step));
    const shapes = layoutSlide(slide, tokens).boxes.filter((box) => box.kind === 'shape');
    const [first] = boxOf(slide, 'body', 'text').parts ?? [];
    return {
      texts: first?.texts.map(({ runs }) => runs.map(({ text }) => text).join('')),
      labels: shapes.map(({ label }) => label?.text).filter(Boolean),
    };
  };
  const dated = drawnOf(['до 12 октября: ', 'до 1 ноября: ']);
  expect(dated).toEqual({ texts: ['до 12 октября', 'Отгрузить ', 'завод'], labels: [] });
  // A part of a sentence is no date.
  expect(drawnOf(['если успеем, ', 'потом ']).labels).toEqual(['1', '2']);
});

test('A title of two lines has the size of a short one, and the content begins below it [PRES-31] [PRES-32]', () => {
  const long = 'Чтобы взять 415 млн рублей, делаем четыре вещи до первого декабря';
  const slideWith = (title: string) => testSlide('a', 'bullets', { title, body: 'Склад' });
  const [short, title] = ['План', long].map((text) => boxOf(slideWith(text), 'title', 'text'));
  expect(title?.lines).toHaveLength(2);
  expect(title?.points).toBe(short?.points);
  const last = title?.lines.at(-1);
  const bottom = (last?.y ?? 0) + (last?.height ?? 0);
  expect(boxOf(slideWith(long), 'body', 'text').y).toBeGreaterThanOrEqual(bottom + 24);
});

test('A title with a line below it leaves room between the line and the content [PRES-32]', () => {
  const slide = testSlide('a', 'bullets', { title: 'План', body: 'Склад' });
  const { boxes } = layoutSlide(slide, themeTokens('forest'));
  const lines = boxes.filter((box) => box.kind === 'shape' && box.h <= 4);
  const body = boxes.find((box) => box.slot === 'body');
  for (const { y, h } of lines) expect((body?.y ?? 0) - (y + h)).toBeGreaterThanOrEqual(32);
});

test('Cards with icons are as high as their place, and the icons of a few are large [PRES-34]', () => {
  const shapesOf = (count: number, icon?: string) => {
    const paragraphs = Array.from({ length: count }, () => ({
      ...named('Склад', 'новый'),
      ...(icon && { icon }),
    }));
    return layoutSlide(withItems('cards', paragraphs), tokens).boxes.flatMap((box) =>
      box.kind === 'shape' && box.slot === 'body' ? [{ h: box.h, icon: box.icon?.size }] : [],
    );
  };
  expect(shapesOf(3, 'truck')).toContainEqual({ h: 464, icon: undefined });
  expect(shapesOf(3, 'truck')).toContainEqual({ h: 112, icon: 64 });
  expect(shapesOf(3)).toContainEqual({ h: 356, icon: undefined });
});

test('Steps stand under numbered bands in the colour of the theme, higher ones where they are few [PRES-32]', () => {
  const bandsOf = (count: number) => {
    const steps = Array.from({ length: count }, (_, at) => named(`Шаг ${at + 1}`, 'новый'));
    return layoutSlide(withItems('steps', steps), tokens).boxes.flatMap((box) =>
      box.kind === 'shape' && box.label ? [[box.label.text, box.label.color, box.fill, box.h]] : [],
    );
  };
  const { accent, onAccent } = tokens;
  expect(bandsOf(2)).toEqual([
    ['1', onAccent, accent, 64],
    ['2', onAccent, accent, 64],
  ]);
  expect(bandsOf(6)).toHaveLength(6);
  expect(bandsOf(6)[0]).toEqual(['1', onAccent, accent, 44]);
});

test('Icons of low cards are smaller, and give way to a text that does not fit otherwise [PRES-34]', () => {
  const squareOf = (text: string) => {
    const paragraphs = Array.from({ length: 6 }, () => ({ ...named('Склад', text), icon: 'truck' }));
    const slide = withItems('cards', paragraphs);
    expect(layoutSlide(slide, tokens).overflow).toBe(false);
    return layoutSlide(slide, tokens).boxes.find((box) => box.kind === 'shape' && box.icon)?.h;
  };
  expect(squareOf('новый')).toBe(56);
  expect(squareOf('адресное хранение и сборка по волнам')).toBe(40);
  expect(
    squareOf('площади вместо арендованных, а договоры со всеми третьими лицами расторгнуты'),
  ).toBeUndefined();
});

test('A funnel is narrow when its texts do not fit beside a wide one [PRES-32]', () => {
  const widest = (text: string): number => {
    const slide = withItems(
      'funnel',
      Array.from({ length: 6 }, (_, at) => named(`Этап ${at + 1}`, text)),
    );
    const { boxes, overflow } = layoutSlide(slide, tokens);
    expect(overflow).toBe(false);
    return Math.max(...boxes.flatMap((box) => (box.kind === 'shape' && box.slot === 'body' ? box.w : [])));
  };
  expect(widest('заявки с сайта')).toBe(480);
  expect(widest('заявки с сайта, по телефону и от партнёров, без повторов и ошибок')).toBe(280);
});

test.each(['cards', 'steps', 'matrix', 'funnel', 'team', 'agenda', 'numbers'] as const)(
  'Items of %s stand apart, each inside of its shape or beside it [PRES-32]',
  (layout) => {
    const paragraphs = Array.from({ length: 6 }, (_, at) =>
      named(`Направление ${at + 1}`, 'магазины в шести городах, два открылись осенью'),
    );
    const box = boxOf(withItems(layout, paragraphs), 'body', 'text');
    expect(box.doesOverflow).toBe(false);
    const parts = box.parts ?? [];
    expect(parts).toHaveLength(6);
    for (const [at, one] of parts.entries())
      for (const other of parts.slice(at + 1)) {
        const isApart =
          one.x + one.w <= other.x ||
          other.x + other.w <= one.x ||
          one.y + one.h <= other.y ||
          other.y + other.h <= one.y;
        expect(isApart, `${at}`).toBe(true);
      }
    for (const { y, h } of parts) expect(y + h).toBeLessThanOrEqual(box.y + box.h);
  },
);

test('A word is not broken where a wider font stands for a missing one: it is set smaller [PRES-55]', () => {
  const sea = themeTokens('sea');
  const word = 'ответственного';
  const isInside = (width: number, fontSize: number, isBold: boolean): boolean =>
    textWidth(word, sea.font, isBold) * fontSize * FONTS[sea.font].wordReserve <= width + 0.01;
  for (const count of [3, 4, 5, 6]) {
    const slide = withItems(
      'steps',
      Array.from({ length: count }, () => named(word, 'отдела')),
    );
    const box = layoutSlide(slide, sea).boxes.find((one) => one.kind === 'text' && one.slot === 'body');
    const parts = (box?.kind === 'text' && box.parts) || [];
    expect(parts).toHaveLength(count);
    for (const { w, texts } of parts) expect(isInside(w, pixels(texts[0]?.points ?? 0), true)).toBe(true);
  }
  const place = { x: 0, y: 0, w: 1152, h: 448 };
  for (const count of [4, 5, 6, 7, 8]) {
    const steps = Array.from({ length: count }, (_, at) => ({ when: `Май ${at + 1}`, what: word }));
    const box = timelineBox('timeline', { kind: 'timeline', steps }, place, sea);
    for (const { w } of box.steps) expect(isInside(w, box.fontSize, false)).toBe(true);
  }
  const row = [word, word, word, word, 'Отдел отвечает за поставки и хранение. '.repeat(6)];
  const table = tableBox('table', { kind: 'table', hasHeader: true, rows: [row, row] }, place, sea);
  for (const width of table.columnWidths.slice(0, 4))
    expect(isInside(width - 1.2 * table.fontSize, table.fontSize, true)).toBe(true);
  // A word that no size keeps whole in a wider font is as large as it can be here.
  const long = 'W'.repeat(40);
  const narrow = { ...place, w: textWidth(long, sea.font) * pixels(16) * 1.01 };
  const style = { font: sea.font, fit: 'timeline' } as const;
  const fit = fitLines([paragraph(long)], narrow, style);
  expect([fit.points, fit.lines.length]).toEqual([16, 1]);
});

test('A large number is one line in a wider font, too [PRES-55]', () => {
  const sea = themeTokens('sea');
  const slide = withItems('numbers', [named('6 часов', 'быстрее'), named('18 млн ₽', 'на второй склад')]);
  const box = layoutSlide(slide, sea).boxes.find((one) => one.kind === 'text' && one.slot === 'body');
  const [part] = ((box?.kind === 'text' && box.parts) || []).slice(-1);
  const width = textWidth('18 млн ₽', sea.font, true) * pixels(part?.texts[0]?.points ?? 0);
  expect(width * FONTS[sea.font].wordReserve).toBeLessThanOrEqual(part?.w ?? 0);
});
