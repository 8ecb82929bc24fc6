import { cutFileName, plainFileName } from './file-name.ts';

/**
 * Reads `filename*=UTF-8''…` of RFC 8187.
 *
 * @returns null if it cannot be decoded
 */
function decodeExtended(value: string): string | null {
  const [, charset = '', encoded = ''] = /^([\w-]+)'[^']*'(.*)$/.exec(value) ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded);
    if (!/^iso-8859-1$/i.test(charset)) return null;
    return encoded.replaceAll(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  } catch {
    return null;
  }
}

/**
 * Returns the file name of a Content-Disposition header, null without one: `filename*` takes precedence over `filename`
 * (RFC 6266, PRE-12).
 */
export function fileNameOf(header: string | null): string | null {
  if (!header) return null;
  const parameters = new Map<string, string>();
  const pattern = /;\s*([\w!#$&+^`|~-]+\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/g;
  for (const [, key = '', quoted, plain] of header.matchAll(pattern)) {
    const name = key.toLowerCase();
    if (!parameters.has(name)) parameters.set(name, quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '');
  }
  const extended = parameters.get('filename*');
  return (extended === undefined ? null : decodeExtended(extended)) ?? parameters.get('filename') ?? null;
}

/**
 * Makes a name safe to show and to save: without a path and without control or hidden characters, never empty. A very
 * long name is cut in its middle.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = plainFileName(last)
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^\.+|[. ]+$/g, '');
  return clean === '' ? 'файл' : cutFileName(clean, 120);
}
