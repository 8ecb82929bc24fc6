import type { List, ListItem } from 'mdast';
import { letterMarkOf } from './list-marks.ts';

/** Stores the written mark of each item of an ordered list, because micromark keeps only the first number. */
export function noteNumbers(list: List, source: string): void {
  if (!list.ordered) return;
  for (const item of list.children) {
    const { offset } = item.position?.start ?? {};
    const text = offset === undefined ? '' : source.slice(offset, offset + 10);
    const [mark = '', number = ''] = /^(\d{1,9})[.)]/.exec(text) ?? [];
    const other = mark.endsWith('.') ? undefined : mark || letterMarkOf(text)?.text;
    item.data = { ...item.data, ...(number && { written: Number(number) }), ...(other && { mark: other }) };
  }
  if (Number.isNaN(list.start)) list.start = null;
}

/**
 * The written number of an item that does not continue the count: in «1., 2., 5.» and «3., 2., 1.» the written numbers are
 * shown, in «1., 1., 1.» the items are counted.
 */
export function givenNumber({ data }: ListItem, before: ListItem | undefined): number | undefined {
  const [written, last] = [data?.written, before?.data?.written];
  if (written === undefined || last === undefined) return undefined;
  return written === last || written === last + 1 ? undefined : written;
}

/** The numbers of the items of an ordered list, as they are shown. */
export function numbersOf({ start, children }: List): number[] {
  let number = (start ?? 1) - 1;
  return children.map((item, at) => {
    number = givenNumber(item, children[at - 1]) ?? number + 1;
    return number;
  });
}

/** The marks of the items of an ordered list, as they are shown: «1.», «1)», «а)». */
export function marksOf(list: List): string[] {
  const numbers = numbersOf(list);
  return list.children.map(({ data }, at) => data?.mark ?? `${numbers[at]}.`);
}
