/** Reads JSON and tells in which line each value stands, for faults that a person has to find in the text. */

/** A fault of a text with its line, from 1. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault';
  readonly line: number;

  constructor(line: number, message: string) {
    super(`Строка\u00a0${line}: ${message}`);
    this.line = line;
  }
}

export interface JsonLines {
  readonly value: unknown;
  /** The line of the value at a path of keys and indices, from 1; of the nearest one above it where there is none. */
  lineAt(path: readonly (string | number)[]): number;
}

/** Deeper texts are refused, so that reading needs little stack. */
const DEPTH = 50;
const token =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null|[[\]{},:]/iuy;

class Reader {
  readonly #text: string;
  readonly lines = new Map<string, number>();
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  #fault(message: string): JsonFault {
    return new JsonFault(this.#line, message);
  }

  #skip(): void {
    for (; /[\t\n\r ]/.test(this.#text.charAt(this.#at)); this.#at++)
      if (this.#text[this.#at] === '\n') this.#line++;
  }

  #peek(): string {
    this.#skip();
    token.lastIndex = this.#at;
    return token.exec(this.#text)?.[0] ?? '';
  }

  #take(expected?: string): string {
    const found = this.#peek();
    if (found === '' || (expected !== undefined && found !== expected))
      throw this.#fault(expected ? `здесь нужен знак «${expected}»` : 'это не\u00a0JSON');
    this.#at += found.length;
    return found;
  }

  /** Reads values up to the closing sign, each by `read`, with commas between them. */
  #list(end: string, read: () => void): void {
    if (this.#peek() === end) return void this.#take();
    for (;;) {
      read();
      if (this.#peek() === end) return void this.#take();
      this.#take(',');
    }
  }

  #object(path: readonly (string | number)[]): Record<string, unknown> {
    const entries = new Map<string, unknown>();
    this.#list('}', () => {
      const key = this.#take();
      if (!key.startsWith('"')) throw this.#fault('здесь нужно имя в\u00a0кавычках');
      const name = JSON.parse(key) as string; // the token of a string
      if (entries.has(name)) throw this.#fault(`имя «${name}» стоит дважды`);
      this.#take(':');
      entries.set(name, this.value([...path, name]));
    });
    return Object.fromEntries(entries);
  }

  value(path: readonly (string | number)[]): unknown {
    const found = this.#take();
    this.lines.set(JSON.stringify(path), this.#line);
    if (path.length > DEPTH) throw this.#fault('слишком много уровней');
    if (found === '{') return this.#object(path);
    if (found === '[') {
      const items: unknown[] = [];
      this.#list(']', () => items.push(this.value([...path, items.length])));
      return items;
    }
    if (/^[\]},:]/.test(found)) throw this.#fault(`лишний знак «${found}»`);
    return JSON.parse(found) as unknown;
  }

  end(): void {
    this.#skip();
    if (this.#at < this.#text.length) throw this.#fault('это не\u00a0JSON');
  }
}

/** Reads a JSON text. Throws `JsonFault`. */
export function readJsonLines(text: string): JsonLines {
  const reader = new Reader(text);
  const value = reader.value([]);
  reader.end();
  const lineAt = (path: readonly (string | number)[]): number =>
    reader.lines.get(JSON.stringify(path)) ?? (path.length === 0 ? 1 : lineAt(path.slice(0, -1)));
  return { value, lineAt };
}
