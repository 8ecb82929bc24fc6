import type { Examples } from '#ui/workshop/examples.ts';
import { Slider } from './Slider.tsx';

const range = { minValue: 0, maxValue: 1, step: 0.1 };

export const examples: Examples = {
  title: 'Ползунок',
  width: 320,
  states: {
    'В начале': () => <Slider label="Температура" {...range} />,
    Посередине: () => <Slider label="Температура" defaultValue={0.5} {...range} />,
    'В конце': () => <Slider label="Температура" defaultValue={1} {...range} />,
    'С подсказкой': () => (
      <Slider label="Температура" description="Чем выше, тем смелее ответы" defaultValue={0.7} {...range} />
    ),
    Проценты: () => (
      <Slider label="Громкость" defaultValue={0.4} {...range} formatOptions={{ style: 'percent' }} />
    ),
    Недоступен: () => <Slider label="Температура" defaultValue={0.5} isDisabled {...range} />,
    'Длинный текст': () => (
      <Slider
        label="Насколько свободно модель отступает от исходного текста при пересказе"
        defaultValue={1_250_000}
        maxValue={2_000_000}
      />
    ),
  },
};
