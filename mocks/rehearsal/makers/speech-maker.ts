/** A text that is spoken. */

import { encodeWav, peaksOf } from '#mocks/domain/formats/wav.ts';
import { madeFile } from '#mocks/domain/model/model.ts';
import type { Made, Maker } from './maker.ts';
import { speak } from './speech.ts';

export const speech: Maker = {
  stages: ['Готовим текст', 'Озвучиваем', 'Сохраняем'],
  make({ text, settings }): Made {
    const { samples, rate, chapters, isCut } = speak(text, settings);
    const name = 'Озвучка (репетиция).wav';
    const file = madeFile(name, encodeWav(samples, rate));
    const notes = ['Репетиция: вместо голоса\u00a0— тоны, по одному на слово.'];
    if (settings.format === 'mp3' || settings.format === 'ogg')
      notes.push(`${settings.format.toUpperCase()} без сети не\u00a0сделать, поэтому файл в\u00a0WAV.`);
    if (isCut) notes.push('Озвучены первые 10\u00a0минут.');
    return {
      text: notes.join(' '),
      results: [
        {
          resultId: 'audio',
          result: {
            kind: 'audio',
            idFile: file.idFile,
            mimeType: 'audio/wav',
            duration: samples.length / rate,
            name,
            peaks: peaksOf(samples),
            ...(chapters.length > 0 && { chapters: [...chapters] }),
          },
          files: [file],
        },
      ],
    };
  },
};
