import type { ChartBox, Label } from '../../model/chart-boxes.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import type { DataColumn, PointLabel } from './data-column.ts';
import { numberFormat } from './number-format.ts';
import { size } from './text.ts';
import { fill, noStroke } from './theme.ts';
import { el, text } from './xml.ts';

export const value = (name: string, val: string | number): string => el(`c:${name}`, { val });

type Looks = Pick<Label, 'color' | 'fontSize'> & { readonly isBold?: boolean };

/** Text in the drawing: its size, colour and weight. */
export const letters = (
  { color, fontSize, isBold = false }: Looks,
  tokens: ThemeTokens,
  lang: string,
  body: Readonly<Record<string, string | number>> = {},
): string =>
  el(
    'c:txPr',
    {},
    el('a:bodyPr', body),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el('a:pPr', {}, el('a:defRPr', { sz: size(fontSize * 0.75), b: isBold ? 1 : 0 }, fill(color, tokens))),
      el('a:endParaRPr', { lang }),
    ),
  );

type Says = 'showVal' | 'showCatName' | 'showSerName' | 'showPercent';

const shows = (...list: readonly Says[]): string =>
  value('showLegendKey', 0) +
  (['showVal', 'showCatName', 'showSerName', 'showPercent'] as const)
    .map((name) => value(name, list.includes(name) ? 1 : 0))
    .join('') +
  value('showBubbleSize', 0);

const sides = {
  above: 't',
  below: 'b',
  right: 'r',
  outside: 'outEnd',
  inside: 'ctr',
  foot: 'inBase',
} as const;

/** A length in px as a share of a side of the chart. */
export const shareOf = (px: number, side: number): number => Math.round((px / side) * 1e5) / 1e5;

/** An extension that Office reads since 2013. */
const extension = (content: string): string =>
  el(
    'c:extLst',
    {},
    el(
      'c:ext',
      {
        uri: '{CE6537A1-D6FC-4f65-9D91-7224C49458BB}',
        'xmlns:c15': 'http://schemas.microsoft.com/office/drawing/2012/chart',
      },
      content,
    ),
  );

/** The position of a label. Labels of areas have only one, in the middle. */
const placeOf = ({ block, bands }: ChartBox, { of }: PointLabel): string =>
  bands.length > 0 && block.series.length > 1 ? '' : value('dLblPos', sides[of.side]);

const shifted = (box: ChartBox, { shift }: PointLabel['of']): string =>
  shift.x === 0 && shift.y === 0
    ? ''
    : el(
        'c:layout',
        {},
        el('c:manualLayout', {}, value('x', shareOf(shift.x, box.w)), value('y', shareOf(shift.y, box.h))),
      );

const formatOf = ({ frame: { decimals, divisor } }: ChartBox): string => numberFormat(decimals, divisor);
const numFmt = (formatCode: string): string => el('c:numFmt', { formatCode, sourceLinked: 0 });
const noShape = el('c:spPr', {}, el('a:noFill'), noStroke);

/** A text that does not follow the data: the value of a step that has a bar on each side of zero. */
const writtenText = (one: PointLabel, tokens: ThemeTokens, lang: string): string => {
  const looks = el(
    'a:rPr',
    { lang, sz: size(one.fontSize * 0.75), b: one.isBold ? 1 : 0 },
    fill(one.color, tokens),
  );
  const paragraph = el('a:p', {}, el('a:r', {}, looks, el('a:t', {}, text(one.text))));
  return el('c:tx', {}, el('c:rich', {}, el('a:bodyPr', { wrap: 'none' }), el('a:lstStyle'), paragraph));
};

/** The label of one point. */
const pointLabel = (
  box: ChartBox,
  one: PointLabel,
  format: string,
  tokens: ThemeTokens,
  language: string,
): string =>
  el(
    'c:dLbl',
    {},
    value('idx', one.of.category),
    shifted(box, one.of),
    one.of.says === 'text' ? writtenText(one, tokens, language) : '',
    numFmt(format),
    noShape,
    letters(one, tokens, language, { wrap: 'none' }),
    placeOf(box, one),
    one.of.says === 'value' || one.of.says === 'text'
      ? shows('showVal')
      : shows('showSerName', ...(one.of.says === 'nameAndValue' ? (['showVal'] as const) : [])),
    one.of.says === 'nameAndValue' ? el('c:separator', {}, ' ') : '',
  );

/** A field: a text that the program computes again when the data change. */
const field = (id: number, type: string, content: string, looks: string): string =>
  el(
    'a:fld',
    { id: `{00000000-0000-4000-8000-${id.toString(16).toUpperCase().padStart(12, '0')}}`, type },
    looks,
    el('a:t', {}, text(content)),
  );

/** The position of labels beside sectors. Those of a doughnut are moved there from its ring, the only one that Office has. */
const sectorPlace = ({ pie }: ChartBox): string => (pie && pie.hole > 0 ? '' : value('dLblPos', 'outEnd'));

/**
 * Name, value and share beside a sector, in lines as they are drawn. The label has no number format, because it would apply to
 * the share too. The value has the format of its cell.
 */
function sectorLabel(
  box: ChartBox,
  category: number,
  parts: readonly PointLabel[],
  tokens: ThemeTokens,
  lang: string,
): string {
  const [first] = parts;
  if (!first) return el('c:dLbl', {}, value('idx', category), value('delete', 1));
  const looksOf = ({ fontSize, color, isBold }: Looks): string =>
    el('a:rPr', { lang, sz: size(fontSize * 0.75), b: isBold ? 1 : 0 }, fill(color, tokens));
  const numbers = parts.find(({ of }) => of.says === 'value');
  const names = parts.filter(({ of }) => of.says === 'name');
  const callout = parts.filter(({ of }) => of.says === 'callout');
  const line = (...runs: string[]): string =>
    el('a:p', {}, el('a:pPr', { algn: first.anchor === 'end' ? 'r' : 'l' }), ...runs);
  const [amount = '', share] = numbers?.text.split(' · ') ?? [];
  const quiet = numbers ? looksOf(numbers) : '';
  const id = category * 3 + 1;
  const width = Math.max(...parts.map((one) => one.width));
  return el(
    'c:dLbl',
    {},
    value('idx', category),
    shifted(box, first.of),
    el(
      'c:tx',
      {},
      el(
        'c:rich',
        {},
        el('a:bodyPr', { wrap: names.length > 1 ? 'square' : 'none' }),
        el('a:lstStyle'),
        line(field(id, 'CATEGORYNAME', box.block.categories[category] ?? '', looksOf(first))),
        // LibreOffice divides the value by the sum at the share, so that the value stands first.
        line(
          field(id + 1, 'VALUE', amount, quiet),
          ...(share === undefined
            ? []
            : [el('a:r', {}, quiet, el('a:t', {}, ' · ')), field(id + 2, 'PERCENTAGE', share, quiet)]),
        ),
        ...callout.map((one) => line(el('a:r', {}, looksOf(one), el('a:t', {}, text(one.text))))),
      ),
    ),
    noShape,
    sectorPlace(box),
    shows('showVal', 'showCatName', ...(share === undefined ? [] : (['showPercent'] as const))),
    el('c:separator', {}, '\n'),
    // A name of several lines needs a width, which programs before 2013 choose themselves.
    names.length > 1
      ? extension(
          el(
            'c15:layout',
            {},
            el(
              'c:manualLayout',
              {},
              value('w', shareOf(width * 1.12 + 16, box.w)),
              value('h', shareOf(parts.length * first.fontSize * 1.2 + 10, box.h)),
            ),
          ),
        )
      : '',
  );
}

/** The labels of a series as they are drawn, '' if it has none. */
export function dataLabels(
  box: ChartBox,
  { labels: own, unlabelled = [], format = formatOf(box), strong }: DataColumn,
  tokens: ThemeTokens,
  language: string,
): string {
  const [first] = own;
  if (!first) return '';
  if (box.pie)
    return el(
      'c:dLbls',
      {},
      ...box.block.categories.map((_, category) =>
        sectorLabel(
          box,
          category,
          own.filter(({ of }) => of.category === category),
          tokens,
          language,
        ),
      ),
      noShape,
      letters(first, tokens, language),
      sectorPlace(box),
      shows('showVal', 'showCatName', 'showPercent'),
      el('c:separator', {}, '\n'),
      value('showLeaderLines', box.pie.hole > 0 ? 0 : 1),
    );
  // Labels without settings of their own look like the first one. These include the labels of values that a person adds.
  const values = own.filter(({ of }) => of.says === 'value');
  // A highlighted point looks different from the others.
  const usual = values.find((one) => one.of.category !== strong?.category) ?? values[0];
  const looks = usual ?? first;
  const isUsual = ({ of }: PointLabel): boolean =>
    of.says === 'value' &&
    of.side === usual?.of.side &&
    of.shift.x === 0 &&
    of.shift.y === 0 &&
    of.category !== strong?.category;
  return el(
    'c:dLbls',
    {},
    ...unlabelled.map((idx) => el('c:dLbl', {}, value('idx', idx), value('delete', 1))),
    ...own.filter((one) => !isUsual(one)).map((one) => pointLabel(box, one, format, tokens, language)),
    numFmt(format),
    noShape,
    letters(looks, tokens, language, { wrap: 'none' }),
    placeOf(box, looks),
    usual ? shows('showVal') : shows(),
    // No lines from moved labels to their points.
    extension(el('c15:showLeaderLines', { val: 0 })),
  );
}
