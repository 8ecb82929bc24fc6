const space = /[ \t\n\r]*/y;
const string = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iy;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Where a text stops being JSON, for a person who has to mend it: what browsers say of it is English, and not all of
 * them name the place.
 *
 * @returns line and column, from 1; null where nothing is wrong
 */
export function jsonFault(text: string): { line: number; column: number; isAtEnd: boolean } | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const sign = (wanted: string): boolean => {
    take(space);
    if (text[at] !== wanted) return false;
    at += 1;
    return true;
  };
  const list = (end: string, item: () => boolean): boolean => {
    if (sign(end)) return true;
    do if (!item()) return false;
    while (sign(','));
    return sign(end);
  };
  const value = (): boolean => {
    if (sign('{')) return list('}', pair);
    if (sign('[')) return list(']', value);
    return take(string) || take(plain);
  };
  const pair = (): boolean => {
    take(space);
    return take(string) && sign(':') && value();
  };
  const isWhole = value();
  take(space);
  if (isWhole && at === text.length) return null;
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, isAtEnd: at === text.length };
}
