/** Characters that are removed from file names: control characters, direction marks, quotes, path separators. */
const unsafe = /[\p{Cc}\p{Cf}"\\/]/gu;

/** `Content-Disposition` of RFC 6266: an ASCII name for old clients, the real one as `filename*`. */
export function disposition(name: string, type: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name.replace(unsafe, '_').replace(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(name.replace(unsafe, '_')).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The last part of a path without invisible characters; never empty. */
export function safeName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  return (
    base
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, 255)
      .toWellFormed() || 'file'
  );
}
