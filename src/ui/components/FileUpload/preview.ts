/** Types that a browser displays without running code. The type is ours, not the one that the file claims. */
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
  /** The type to open the file with; undefined if it can only be saved. */
  type: string | undefined;
  isImage: boolean;
  /** The extension for display, `PDF`; empty if there is none. */
  extension: string;
}

/**
 * Returns how a selected file can be viewed. An HTML page or an SVG with scripts would run with the portal's
 * permissions if it were opened from a `blob:` URL, so types outside the list can only be saved.
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
