/** Names of downloaded files, read as Chromium reads them (RFC 6266, PRE-12). */

/** Bytes of a text in which `%41` is an `A`. A `%` without two digits stands for itself. */
const percentBytes = (text: string): Uint8Array =>
  Uint8Array.from(
    // One character a byte.
    text.replaceAll(/%([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    (letter) => letter.charCodeAt(0),
  );

/** @returns null if the charset is unknown or the bytes are no text in it */
function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Reads `UTF-8''%D0%B0.txt` of RFC 8187. @returns null if it cannot be decoded */
function decodeExtended(value: string): string | null {
  const [, charset, encoded = ''] = /^([^\s'"]+)'[^']*'(.*)$/.exec(value) ?? [];
  return charset === undefined || !isAscii(encoded) ? null : decode(percentBytes(encoded), charset);
}

/** Reads `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` of RFC 2047, which mail libraries write. */
function decodeWords(text: string): string {
  return text.replaceAll(
    /=\?([^?\s]+)\?([BQ])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi,
    (word, charset, kind, encoded) => {
      if (kind.toUpperCase() === 'Q') {
        const escaped = encoded.replaceAll('%', '%25').replaceAll('_', ' ').replaceAll('=', '%');
        return decode(percentBytes(escaped), charset) ?? word;
      }
      try {
        return (
          decode(
            Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)),
            charset,
          ) ?? word
        );
      } catch {
        return word;
      }
    },
  );
}

/** Reads the value of `filename`: quoted or not, with the escapes that browsers undo. */
function decodePlain(raw: string): string {
  const inner = /^"((?:[^"\\]|\\.)*)"$/.exec(raw)?.[1] ?? raw.replace(/^"/, '');
  const text = inner.replaceAll(/\\(.)/g, '$1');
  if (!isAscii(text)) return text;
  const words = decodeWords(text);
  return words === text ? (decode(percentBytes(text), 'utf-8') ?? text) : words;
}

/** The parameters of a header, in their order. Reading ends at a part that is none, as in browsers. */
function parametersOf(header: string): [name: string, raw: string][] {
  const parts = header.match(/(?:"(?:[^"\\]|\\.)*"|[^;])+/g) ?? [];
  // A header may begin with a parameter; its kind is a token.
  if (/^[\w!#$%&'*+.^`|~-]+$/.test(parts[0]?.trim() ?? '')) parts.shift();
  const parameters: [string, string][] = [];
  for (const part of parts) {
    if (part.trim() === '') continue;
    const [, name, raw] = /^\s*([^\s="]+)\s*=(.*)$/.exec(part) ?? [];
    if (name === undefined || raw === undefined) break;
    parameters.push([name.toLowerCase(), raw.trim()]);
  }
  return parameters;
}

/**
 * Returns the file name of a Content-Disposition header, null without one: `filename*` takes precedence over `filename`.
 *
 * @param header its text, see `headerText`
 */
export function fileNameOf(header: string | null): string | null {
  const names = parametersOf(header ?? '').flatMap(([name, raw]) => {
    if (name === 'filename*') return [{ isExtended: true, name: decodeExtended(raw) }];
    return name === 'filename' ? [{ isExtended: false, name: decodePlain(raw) }] : [];
  });
  const named = names.filter(({ name }) => name);
  return (named.find(({ isExtended }) => isExtended) ?? named[0])?.name ?? null;
}

/** Reads a header whose bytes are UTF-8: `fetch` turns each byte into a character. Other headers stay as they are. */
export const headerText = (value: string): string =>
  isAscii(value) || /[^\0-\xff]/.test(value)
    ? value
    : (decode(
        Uint8Array.from(value, (letter) => letter.charCodeAt(0)),
        'utf-8',
      ) ?? value);
