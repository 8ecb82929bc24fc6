import type { List, ListItem } from 'mdast';

/** Stores the written number of each item of an ordered list, because micromark keeps only the first one. */
export function noteNumbers({ ordered, children }: List, source: string): void {
  if (!ordered) return;
  for (const item of children) {
    const { offset } = item.position?.start ?? {};
    const written = offset === undefined ? null : /^\d{1,9}/.exec(source.slice(offset, offset + 9));
    if (written) item.data = { ...item.data, written: Number(written[0]) };
  }
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
