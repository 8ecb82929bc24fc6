/** Services for links. Nothing is ever fetched. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModelFailure, madeFile } from '#mocks/domain/model/model.ts';
import type { Made, Maker } from './maker.ts';
import { speech } from './speech-maker.ts';

/** The link in a text. Throws `link-unreachable` for a text without one and for hosts that are reserved as invalid. */
function linkIn(text: string): URL {
  const written =
    /https?:\/\/[^\s<>"«»]+|(?<![\p{L}\d@.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#][^\s<>"«»]*)?/u.exec(
      text,
    )?.[0];
  const link = written && URL.parse(/^https?:/.test(written) ? written : `https://${written}`);
  if (!link || link.hostname.endsWith('.invalid') || !link.hostname.includes('.'))
    throw new ModelFailure('link-unreachable');
  return link;
}

export const linkSummary: Maker = {
  stages: ['Открываем страницу (репетиция)', 'Составляем пересказ'],
  make({ text, settings }): Made {
    const { href, hostname } = linkIn(text);
    const parts = [
      `Репетиция: страница на\u00a0${hostname} не\u00a0открывалась, пересказ придуман [1].`,
      'В\u00a0статье говорится, как договориться о\u00a0результате, сроках и\u00a0ответственных [1].',
    ];
    if (settings.length === 'detailed')
      parts.push(
        '- Начните с\u00a0того, что считать результатом.\n- Разбейте работу на\u00a0шаги не\u00a0длиннее недели.\n- Отклонения объясняйте сразу.',
      );
    const source = { number: 1, title: `${hostname} (репетиция)`, url: href.slice(0, 2000) };
    return {
      text: parts.join('\n\n'),
      results: [{ resultId: 'sources', result: { kind: 'sources', items: [source] } }],
    };
  },
};

/** A test card of three seconds, recorded once by a browser. */
const card = {
  file: join(import.meta.dirname, 'test-card.webm'),
  duration: 3,
  width: 320,
  height: 180,
} as const;

export const video: Maker = {
  stages: ['Открываем ссылку (репетиция)', 'Скачиваем', 'Сохраняем'],
  async make(request): Promise<Made> {
    const { hostname } = linkIn(request.text);
    const note = `Репетиция: ссылка на\u00a0${hostname} не\u00a0открывалась.`;
    if (request.settings.video === 'audio') {
      const sound = await speech.make({ ...request, text: 'Репетиция: звук вместо видео', settings: {} });
      return { ...sound, text: `${note} Вместо звука видео\u00a0— тоны.` };
    }
    const name = 'Испытательная таблица (репетиция).webm';
    const file = madeFile(name, readFileSync(card.file));
    const { duration, width, height } = card;
    return {
      text: `${note} Вместо видео\u00a0— испытательная таблица на\u00a0три секунды.`,
      results: [
        {
          resultId: 'media',
          result: {
            kind: 'media',
            idFile: file.idFile,
            name,
            mimeType: 'video/webm',
            size: file.bytes.length,
            duration,
            width,
            height,
          },
          files: [file],
        },
      ],
    };
  },
};
