/** Rules for the content of a slide that is saved (the descriptions in presentation.yaml). */

import { problem } from '#mocks/contract/failures.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { type BlockCheck, objectErrors } from './object-rules.ts';
import { LAYOUTS, textOfBlock } from './slide.ts';

type FieldCheck = (value: string) => boolean;

type FieldError = Schemas['FieldError'];
type Block = Schemas['SlideBlock'];

const MAX_TITLE = 120;
const MAX_SLOT = 2000;
const MAX_PIE = 8;

const lengthOf = (text: string): number => [...text].length;

/** Whether a link is an https or mailto address (PRES-14). */
function isLink(link: string): boolean {
  try {
    const { protocol } = new URL(link);
    return /^(https:\/\/|mailto:)/i.test(link.trim()) && (protocol === 'https:' || protocol === 'mailto:');
  } catch {
    return false;
  }
}

function textErrors(block: Extract<Block, { kind: 'text' }>, name: string, at: string): FieldError[] {
  const limit = name === 'title' ? MAX_TITLE : MAX_SLOT;
  const isLong = lengthOf(textOfBlock(block)) > limit;
  const links = block.paragraphs.flatMap(({ runs }, paragraph) =>
    runs.flatMap(({ link }, run) =>
      link !== null && !isLink(link)
        ? [
            problem(
              `${at}.paragraphs[${paragraph}].runs[${run}].link`,
              'invalid',
              'Укажите адрес https:// или почту',
            ),
          ]
        : [],
    ),
  );
  return [
    ...(isLong
      ? [problem(`${at}.paragraphs`, 'too-long', `Не\u00a0больше ${limit.toLocaleString('ru')} знаков`)]
      : []),
    ...links,
  ];
}

function tableErrors({ rows }: Extract<Block, { kind: 'table' }>, at: string): FieldError[] {
  return rows.some((row) => row.length !== rows[0]?.length)
    ? [problem(`${at}.rows`, 'invalid', 'В\u00a0строках разное число ячеек')]
    : [];
}

function chartErrors(
  { type, categories, series, highlight }: Extract<Block, { kind: 'chart' }>,
  at: string,
): FieldError[] {
  const errors: FieldError[] = [];
  const isRound = type === 'pie' || type === 'doughnut';
  if (series.some(({ values }) => values.length !== categories.length))
    errors.push(problem(`${at}.series`, 'invalid', 'Укажите значение для\u00a0каждой категории'));
  if ((isRound || type === 'waterfall') && series.length > 1)
    errors.push(problem(`${at}.series`, 'invalid', 'У\u00a0диаграммы этого вида один ряд'));
  if (isRound && categories.length > MAX_PIE)
    errors.push(problem(`${at}.categories`, 'invalid', `Не\u00a0больше ${MAX_PIE} секторов`));
  if (highlight && highlight.index >= (highlight.target === 'series' ? series : categories).length)
    errors.push(
      problem(`${at}.highlight.index`, 'invalid', 'Такого ряда или\u00a0точки у\u00a0диаграммы нет'),
    );
  return errors;
}

/** Greatest part of a picture that two opposite sides of a crop may take. */
const MAX_CROP = 0.95;

function pictureErrors(
  { idFile, crop, overlay, width, height }: Extract<Block, { kind: 'picture' }>,
  at: string,
  isPicture: FieldCheck,
): FieldError[] {
  const errors: FieldError[] = [];
  if (idFile !== null && !isPicture(idFile.toLowerCase()))
    errors.push(problem(`${at}.idFile`, 'unknown', 'Такой картинки нет'));
  if (crop && (crop.left + crop.right > MAX_CROP || crop.top + crop.bottom > MAX_CROP))
    errors.push(problem(`${at}.crop`, 'invalid', 'От\u00a0картинки ничего не\u00a0остаётся'));
  if (crop && (width === undefined || height === undefined))
    errors.push(problem(`${at}.crop`, 'invalid', 'Укажите ширину и\u00a0высоту картинки'));
  if (overlay && overlay.darkest > overlay.brightest)
    errors.push(
      problem(`${at}.overlay.darkest`, 'invalid', 'Самое тёмное не\u00a0может быть светлее самого светлого'),
    );
  return errors;
}

function blockErrors(block: Block, name: string, at: string, isPicture: FieldCheck): FieldError[] {
  if (block.kind === 'text') return textErrors(block, name, at);
  if (block.kind === 'table') return tableErrors(block, at);
  if (block.kind === 'chart') return chartErrors(block, at);
  if (block.kind === 'picture') return pictureErrors(block, at, isPicture);
  return [];
}

/**
 * What is wrong with a slide, by field.
 *
 * @param at path of the slide, `slides[0]`
 * @param isPicture whether a person may use a file as a picture, by its id
 */
export function slideErrors(slide: Schemas['Slide'], at: string, isPicture: FieldCheck): FieldError[] {
  const kinds = LAYOUTS[slide.layout as Schemas['SlideLayout']]; // checked against the schema
  const seen = new Set<string>();
  const slots = slide.slots.flatMap(({ name, block }, index) => {
    const place = `${at}.slots[${index}]`;
    if (!Object.hasOwn(kinds, name) || seen.has(name))
      return [problem(`${place}.name`, 'invalid', 'Такого места у\u00a0слайда нет')];
    seen.add(name);
    if (kinds[name] !== block.kind)
      return [problem(`${place}.block.kind`, 'invalid', 'Здесь этого показать нельзя')];
    return blockErrors(block, name, `${place}.block`, isPicture);
  });
  const blockOf: BlockCheck = (block, path) => blockErrors(block, '', path, isPicture);
  return [...slots, ...objectErrors(slide.objects, at, blockOf)];
}
