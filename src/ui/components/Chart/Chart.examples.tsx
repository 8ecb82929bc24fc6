import type { Examples } from '#ui/workshop/examples.ts';
import { Chart } from './Chart.tsx';

const months = ['Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь'];
const roubles = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

export const examples: Examples = {
  title: 'График',
  width: 620,
  states: {
    'Столбцы с рублями': () => (
      <Chart
        type="bar"
        title="Выручка по отделам"
        categories={['Розница', 'Опт', 'Интернет-магазин']}
        series={[{ name: 'Выручка', values: [4_515_000, 7_410_000, 3_120_000] }]}
        format={roubles.format}
      />
    ),
    'Пять рядов': () => (
      <Chart
        type="bar"
        title="Запросы по отделам"
        categories={months}
        series={['Продажи', 'Закупки', 'Кадры', 'Право', 'Склад'].map((name, index) => ({
          name,
          values: months.map((_, month) => ((month + 2) * (index + 3) * 37) % 100),
        }))}
      />
    ),
    'Линии с пропуском и значением ниже нуля': () => (
      <Chart
        type="line"
        title="Изменение к прошлому месяцу, %"
        categories={months}
        series={[
          { name: 'Москва', values: [3, 7, null, 12, 9, 14] },
          { name: 'Казань', values: [1, -4, 2, 5, 4, 8] },
        ]}
      />
    ),
    'Узкий экран': {
      window: { width: 320, height: 400 },
      show: () => (
        <Chart
          type="bar"
          title="Много столбцов"
          categories={Array.from({ length: 60 }, (_, index) => `${index + 1}.11`)}
          series={[{ name: 'Запросы', values: Array.from({ length: 60 }, (_, index) => (index * 37) % 53) }]}
        />
      ),
    },
  },
};
