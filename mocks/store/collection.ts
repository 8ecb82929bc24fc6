/** Collections in memory. */

/** The names of the fields of `T` that are texts or numbers. */
type FieldOf<T> = { [K in keyof T]-?: T[K] extends string | number ? K : never }[keyof T];

/** What identifies a value or its group: a field, several fields with a space between, or a computed text. */
export type TextOf<T> = FieldOf<T> | readonly FieldOf<T>[] | ((value: T) => string);

export function reading<T>(from: TextOf<T>): (value: T) => string {
  if (typeof from === 'function') return from;
  const fields: readonly FieldOf<T>[] = typeof from === 'object' ? from : [from];
  return (value) => fields.map((field) => value[field]).join(' ');
}

/** A named set of values by key, optionally also by group (a user's chats, a chat's messages). Read-only outside. */
export class Collection<T> {
  readonly name: string;
  readonly keyOf: (value: T) => string;
  readonly #groupOf: (value: T) => string;
  readonly #values = new Map<string, T>();
  readonly #groups = new Map<string, Map<string, T>>();

  constructor(name: string, keyOf: (value: T) => string, groupOf: (value: T) => string = () => '') {
    this.name = name;
    this.keyOf = keyOf;
    this.#groupOf = groupOf;
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  values(): Iterable<T> {
    return this.#values.values();
  }

  /** The values of a group, in the order in which they were added. */
  group(group: string): T[] {
    return [...(this.#groups.get(group)?.values() ?? [])];
  }

  /** A copy in memory, in which changes can be tried: they reach neither this collection nor the disk. */
  copy(): Collection<T> {
    return new CollectionCopy(this, this.#groupOf);
  }

  /** For the store only, and for copies: applies a write to memory. An updated value keeps its position. */
  set(key: string, value: T): void {
    const old = this.#values.get(key);
    const group = this.#groupOf(value);
    if (old !== undefined && this.#groupOf(old) !== group) this.remove(key);
    this.#values.set(key, value);
    const members = this.#groups.get(group) ?? new Map<string, T>();
    members.set(key, value);
    this.#groups.set(group, members);
  }

  /** For the store only, and for copies. */
  remove(key: string): void {
    const old = this.#values.get(key);
    if (old === undefined) return;
    const group = this.#groupOf(old);
    this.#values.delete(key);
    this.#groups.get(group)?.delete(key);
    if (this.#groups.get(group)?.size === 0) this.#groups.delete(group);
  }
}

/**
 * A copy that holds only what was changed in it and asks the original for the rest, so that a copy of 100,000 accounts
 * costs nothing. Changed values come after the others.
 */
class CollectionCopy<T> extends Collection<T> {
  readonly #original: Collection<T>;
  /** Keys of which the original is not asked any more. */
  readonly #changed = new Set<string>();

  constructor(original: Collection<T>, groupOf: (value: T) => string) {
    super(original.name, original.keyOf, groupOf);
    this.#original = original;
  }

  #isKept = (value: T): boolean => !this.#changed.has(this.keyOf(value));

  override get size(): number {
    const hidden = [...this.#changed].filter((key) => this.#original.get(key) !== undefined);
    return this.#original.size - hidden.length + super.size;
  }

  override get(key: string): T | undefined {
    return this.#changed.has(key) ? super.get(key) : this.#original.get(key);
  }

  override *values(): Iterable<T> {
    for (const value of this.#original.values()) if (this.#isKept(value)) yield value;
    yield* super.values();
  }

  override group(group: string): T[] {
    return [...this.#original.group(group).filter(this.#isKept), ...super.group(group)];
  }

  override set(key: string, value: T): void {
    this.#changed.add(key);
    super.set(key, value);
  }

  override remove(key: string): void {
    this.#changed.add(key);
    super.remove(key);
  }
}
