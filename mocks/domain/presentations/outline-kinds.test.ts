import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { plannedItems } from './outline.ts';

const briefs = {
  launch: 'Открытие кофейни у метро',
  improvement: 'Как снизить простои линии розлива',
  change: 'Переезд бухгалтерии в новый офис',
  training: 'Информационная безопасность для всех',
  results: 'Итоги работы отдела за год',
  general: 'Городской праздник',
};
const styles: readonly Schemas['PresentationStyle'][] = ['friendly', 'teaching', 'report'];

function plan(
  topic: string,
  slideCount: number,
  change: Partial<Schemas['PresentationBrief']> = {},
): ReturnType<typeof plannedItems> {
  let id = 0;
  return plannedItems(
    {
      topic,
      slideCount,
      audience: '',
      goal: '',
      style: 'business',
      language: 'ru',
      idFiles: [],
      isOnlySources: false,
      pictures: 'none',
      serviceType: 'claude',
      model: null,
      ...change,
    } as Schemas['PresentationBrief'],
    { sections: [], tables: [], text: '' },
    () => `item-${++id}`,
  );
}

/** Finite verbs, short forms and infinitives that make a title of the stand-in a sentence. */
const verb =
  /(?<!\p{L})(?!ответ(?!\p{L})|результат|\p{L}+ость(?!\p{L}))(?:есть|нет|нужн[ыо]?|важнее|полезнее|лучше|можно|рядом|опасно|готов|\p{L}+(?:ем|им|ём|ит|ет|ут|ют|ят|ат|ите|йте|ся|сь|ла|ли|ло|ть|ен|ает|дёт|дят))(?!\p{L})/iu;

test.for([
  'Сроки',
  'Три варианта',
  'Порядок работы',
  'Частые ошибки',
  'Главное в числах',
  'Готовность по частям, %',
  'Ответ и результат',
])('[PRES-08] «%s» is a label, not a sentence', (label) => {
  expect(verb.test(label)).toBe(false);
});

const check = (topic: string, count: number, change?: Partial<Schemas['PresentationBrief']>): void => {
  const items = plan(topic, count, change);
  const between = items.slice(1, -1);
  const titles = between.map(({ title }) => title);
  expect(items).toHaveLength(count);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => !verb.test(title) || title.length > 60)).toEqual([]);
  const points = between.flatMap((one) => one.points);
  expect(
    points.filter((point) => point.includes('{topic}') || point.split(/[ \u00a0]/u).length > 12),
  ).toEqual([]);
  expect(between.filter((one) => one.points.length > 6)).toEqual([]);
  const doubled = between.filter(({ layout }, at) => layout === between[at - 1]?.layout);
  expect(doubled.map(({ title }) => title)).toEqual([]);
};

test.for(Object.entries(briefs))(
  '[PRES-08] plans of the kind %s have sentences as titles and differing layouts',
  ([, topic]) => {
    for (let count = 3; count <= 20; count++) check(topic, count);
  },
);

test.for(styles)('[PRES-08] plans of the style %s keep the same rules', (style) => {
  for (let count = 3; count <= 20; count++) check(briefs.general, count, { style });
});

test('[PRES-08] every kind of topic has a plan of its own, and all together show every layout of texts', () => {
  const plans = Object.values(briefs).map((topic) => plan(topic, 11).slice(1, -1));
  expect(new Set(plans.map(([first]) => first?.title)).size).toBe(plans.length);
  const facts = plan('Отчёт: опт 5 млн ₽, розница 6 млн ₽, альфа, бета, гамма', 30);
  const shown = new Set<string>([...plans.flat(), ...facts].map(({ layout }) => layout));
  const texts = 'bullets twoColumns lead cards comparison steps timeline table tableText matrix funnel team';
  const others = 'statement section quote agenda numbers';
  expect(`${texts} ${others}`.split(' ').filter((layout) => !shown.has(layout))).toEqual([]);
});

test('[PRES-08] the first slide lists the headings that follow', () => {
  for (const topic of Object.values(briefs)) {
    const [, lead, ...rest] = plan(topic, 8);
    expect(lead?.points.slice(1)).toEqual(rest.slice(0, 4).map(({ title }) => title));
  }
});

test('[PRES-08] one or two parts of the topic are points of the first slide', () => {
  const items = plan('Как снизить простои: было 18 % времени, цель 9 %, три причины, план на квартал', 9);
  expect(items.map(({ layout }) => layout).slice(1, 3)).toEqual(['numbers', 'lead']);
  expect(items[2]?.points.slice(1, 3)).toEqual(['Три причины', 'План на квартал']);
  expect(items).toHaveLength(9);
});

test('[PRES-47] a short goal is the title of the last slide, a long one is its first point', () => {
  const last = (goal: string) => plan(briefs.launch, 5, { goal }).at(-1);
  expect(last('Выделить деньги')?.title).toBe('Нужно ваше решение: выделить деньги');
  expect(last('Москва или Тула')?.title).toBe('Нужно ваше решение: Москва или Тула');
  const long = 'Утвердить бюджет первого этапа и назначить ответственного за договоры';
  expect(last(long)?.title).toBe('Спасибо за внимание');
  expect(last(long)?.points[0]).toBe(`Что нужно решить: ${long}`);
});
