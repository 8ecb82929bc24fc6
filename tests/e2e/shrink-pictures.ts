/**
 * Second step of `npm run pictures`: reduces the stored pictures to 128 colours. The difference is far below the
 * comparison's threshold, and the files are a third of the size.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import UPNG from 'upng-js';

const colours = 128;
const folder = join(import.meta.dirname, 'pictures');

let bytes = 0;
for (const name of globSync('*.png', { cwd: folder })) {
  const file = readFileSync(join(folder, name));
  const image = UPNG.decode(file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer);
  const palette = 3;
  const small =
    image.ctype === palette
      ? file
      : Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, colours));
  if (small !== file) writeFileSync(join(folder, name), small);
  bytes += small.length;
}
console.log(`${(bytes / 1e6).toFixed(2)} MB of pictures`);
