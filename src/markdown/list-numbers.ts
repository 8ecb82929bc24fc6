import type { List, ListItem } from 'mdast';

/** Notes the numbers of an ordered list as they were written; micromark keeps the first one only. */
export function noteNumbers({ ordered, children }: List, source: string): void {
  if (!ordered) return;
  for (const item of children) {
    const { offset } = item.position?.start ?? {};
    const written = offset === undefined ? null : /^\d{1,9}/.exec(source.slice(offset, offset + 9));
    if (written) item.data = { ...item.data, written: Number(written[0]) };
  }
}

/**
 * The number of an item that does not go on counting from the item before: in «1., 2., 5.» and «3., 2., 1.» models mean the
 * numbers they write, in «1., 1., 1.» the list counts.
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
