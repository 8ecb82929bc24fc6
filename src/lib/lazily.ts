/**
 * Makes a value when it is asked for the first time. For formats of numbers and dates: the first one of a page takes the
 * browser 30 ms, 120 ms on a slow processor, which the first view must not wait for.
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
