import { on, type Route } from '../on.ts';

/** Control characters, quotes and what separates folders do not belong into a file name. */
const unsafe = /[\p{Cc}\p{Cf}"\\/]/gu;

/** `Content-Disposition` of RFC 6266: an ASCII name for old clients, the real one as `filename*`. */
function disposition(name: string): string {
  const plain = name.replace(unsafe, '_').replace(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(name.replace(unsafe, '_')).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export const fileRoutes: readonly Route[] = [
  on('get', '/download', (c) => {
    const { database } = c.services;
    const file = database.files.get(c.query.idFile.toLowerCase());
    if (file?.owner !== c.user.email) return c.fail('not-found');
    const bytes = database.store.readBlob(file.idFile);
    if (!bytes) return c.fail('not-found');
    return c.raw(200, 'application/octet-stream', new Blob([new Uint8Array(bytes)]), {
      'content-disposition': disposition(file.name),
    });
  }),
];
