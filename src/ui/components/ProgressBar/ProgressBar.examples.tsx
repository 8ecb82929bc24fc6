import type { Examples } from '#ui/workshop/examples.ts';
import { Meter, ProgressBar } from './ProgressBar.tsx';

export const examples: Examples = {
  title: 'Ход и мера',
  width: 280,
  states: {
    Начало: () => <ProgressBar label="Загрузка файла" value={0} />,
    Середина: () => <ProgressBar label="Загрузка файла" value={45} />,
    'Свои слова': () => <ProgressBar label="Обработано страниц" value={30} valueText="3 из 10" />,
    Готово: () => <ProgressBar label="Загрузка файла" value={100} />,
    'Сколько ждать, неизвестно': () => <ProgressBar label="Готовим ответ" value={null} />,
    Мера: () => <Meter label="Использовано запросов" value={90} max={200} valueText="90 из 200" />,
    'Подходит к концу': () => (
      <Meter label="Использовано запросов" value={180} max={200} valueText="180 из 200" tone="warning" />
    ),
    Исчерпано: () => (
      <Meter label="Запросы исчерпаны" value={200} max={200} valueText="200 из 200" tone="negative" />
    ),
  },
};
