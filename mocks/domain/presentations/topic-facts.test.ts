import { expect, test } from 'vitest';
import { textsFor } from './patterns.ts';
import { topicFacts } from './topic-facts.ts';

const facts = (topic: string) =>
  topicFacts(topic, textsFor('ru')).map(({ layout, points }) => [layout, ...points]);

test('[PRES-08] numbers, dates and parts of the topic become slides, with nothing invented', () => {
  expect(
    facts(
      'Итоги III квартала: выручка 387 млн ₽ при плане 375 млн ₽, розница +9,2 %, просим 18 млн ₽ на второй склад',
    ),
  ).toEqual([
    [
      'numbers',
      '387 млн ₽: Выручка при плане 375 млн ₽',
      '+9,2 %: Розница',
      '18 млн ₽: Просим на второй склад',
    ],
  ]);
  expect(
    facts(
      'Собрание 7 класса: успеваемость, поездка в музей 12 декабря, взносы с января по март 2027 года и телефон',
    ),
  ).toEqual([
    ['agenda', 'Успеваемость'],
    ['timeline', '12 декабря: Поездка в музей', 'с января по март 2027 года: Взносы и телефон'],
  ]);
  expect(facts('Кофейня: команда из 6 человек, окупаемость за 20 месяцев')).toEqual([
    ['numbers', '6 человек: Команда', '20 месяцев: Окупаемость'],
  ]);
  expect(facts('Обучение: подготовка к инъекции; обработка рук; ошибки и что делать при уколе')).toEqual([
    ['agenda', 'Подготовка к инъекции', 'Обработка рук', 'Ошибки и что делать при уколе'],
  ]);
});

test('[PRES-08] what a number counts stays with it, and a counted thing needs no other words', () => {
  expect(facts('Простои: было 18 % времени, цель 9 %, 12 отделов, 340 сотрудников')).toEqual([
    ['numbers', '18 % времени: Было', '9 %: Цель', '12 отделов', '340 сотрудников'],
  ]);
});

test('[PRES-08] titles of facts say how many there are', () => {
  const titles = (topic: string) => topicFacts(topic, textsFor('ru')).map(({ title }) => title);
  expect(titles('Итоги: опт 5 млн ₽, розница 6 млн ₽, сервис 7 млн ₽')).toEqual([
    'Главное видно по\u00a0трём\u00a0числам',
  ]);
  expect(titles('Курс: альфа, бета, гамма, дельта, эпсилон')).toEqual([
    'Пройдём пять\u00a0тем по\u00a0порядку',
  ]);
  expect(titles('Класс: музей 12 декабря, взнос 3 марта')).toEqual(['Запомните две\u00a0даты']);
});

test('[PRES-08] a single number or date is one of the parts, and nothing of the topic is lost', () => {
  expect(facts('Собрание: успеваемость, поездка в музей 12 декабря, взносы 1 500 ₽')).toEqual([
    ['agenda', 'Успеваемость', 'Поездка в музей 12 декабря', 'Взносы 1 500 ₽'],
  ]);
});

test('[PRES-08] more points than a slide takes are divided evenly, and only the first slide is an agenda', () => {
  expect(facts('Курс: альфа, бета, гамма, дельта, эпсилон, дзета, эта, тета')).toEqual([
    ['agenda', 'Альфа', 'Бета', 'Гамма', 'Дельта'],
    ['bullets', 'Эпсилон', 'Дзета', 'Эта', 'Тета'],
  ]);
  expect(
    facts('Итоги: опт 5 млн ₽, розница 6 млн ₽, сервис 7 млн ₽, аренда 8 млн ₽, прочее 9 млн ₽').map(
      ([layout, ...points]) => [layout, points.length],
    ),
  ).toEqual([
    ['numbers', 3],
    ['numbers', 2],
  ]);
});

test('[PRES-08] a topic without parts, or with one number only, adds no slide', () => {
  for (const topic of [
    'Итоги года',
    'Итоги: выручка 5 млн ₽',
    'Отчёт 12 декабря, 5 млн ₽',
    `План: ${'а'.repeat(300)}`,
    ':,;. ',
  ])
    expect(facts(topic)).toEqual([]);
});
