/** Pictures for a prompt. */

import { madeFile } from '#mocks/domain/model/model.ts';
import { sizeOf } from '#mocks/domain/services/settings.ts';
import type { Made, MadeResult, Maker } from './maker.ts';
import { promptPicture } from './picture.ts';
import { hashOf } from './random.ts';
import { fold } from './rehearsal-texts.ts';

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
