import type { Browser, Page } from '@playwright/test';
import type { Theme } from '../e2e/axe.ts';

/** One picture of a sheet; without `picture` the screen could not be opened. */
export interface Thumbnail {
  name: string;
  picture: Buffer | undefined;
}

/** Size of a window, and how many of its thumbnails stand in a row and how wide they are, px. */
export interface Format {
  width: number;
  height: number;
  columns: number;
  thumbnail: number;
}

export const formats: readonly Format[] = [
  { width: 1920, height: 1080, columns: 7, thumbnail: 340 },
  { width: 1280, height: 800, columns: 7, thumbnail: 340 },
  { width: 360, height: 740, columns: 13, thumbnail: 180 },
];

const grounds: Record<Theme, string> = {
  light: 'background: #dcdce0; color: #1b1a1e',
  dark: 'background: #3a3a40; color: #ededf0',
};

function pageOf(
  thumbnails: readonly Thumbnail[],
  { width, height, columns, thumbnail }: Format,
  theme: Theme,
) {
  const box = `width: ${thumbnail}px; height: ${Math.round((thumbnail * height) / width)}px`;
  const figures = thumbnails.map(({ name, picture }) => {
    const image = picture
      ? `<img src="data:image/jpeg;base64,${picture.toString('base64')}" style="${box}">`
      : `<div style="${box}; outline: 1px dashed"></div>`;
    return `<figure>${image}<figcaption>${name}</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 16px; font: 14px/20px sans-serif; ${grounds[theme]};
      display: grid; gap: 12px 16px; grid-template-columns: repeat(${columns}, ${thumbnail}px); width: max-content }
    figure { margin: 0 } img, div { display: block } figcaption { padding-top: 4px }
  </style>${figures.join('')}`;
}

/**
 * Takes a picture of a whole page. The quality is lowered until the file is small enough.
 *
 * @param bytes limit of the file
 * @returns the page as WebP, as wide and high as its body
 */
export async function captureSheet(page: Page, bytes: number): Promise<Buffer> {
  const size = await page.evaluate(() => {
    const { offsetWidth: width, offsetHeight: height } = document.body;
    return { width, height };
  });
  await page.setViewportSize(size);
  const session = await page.context().newCDPSession(page);
  let file = Buffer.alloc(0);
  for (const quality of [80, 70, 60, 50, 40, 30, 25]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    file = Buffer.from(data, 'base64');
    if (file.length <= bytes) break;
  }
  return file;
}

/**
 * Draws one sheet of screens.
 *
 * @param bytes limit of the file
 * @returns the sheet as WebP
 */
export async function drawSheet(
  browser: Browser,
  thumbnails: readonly Thumbnail[],
  format: Format,
  theme: Theme,
  bytes: number,
): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(pageOf(thumbnails, format, theme));
  const file = await captureSheet(page, bytes);
  await page.close();
  return file;
}
