import { insertInto } from '#lib/insert-text.ts';
import { plural } from '#lib/text.ts';
import { toast } from '#ui/index.ts';

/** How long the notice is shown, ms. */
const SHOWN_MS = 15_000;

/** The label of a field, without the asterisk of a required one; empty for a field without a label. */
const nameOf = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  (field.ariaLabel ?? field.labels?.[0]?.textContent ?? '').replace(/\s*\*$/, '').trim();

const characters = (count: number): string => plural(count, 'знак', 'знака', 'знаков');

/** What a text that was not inserted is told with. @param room how many characters the field would take */
export function tooLongText(name: string, length: number, room: number): string {
  const field = name === '' ? '' : `\u00a0«${name}»`;
  return room > 0
    ? `Во\u00a0вставке ${characters(length)}, а\u00a0в\u00a0поле${field} помещается ещё ${room.toLocaleString('ru')}.`
    : `Во\u00a0вставке ${characters(length)}, а\u00a0поле${field} уже заполнено.`;
}

/**
 * Says that a text does not fit into a field, and offers to insert as much of its beginning as fits.
 *
 * @param room how many characters the field takes
 */
export function tellTooLong(field: HTMLInputElement | HTMLTextAreaElement, text: string, room: number): void {
  toast.show({
    tone: 'warning',
    title: 'Вставка не\u00a0поместилась',
    text: tooLongText(nameOf(field), text.length, room),
    timeout: SHOWN_MS,
    ...(room > 0 && {
      action: {
        label: 'Вставить начало',
        // Not half of a character of two code units.
        onPress: () => insertInto(field, text.slice(0, room).replace(/[\ud800-\udbff]$/, '')),
        restored: () => field,
      },
    }),
  });
}
