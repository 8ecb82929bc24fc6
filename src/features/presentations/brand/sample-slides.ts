/** The slides on which an administrator sees a brand. */
import { emptySlide, type Slide, textBlock } from '../model/deck.ts';

const title = (company: string): Slide => ({
  ...emptySlide('title', 'cover'),
  slots: [
    { name: 'title', block: textBlock('Итоги квартала и\u00a0план на\u00a0год') },
    { name: 'subtitle', block: textBlock(company) },
  ],
});

const content: Slide = {
  ...emptySlide('bullets', 'content'),
  slots: [
    { name: 'title', block: textBlock('Выручка выросла на\u00a012\u00a0%') },
    {
      name: 'body',
      block: textBlock(
        'Открыли два магазина\nСократили сроки доставки\nВернули трёх крупных клиентов',
        'bullet',
      ),
    },
  ],
};

const chart: Slide = {
  ...emptySlide('chart', 'chart'),
  slots: [
    { name: 'title', block: textBlock('Розница и\u00a0сервис растут каждый месяц') },
    {
      name: 'chart',
      block: {
        kind: 'chart',
        type: 'column',
        unit: 'млн\u00a0₽',
        categories: ['Июль', 'Август', 'Сентябрь'],
        series: [
          { name: 'Розница', values: [42, 47, 53] },
          { name: 'Сервис', values: [18, 21, 26] },
        ],
      },
    },
    { name: 'body', block: textBlock('Сервис прибавил 44\u00a0% за\u00a0квартал', 'none') },
  ],
};

const closing: Slide = {
  ...emptySlide('thanks', 'closing'),
  slots: [
    { name: 'title', block: textBlock('Спасибо!') },
    { name: 'body', block: textBlock('Готовы ответить на\u00a0вопросы') },
  ],
};

export interface SampleSlide {
  readonly name: string;
  readonly slide: Slide;
}

/** @param company name of the company, on the cover */
export const sampleSlides = (company: string): readonly SampleSlide[] => [
  { name: 'Титул', slide: title(company) },
  { name: 'Список', slide: content },
  { name: 'Диаграмма', slide: chart },
  { name: 'Последний слайд', slide: closing },
];
