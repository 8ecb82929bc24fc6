import { formatDuration } from '#lib/numbers.ts';
import { Stack } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { BarChart, HeatMap, LineChart, Spark, StackedChart } from './charts.tsx';
import type { ChartPoint } from './time-data.ts';

const day = (index: number): string => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10);
const days = (count: number, keys: readonly string[]): ChartPoint[] =>
  Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    keys.map((key, place) => ({
      start: day(index),
      key,
      value: 1200 + ((index * 373 + place * 911) % 1700) + (index % 7 > 4 ? -900 : 0),
    })),
  );

const services = {
  gpt: 'ChatGPT',
  giga: 'GigaChat',
  speech: 'Распознавание речи в записях совещаний',
  image: 'Изображения',
  translate: 'Переводчик',
};
const keys = Object.keys(services);

export const examples: Examples = {
  title: 'Графики отчётов',
  width: 660,
  states: {
    'Линия с неполным днём и прошлым периодом': () => (
      <LineChart
        title="Запросы по дням"
        points={days(23, ['all'])}
        names={{ all: 'Запросы' }}
        partial={day(22)}
        previous={38_000}
      />
    ),
    'Пять линий с пропуском': () => (
      <LineChart
        title="Время ответа, 95-й процентиль"
        points={days(14, keys).map((point) =>
          point.start === day(5) && point.key !== 'gpt' ? { ...point, value: null } : point,
        )}
        names={services}
        format={formatDuration}
      />
    ),
    'Части целого с остальными': () => (
      <StackedChart
        title="Запросы по сервисам"
        points={days(12, [...keys, 'other'])}
        names={services}
        partial={day(11)}
        previous={100_000}
      />
    ),
    'Столбцы отделов с длинными названиями': () => (
      <BarChart
        title="Запросы по отделам"
        bucketTitle="Отдел"
        points={[
          ['Управление информационной безопасности', 5214],
          ['Отдел закупок', 3100],
          ['Бухгалтерия', 870],
          ['Служба сопровождения клиентов', 2650],
        ].map(([start, value]) => ({ start: String(start), key: 'all', value: Number(value) }))}
        names={{ all: 'Запросы' }}
      />
    ),
    'Значения ниже нуля': () => (
      <BarChart
        title="Изменение по месяцам"
        step="month"
        points={[120, -45, 60, -80].map((value, index) => ({
          start: `2026-0${index + 6}-01`,
          key: 'all',
          value,
        }))}
        names={{ all: 'Изменение' }}
      />
    ),
    'Тепловая карта': () => (
      <HeatMap
        title="Нагрузка по часам"
        points={Array.from({ length: 168 }, (_, index) => ({
          start: String(index % 24).padStart(2, '0'),
          key: String(Math.floor(index / 24) + 1),
          value:
            index === 40
              ? null
              : Math.max(0, 14 - Math.abs((index % 24) - 13)) * (index < 120 ? 37 : 6) + (index % 5),
        }))}
      />
    ),
    '400 дней': () => (
      <LineChart title="Запросы за 400 дней" points={days(400, ['all'])} names={{ all: 'Запросы' }} />
    ),
    'Одна точка': () => (
      <LineChart title="Запросы за день" points={days(1, ['all'])} names={{ all: 'Запросы' }} />
    ),
    'Нет значений': () => <LineChart title="Запросы по дням" points={[]} />,
    'В ячейке таблицы': () => (
      <Stack gap={3}>
        <Spark
          label="За 14 дней 91 ошибка"
          values={Array.from({ length: 14 }, (_, index) => (index * 5) % 14)}
        />
        <Spark label="С пропуском" values={[4, 9, 3, null, null, 8, 2, 6]} />
        <Spark label="Ошибок нет" values={[0, 0, 0, 0]} />
      </Stack>
    ),
    'Узкий экран': {
      window: { width: 320, height: 480 },
      show: () => (
        <StackedChart title="Запросы по сервисам" points={days(30, keys.slice(0, 3))} names={services} />
      ),
    },
  },
};
