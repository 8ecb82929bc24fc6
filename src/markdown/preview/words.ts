import type { Refusal } from './draw.ts';

/** Kinds of diagrams by the start of the library's name. */
const kinds: readonly (readonly [start: string, name: string])[] = [
  ['flowchart', 'Блок-схема'],
  ['graph', 'Блок-схема'],
  ['sequence', 'Диаграмма последовательности'],
  ['class', 'Диаграмма классов'],
  ['state', 'Диаграмма состояний'],
  ['gantt', 'Диаграмма Ганта'],
  ['pie', 'Круговая диаграмма'],
  ['er', 'Схема данных'],
  ['mindmap', 'Интеллект-карта'],
  ['timeline', 'Лента времени'],
  ['journey', 'Карта пути'],
  ['git', 'История Git'],
  ['quadrant', 'Диаграмма квадрантов'],
  ['xychart', 'График'],
  ['sankey', 'Диаграмма потоков'],
];

export const kindName = (kind: string): string =>
  kinds.find(([start]) => kind.startsWith(start))?.[1] ?? 'Диаграмма';

/** Why a diagram is not drawn. Its source is shown below. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.error) {
    case 'load':
      return 'Не удалось загрузить рисование диаграмм. Ниже — исходный текст.';
    case 'time':
      return 'Диаграмма рисовалась слишком долго и остановлена. Ниже — исходный текст.';
    case 'size':
      return 'В диаграмме нечего рисовать. Ниже — исходный текст.';
    case 'syntax':
      return `Диаграмма записана с ошибкой${refusal.line === undefined ? '' : ` в строке ${refusal.line}`}, поэтому показан исходный текст. Попросите исправить её.`;
  }
}

export const words = {
  page: 'Просмотр страницы',
  picture: 'Просмотр рисунка',
  isolated: 'Страница обращается к другим сайтам. Здесь у неё нет сети, поэтому часть её может не работать.',
  stopped: 'Страница долго не отвечала и остановлена. Ниже — исходный текст.',
  unloaded: 'Не удалось открыть просмотр. Ниже — исходный текст.',
  noFile: 'Не удалось сделать файл',
} as const;
