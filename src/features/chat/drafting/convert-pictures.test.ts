// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isForeignPicture } from '#lib/upload-rules.ts';
import { pickedTypes } from './attach.ts';
import { convertPictures } from './convert-pictures.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** jsdom has no canvas: the picture has one pixel of this opacity; files named «плохо» cannot be read. */
function stubCanvas(opacity: number): void {
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name.startsWith('плохо')) throw new DOMException('', 'InvalidStateError');
    return { width: 1, height: 1, close: () => undefined };
  });
  const context = { drawImage: () => undefined, getImageData: () => ({ data: [0, 0, 0, opacity] }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type ?? '' })),
  );
}
const file = (name: string): File => new File(['x'], name, { lastModified: 5 });
const shown = (files: readonly File[]) => files.map(({ name, type }) => [name, type]);

test('[APP-18] WebP, AVIF and HEIC are converted for a service of other pictures only', () => {
  expect(['a.webp', 'a.AVIF', 'a.heic', 'a.heif'].map((name) => isForeignPicture(name, '.pdf,.png'))).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(isForeignPicture('a.png', '.pdf,.png')).toBe(false);
  expect(isForeignPicture('a.webp', '.webp,.png')).toBe(false);
  expect(isForeignPicture('a.webp', '.pdf,.txt')).toBe(false);
  expect(pickedTypes('.pdf, .png')).toBe('.pdf,.png,.webp,.avif');
  expect(pickedTypes('.pdf')).toBe('.pdf');
});

test('[APP-18] a picture becomes a JPEG, other files keep their place; an unreadable one stays as it is', async () => {
  stubCanvas(255);
  const files = [file('Отчёт.pdf'), file('Фото.от.мая.webp'), file('плохо.heic')];
  expect(shown(await convertPictures(files, '.pdf,.png,.jpg'))).toEqual([
    ['Отчёт.pdf', ''],
    ['Фото.от.мая.jpg', 'image/jpeg'],
    ['плохо.heic', ''],
  ]);
});

test('[APP-18] a picture becomes a PNG when it is transparent or no JPEG is taken', async () => {
  stubCanvas(255);
  expect(shown(await convertPictures([file('a.avif')], '.png'))).toEqual([['a.png', 'image/png']]);
  stubCanvas(100);
  expect(shown(await convertPictures([file('a.webp')], '.png,.jpg'))).toEqual([['a.png', 'image/png']]);
  expect(shown(await convertPictures([file('a.webp')], '.jpg'))).toEqual([['a.jpg', 'image/jpeg']]);
});
