/** Conversations in Markdown, with sources or reasoning where the service has them. */

import type { ChatResult } from '#mocks/domain/model/model.ts';
import { bases } from '#mocks/domain/services/settings.ts';
import type { Made, MakeRequest, Maker } from './maker.ts';
import { rehearse } from './rehearse.ts';

type Source = Extract<ChatResult, { kind: 'sources' }>['items'][number];

/** What an answer repeats of its request: the text, and the names of the files. */
export const requestText = ({ text, files }: Pick<MakeRequest, 'text' | 'files'>): string =>
  [text, ...files.map(({ name }) => `[Файл «${name}»]`)].join(' ');

function answer(request: MakeRequest): string {
  const { instruction } = request.settings;
  const note = instruction?.trim() ? [`Указание получено: «${instruction.trim().slice(0, 200)}».`] : [];
  return [rehearse(requestText(request)), ...note].join('\n\n');
}

export const conversation: Maker = { stages: [], make: (request) => ({ text: answer(request) }) };

export const reasoningConversation: Maker = {
  stages: [],
  make(request): Made {
    const { thinking = true } = request.settings;
    const reasoning =
      'Сначала выделю, что именно спрашивают. Затем проверю, хватает ли данных. Это репетиция, поэтому рассуждение придумано, но\u00a0приходит так же, как настоящее. Осталось записать ответ.';
    return { text: answer(request), ...(thinking && { reasoning }) };
  },
};

/** An answer in whose end the marks of its sources stand. */
function withSources(request: MakeRequest, sentence: string, items: Source[]): Made {
  return {
    text: `${answer(request)}\n\n${sentence}`,
    results: [{ resultId: 'sources', result: { kind: 'sources', items } }],
  };
}

const recencies = {
  day: 'за\u00a0день',
  week: 'за\u00a0неделю',
  month: 'за\u00a0месяц',
  any: 'за\u00a0всё время',
} as const;

export const webSearch: Maker = {
  stages: [],
  make: (request) =>
    withSources(
      request,
      `Источники придуманы, поиск ${recencies[request.settings.recency ?? 'any']} не\u00a0выполнялся: производственный календарь [1] и\u00a0обзор рынка [2].`,
      [
        {
          number: 1,
          title: 'Производственный календарь (репетиция)',
          url: 'https://calendar.example/2026',
          quote: 'В\u00a0ноябре 20\u00a0рабочих дней.',
        },
        {
          number: 2,
          title: 'Обзор рынка (репетиция)',
          url: 'https://news.example/review',
          quote: 'Спрос вырос на\u00a0четыре процента.',
        },
      ],
    ),
};

export const knowledgeBase: Maker = {
  stages: [],
  make(request) {
    const base = bases.find(({ value }) => value === request.settings.base) ?? bases[0];
    return withSources(
      request,
      `В\u00a0базе «${base.title}» сказано: заявку подают за\u00a0пять рабочих дней [1], отчёт сдают за\u00a0три дня [2].`,
      [
        {
          number: 1,
          title: 'Положение о\u00a0командировках (репетиция)',
          url: 'https://base.example/travel',
          quote: 'Заявку подают не\u00a0позднее чем за\u00a0пять рабочих дней.',
        },
        {
          number: 2,
          title: 'Порядок отчётов (репетиция)',
          url: 'https://base.example/reports',
          quote: 'Отчёт сдают в\u00a0течение трёх дней.',
        },
      ],
    );
  },
};
