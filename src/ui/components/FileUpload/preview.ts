/** What a browser shows by itself without running anything; the type is ours, never the file's own claim. */
const viewable: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain;charset=utf-8',
  srt: 'text/plain;charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
};

export interface PreviewKind {
  /** The type to open the file as; undefined where it can only be saved. */
  type: string | undefined;
  isImage: boolean;
  /** `PDF`, for the eye; empty without an extension. */
  extension: string;
}

/**
 * How a chosen file may be looked at. A page or a drawing with scripts (html, svg) would run with the portal's rights
 * if it were opened from a `blob:` address, so what is not in the list is only saved.
 */
export function previewKind(name: string): PreviewKind {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  const type = Object.hasOwn(viewable, extension) ? viewable[extension] : undefined;
  return {
    type,
    isImage: type?.startsWith('image/') ?? false,
    extension: /^[\p{L}\d]{1,8}$/u.test(extension) ? extension.toUpperCase() : '',
  };
}
