/** Rules for the objects of a slide that is saved (`SlideObject` in presentation.yaml). */
import { problem } from '#mocks/contract/failures.ts';
import type { Schemas } from '#mocks/store/database.ts';

type FieldError = Schemas['FieldError'];
type SlideObject = Schemas['SlideObject'];

/** Validates a block. @param path of its field */
export type BlockCheck = (block: Schemas['SlideBlock'], path: string) => FieldError[];

/** The size of a slide, and the minimum side of an object that is not a line, px. */
const CANVAS = { width: 1280, height: 720 } as const;
const LEAST = 8;

/** What an object of each kind contains; `optional` without it, too. */
const CONTENTS: Readonly<Record<SlideObject['kind'], { kind?: 'text' | 'picture'; isOptional?: boolean }>> = {
  text: { kind: 'text' },
  rectangle: { kind: 'text', isOptional: true },
  ellipse: { kind: 'text', isOptional: true },
  line: {},
  arrow: {},
  picture: { kind: 'picture' },
};

function areaErrors({ kind, x, y, w, h }: SlideObject, at: string): FieldError[] {
  const isLine = kind === 'line' || kind === 'arrow';
  return [
    ...(x + w > CANVAS.width ? [problem(`${at}.w`, 'invalid', 'Объект выходит за\u00a0край слайда')] : []),
    ...(y + h > CANVAS.height ? [problem(`${at}.h`, 'invalid', 'Объект выходит за\u00a0край слайда')] : []),
    ...((isLine ? w + h === 0 : Math.min(w, h) < LEAST)
      ? [problem(`${at}.${w <= h ? 'w' : 'h'}`, 'invalid', 'Объект слишком мал')]
      : []),
  ];
}

function contentErrors({ kind, colour, block }: SlideObject, at: string, blockOf: BlockCheck): FieldError[] {
  const content = CONTENTS[kind as SlideObject['kind']]; // checked against the schema
  const isFilled = kind === 'rectangle' || kind === 'ellipse';
  const isMissing = !block && content.kind !== undefined && !content.isOptional;
  const isOther = block !== undefined && block.kind !== content.kind;
  return [
    ...(colour === 'surface' && !isFilled && kind !== 'picture'
      ? [problem(`${at}.colour`, 'invalid', 'Этот цвет только для\u00a0фигур')]
      : []),
    ...(isMissing ? [problem(`${at}.block`, 'required', 'Укажите содержание')] : []),
    ...(isOther ? [problem(`${at}.block.kind`, 'invalid', 'Здесь этого показать нельзя')] : []),
    ...(block && !isOther ? blockOf(block, `${at}.block`) : []),
  ];
}

/**
 * Validates the objects of a slide. Returns an error for each wrong field.
 *
 * @param slide path of the slide, `slides[0]`
 */
export function objectErrors(
  objects: readonly SlideObject[] = [],
  slide: string,
  blockOf: BlockCheck,
): FieldError[] {
  const seen = new Set<string>();
  return objects.flatMap((object, index) => {
    const at = `${slide}.objects[${index}]`;
    const isTwice = seen.has(object.id);
    seen.add(object.id);
    return [
      ...(isTwice ? [problem(`${at}.id`, 'taken', 'Объект назван дважды')] : []),
      ...areaErrors(object, at),
      ...contentErrors(object, at, blockOf),
    ];
  });
}
