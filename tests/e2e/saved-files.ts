/** Reads saved files with code that is not the portal's. */
import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Download } from '@playwright/test';
import UPNG from 'upng-js';

const read = async (download: Download): Promise<Buffer> => readFile(await download.path());

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The texts of the cells of a workbook's first sheet. */
export async function sheetRows(download: Download): Promise<string[][]> {
  const book = await read(download);
  // Its record in the directory at the end of the archive.
  const entry = book.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
  const local = book.readUInt32LE(entry + 42);
  const start = local + 30 + book.readUInt16LE(local + 26) + book.readUInt16LE(local + 28);
  const xml = inflateRawSync(book.subarray(start, start + book.readUInt32LE(entry + 20))).toString('utf8');
  const textOf = (cell: string): string =>
    cell.replaceAll(/<[^>]*>/g, '').replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return [...xml.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) => textOf(cell)),
  );
}

/** Size of a picture, px, its first pixel as red, green, blue, opacity (0 to 255), and how many pixels differ from it. */
export async function pictureOf(download: Download) {
  const bytes = new Uint8Array(await read(download));
  const image = UPNG.decode(bytes.buffer);
  const pixels = new Uint32Array(UPNG.toRGBA8(image)[0] ?? new ArrayBuffer(0));
  const drawn = pixels.filter((pixel) => pixel !== pixels[0]).length;
  const corner = [...new Uint8Array(pixels.buffer, 0, 4)];
  return { width: image.width, height: image.height, corner, drawn };
}

/** Names of the files in a zip, by its directory. */
export async function zipNames(download: Download): Promise<string[]> {
  const zip = await read(download);
  const end = zip.length - 22;
  const names: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = zip.readUInt16LE(at + 28);
    names.push(zip.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return names;
}

/** The first bytes of a file as Latin letters. */
export const startOf = async (download: Download, count: number): Promise<string> =>
  (await read(download)).toString('latin1', 0, count);
