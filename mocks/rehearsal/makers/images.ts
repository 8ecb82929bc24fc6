/** Pictures for a prompt. */
import type { ServiceSettings } from '#mocks/domain/model/model.ts';
import { fold } from '#mocks/rehearsal/model/rehearsal-texts.ts';
import { type Made, type MadeResult, type Maker, madeFile } from './maker.ts';
import { promptPicture } from './picture.ts';
import { hashOf } from './random.ts';

const sizes: Readonly<Record<string, readonly [number, number]>> = {
  '1:1': [1024, 1024],
  '4:3': [1152, 864],
  '3:4': [864, 1152],
  '16:9': [1280, 720],
  '9:16': [720, 1280],
};

/** Width and height in pixels by the settings. */
export function sizeOf({ size, aspect }: ServiceSettings): readonly [number, number] {
  const [width, height] = size?.split('x').map(Number) ?? [];
  // The contract allows four digits each; the stand-in draws no more than this.
  if (width && height) return [Math.min(width, 2048), Math.min(height, 2048)];
  return sizes[aspect ?? '1:1'] ?? [1024, 1024];
}

/** Services that tell the seed of a picture. */
const seeded = new Set(['sd', 'yaArt']);

export const images: Maker = {
  stages: ['Разбираем описание', 'Рисуем', 'Сохраняем'],
  make({ serviceType, text, settings, turn }): Made {
    const [width, height] = sizeOf(settings);
    const requested = settings.count ?? 1;
    // One of several fails when the request says so.
    const count = requested > 1 && fold(text).includes('частично') ? requested - 1 : requested;
    const first = settings.seed ?? hashOf(`${turn} ${text}`);
    const look = [settings.negative, settings.steps, settings.quality].join();
    const prompt = text.replace(/\s+/gu, ' ').trim();
    const made = Array.from({ length: count }, (_, index) => {
      const seed = (first + index) % 4294967296;
      const file = madeFile(
        `Картинка ${index + 1} (репетиция).png`,
        promptPicture(prompt, width, height, seed, look),
      );
      const item = { idFile: file.idFile, width, height, ...(seeded.has(serviceType) && { seed }) };
      return { file, item };
    });
    const results = made.map(
      ({ file }, index): MadeResult => ({
        resultId: 'images',
        result: { kind: 'images', requested, items: made.slice(0, index + 1).map(({ item }) => item) },
        files: [file],
      }),
    );
    return { results };
  },
};
