/** The kinds of pictures in PowerPoint files. */

/** Types of pictures that browsers draw, by the ending of their part. */
export const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
};

export const extensionOf = (part: string): string => /\.(\w+)$/.exec(part)?.[1]?.toLowerCase() ?? '';
