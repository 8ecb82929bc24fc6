/**
 * The pictures of the seeded presentations, by the names of their examples. Each is a drawing in `pictures/`: the SVG, and the
 * PNG of 1120 × 960 that Chromium made of it with Arimo.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File name for people and the drawing of each picture, by the id that it has in the examples. */
const pictures: Readonly<Record<string, { readonly name: string; readonly drawing: string }>> = {
  '7c2e9f10-7777-4a3b-8c4d-0000000000f1': { name: 'Схема компании.png', drawing: 'company' },
  '7c2e9f10-7777-4a3b-8c4d-0000000000f2': { name: 'План первого этажа.png', drawing: 'floor' },
  '7c2e9f10-7777-4a3b-8c4d-0000000000f3': { name: 'План склада.png', drawing: 'warehouse' },
};

const read = new Map<string, Uint8Array>();

/** The seeded picture with this id in the examples, read once for all accounts; undefined for another id. */
export function seedPicture(id: string): { name: string; bytes: Uint8Array } | undefined {
  const found = pictures[id];
  if (!found) return undefined;
  const bytes = read.get(id) ?? readFileSync(join(import.meta.dirname, 'pictures', `${found.drawing}.png`));
  read.set(id, bytes);
  return { name: found.name, bytes };
}
