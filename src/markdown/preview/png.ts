/** The longest side of a PNG, px: larger canvases stay empty in some browsers. */
const longest = 8000;

/** The address of a picture that is made here. Not a blob's: a document of that would have the portal's origin. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Models leave the namespace out, without which the text is no picture outside of a page. */
export const withNamespace = (svg: string): string =>
  /<svg[^>]*\sxmlns\s*=/i.test(svg) ? svg : svg.replace(/<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');

/**
 * Draws a picture on white at twice its size. A picture runs no scripts and loads nothing.
 *
 * @throws Error if the picture cannot be read or drawn
 */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(2, longest / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large')))),
  );
}
