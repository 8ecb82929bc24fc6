/**
 * The slides of the contact sheets: each layout with a short text, layouts of text also with a long one, and each kind of
 * chart.
 */
import { CHART_KINDS, CHART_TYPES, hasOneSeries } from '#features/presentations/model/chart-kinds.ts';
import {
  type Block,
  type Brand,
  type ChartBlock,
  emptySlide,
  type Layout,
  type Paragraph,
  paragraph,
  run,
  type Slide,
  type SlotName,
  textBlock,
} from '#features/presentations/model/deck.ts';
import { LAYOUTS } from '#features/presentations/model/layouts.ts';

export interface Sample {
  /** The caption below the slide. */
  readonly name: string;
  readonly slide: Slide;
}

/** The brand of the sample company. */
export const sampleBrand: Brand = {
  name: 'Северлог',
  logo: { idFile: 'logo', width: 600, height: 200 },
  isLogoOnPlate: false,
  isLogoOnSlides: true,
  accent: '#0b7f86',
  dark: '#12303a',
  light: '#ffffff',
  fonts: 'serifTitles',
  cover: 'band',
  contacts: 'ООО «Северлог»\nrazvitie@severlog.example',
};

type Content = Partial<Record<SlotName, string | Block>>;

const sample = (layout: Layout, content: Content, note = ''): Sample => ({
  name: note === '' ? LAYOUTS[layout].name : `${LAYOUTS[layout].name}, ${note}`,
  slide: {
    ...emptySlide(layout, `${layout} ${note}`),
    slots: Object.entries(content).map(([name, block]) => ({
      name: name as SlotName,
      block: typeof block === 'string' ? textBlock(block) : block,
    })),
  },
});

const bullets = (...lines: string[]): Block => textBlock(lines.join('\n'), 'bullet');
/** A list whose items have names. */
const items = (...all: [head: string, text: string, icon?: string][]): Block => ({
  kind: 'text',
  paragraphs: all.map(
    ([head, text, icon]): Paragraph => ({
      level: 0,
      list: 'bullet',
      runs: [{ ...run(`${head} `), isBold: true }, ...(text === '' ? [] : [run(text)])],
      ...(icon !== undefined && { icon }),
    }),
  ),
});
/** A column under a bold name. */
const column = (head: string, ...lines: string[]): Block => ({
  kind: 'text',
  paragraphs: [
    { level: 0, list: 'none', runs: [{ ...run(head), isBold: true }] },
    ...lines.map((line) => paragraph(line, 'bullet')),
  ],
});
const picture = (idFile: string, alt: string): Block => ({
  kind: 'picture',
  idFile,
  alt,
  isDecorative: false,
  fit: 'cover',
});
const hall = picture('hall', 'Новый склад на рассвете');

const months = ['Апрель', 'Май', 'Июнь', 'Июль', 'Август', 'Сентябрь'];
const chart = (
  type: ChartBlock['type'],
  categories: string[],
  series: Record<string, number[]>,
): ChartBlock => ({
  kind: 'chart',
  type,
  unit: 'млн ₽',
  categories,
  series: Object.entries(series).map(([name, values]) => ({ name, values })),
});
const years = chart('column', months.slice(3), { 2025: [112, 117, 125], 2026: [121, 128, 138] });
const branches = {
  Розница: [42, 44, 47, 49, 51, 56],
  Опт: [31, 30, 33, 29, 28, 24],
  Сервис: [12, 13, 15, 18, 21, 26],
};

function chartOfKind(type: ChartBlock['type']): ChartBlock {
  if (type === 'waterfall')
    return {
      ...chart(type, ['План', 'Розница', 'Сервис', 'Опт', 'Аренда', 'Итог'], {
        'Операционная прибыль': [38, 9, 7, -6, -4],
      }),
    };
  if (hasOneSeries(type))
    return chart(type, ['Розница', 'Опт', 'Сервис', 'Аренда', 'Прочее'], { Выручка: [186, 102, 65, 22, 12] });
  if (type === 'combined')
    return chart(type, months, {
      Выручка: [121, 124, 130, 128, 133, 138],
      'Рентабельность, %': [9.9, 8.9, 10.8, 10.2, 11.3, 12.3],
    });
  return chart(type, months, branches);
}

const conclusionOf = (type: ChartBlock['type']): string =>
  hasOneSeries(type) && type !== 'waterfall'
    ? 'Розница приносит почти половину выручки'
    : type === 'waterfall'
      ? 'Рост розницы и сервиса перекрыл потери в опте'
      : type === 'combined'
        ? 'Рентабельность растёт быстрее выручки'
        : 'Сервис вырос с 12 до 26 млн ₽ в месяц';

const table = (rows: string[][]): Block => ({ kind: 'table', hasHeader: true, rows });
const costs = table([
  ['Статья', 'План', 'Факт', 'Отклонение'],
  ['Себестоимость', '262', '267', '+1,9 %'],
  ['Коммерческие расходы', '48', '50', '+4,2 %'],
  ['Всего', '310', '317', '+2,3 %'],
]);
const steps = (...all: [when: string, what: string][]): Block => ({
  kind: 'timeline',
  steps: all.map(([when, what]) => ({ when, what })),
});

const short: readonly Sample[] = [
  sample('title', {
    title: 'Новый склад под Калугой: план проекта',
    subtitle: 'Отдел развития, ноябрь 2026 года',
  }),
  sample('titlePicture', {
    title: 'Запуск склада: план проекта',
    subtitle: 'Отдел развития, ноябрь 2026 года',
    picture: hall,
  }),
  sample('section', { title: 'Что мы теряем сегодня', subtitle: 'Деньги, время и клиентов' }),
  sample('agenda', {
    title: 'О чём поговорим',
    body: bullets(
      'Что изменилось с прошлого квартала',
      'Где мы теряем время',
      'Три варианта и их цена',
      'Что нужно от вас',
    ),
  }),
  sample('bullets', {
    title: 'Новый склад окупается за три года',
    body: bullets(
      'Аренда на стороне больше не нужна: 2,1 млн ₽ в месяц',
      'Заказ собирается за 12 часов вместо 26',
      'Места хватит до 2031 года',
    ),
  }),
  sample('lead', {
    title: 'Новый склад снимает главную проблему',
    subtitle: 'Заказ собирается вдвое быстрее, а аренда на стороне уходит',
    body: bullets(
      'Загрузка падает с 96 до 70 %',
      'Аренда на стороне 2,1 млн ₽ в месяц не нужна',
      'Сборка занимает 12 часов вместо 26',
    ),
  }),
  sample('twoColumns', {
    title: 'Два способа получить место',
    left: column('Строить', '340 млн ₽ сразу', 'Готов через полтора года', 'Здание остаётся нашим'),
    right: column('Снимать', '4,2 млн ₽ в месяц', 'Готов через три месяца', 'Договор на пять лет'),
  }),
  sample('comparison', {
    title: 'Порядок вместо переписки',
    left: column('Было', 'Каждый делал по-своему', 'Ответы искали в переписке', 'Заявка ждала пять дней'),
    right: column('Стало', 'Один понятный порядок', 'Всё лежит в одном месте', 'Ответ приходит за час'),
  }),
  sample('cards', {
    title: 'Три направления дают весь рост',
    body: items(
      ['Розница', 'четырнадцать магазинов в шести городах, два открылись осенью', 'store'],
      ['Опт', 'поставки сетям и предприятиям, одна перенесена', 'truck'],
      ['Сервис', 'ремонт и обслуживание, 412 договоров', 'wrench'],
    ),
  }),
  sample('numbers', {
    title: 'План перевыполнен: сервис вытянул квартал',
    body: items(
      ['387', 'млн ₽ выручки при плане 375'],
      ['44', 'млн ₽ операционной прибыли'],
      ['−6', 'млн ₽ в опте: поставка ушла на октябрь'],
    ),
  }),
  sample('steps', {
    title: 'Четыре дела до 1 декабря',
    body: items(
      ['Отгрузить перенос', 'коммерческий отдел, до 12 октября'],
      ['Открыть Калугу', 'розница, до 1 ноября'],
      ['Нанять мастеров', 'сервис: выезд за 1,8 дня'],
      ['Найти поставщика', 'закупки, комплектующие без простоя'],
    ),
  }),
  sample('timeline', {
    title: 'Склад откроется в июле',
    timeline: steps(
      ['Ноябрь', 'Договор аренды'],
      ['Январь', 'Ремонт и сети'],
      ['Март', 'Стеллажи'],
      ['Май', 'Набор людей'],
      ['Июль', 'Первая отгрузка'],
    ),
  }),
  sample('matrix', {
    title: 'Где риск больше, там действуем сначала',
    body: items(
      ['Вероятно и опасно', 'стеллажи придут позже марта: второй поставщик'],
      ['Вероятно и терпимо', 'не наберём 34 человека: набор с марта'],
      ['Редко и терпимо', 'сбой учётной системы: месяц в двух системах'],
      ['Редко и опасно', 'ремонт дороже 22 млн ₽: твёрдая цена'],
    ),
  }),
  sample('funnel', {
    title: 'До договора доходит каждый десятый',
    body: items(
      ['1 200 обращений', 'за квартал'],
      ['480 встреч', '40 % обращений'],
      ['190 предложений', '16 % обращений'],
      ['124 договора', '10 % обращений'],
    ),
  }),
  sample('team', {
    title: 'Кто отвечает за запуск',
    body: items(
      ['Ольга Зимина', 'руководитель проекта'],
      ['Иван Ткаченко', 'ремонт и сети'],
      ['Мария Орлова', 'бюджет'],
      ['Пётр Сомов', 'набор людей'],
    ),
  }),
  sample('statement', {
    title: 'Каждый второй договор можно подписать за день',
    subtitle: 'Если убрать три согласования, которые ничего не меняют',
  }),
  sample('quote', {
    title: 'Почему клиенты остаются',
    quote: '«Оставляем заявку в понедельник, а в среду линия уже работает»',
    author: 'Ирина Белова, главный инженер хлебозавода',
  }),
  sample('portrait', {
    title: 'Почему клиенты остаются',
    quote: '«Оставляем заявку в понедельник, а в среду линия уже работает»',
    author: 'Ирина Белова, главный инженер хлебозавода',
    picture: picture('person', 'Ирина Белова'),
  }),
  sample('pictureText', {
    title: 'Площадка у трассы М3',
    picture: hall,
    body: bullets('9 000 м² под одной крышей', 'Шесть ворот для фур', 'Час до кольцевой дороги'),
  }),
  sample('pictureFull', {
    title: 'Новый склад откроется в июле',
    subtitle: '9 000 м² под Калугой',
    picture: hall,
  }),
  sample('table', { title: 'Расходы выросли медленнее выручки', table: costs }),
  sample('tableText', {
    title: 'Расходы выросли медленнее выручки',
    table: costs,
    body: 'Расходы +2,3 %, выручка +3,2 %',
  }),
  sample('chart', {
    title: 'Каждый месяц лучше прошлогоднего',
    chart: years,
    body: 'В сентябре разрыв дошёл до 10,4 %',
  }),
  sample('chartFull', {
    title: 'Каждый месяц лучше прошлогоднего',
    chart: years,
    body: 'В сентябре разрыв дошёл до 10,4 %',
  }),
  sample('twoCharts', {
    title: 'Розница растёт, доля опта снижается',
    chart: years,
    chart2: chartOfKind('doughnut'),
  }),
  sample('gallery', {
    title: 'Площадка у трассы М3',
    picture: hall,
    picture2: picture('person', 'Начальник склада'),
    picture3: hall,
  }),
  sample('thanks', { title: 'Спасибо!', body: 'Готовы ответить на вопросы' }),
];

const much = 'много текста';
const longTitle = 'Взаимодействие складов сокращает сроки и высвобождает оборотные средства';
const points = [
  'Поставка комплектующих переносится на вторую половину квартала из-за ремонта моста через Оку',
  'Дополнительное соглашение с перевозчиком подписано, штрафов за простой не будет',
  'Сервис берёт на себя внеплановое обслуживание линий двух крупнейших покупателей',
  'Высвобожденные средства направляются на автоматизацию приёмки и адресное хранение',
  'Переподготовка кладовщиков займёт две недели и пройдёт без остановки работы',
  'Ответственность за сохранность на время переезда несёт транспортная компания',
];
const named: [string, string, string?][] = [
  [
    'Ответственное хранение',
    'собственные площади вместо арендованных, договоры с третьими лицами расторгаются до марта',
    'warehouse',
  ],
  ['Комплектация', 'адресное хранение и сборка по волнам, ошибок втрое меньше', 'boxes'],
  ['Автотранспорт', 'восемь машин вместо пяти, маршруты строит программа', 'truck'],
  ['Персонал', 'тридцать четыре человека, переподготовка за две недели', 'users'],
  ['Информационные системы', 'одна учётная система во всех филиалах, месяц параллельной работы', 'server'],
  ['Безопасность', 'видеонаблюдение, пропускной режим и пожаротушение по новым нормам', 'shield-check'],
];

const long: readonly Sample[] = [
  sample(
    'title',
    {
      title: longTitle,
      subtitle: 'Доклад отдела развития на совещании директоров филиалов, Калуга, 14 ноября 2026 года',
    },
    much,
  ),
  sample('section', { title: longTitle, subtitle: 'Предпосылки, ограничения и принятые допущения' }, much),
  sample(
    'agenda',
    {
      title: longTitle,
      body: bullets(...points.map((point) => point.split(',')[0] ?? point), 'Вопросы и обсуждение'),
    },
    much,
  ),
  sample('bullets', { title: longTitle, body: bullets(...points) }, much),
  sample('lead', { title: longTitle, subtitle: points[3] ?? '', body: bullets(...points) }, much),
  sample(
    'twoColumns',
    {
      title: longTitle,
      left: column('Собственное строительство', ...points.slice(0, 3)),
      right: column('Долгосрочная аренда', ...points.slice(3)),
    },
    much,
  ),
  sample(
    'comparison',
    {
      title: longTitle,
      left: column('До реорганизации', ...points.slice(0, 3)),
      right: column('После реорганизации', ...points.slice(3)),
    },
    much,
  ),
  sample('cards', { title: longTitle, body: items(...named) }, much),
  sample(
    'numbers',
    {
      title: longTitle,
      body: items(
        ['1 387 млн ₽', 'выручки за девять месяцев при плане 1 375 млн ₽'],
        ['−12,5 %', 'складских издержек на единицу оборота'],
        ['26 → 12 ч', 'на сборку среднего заказа'],
        ['412', 'договоров сервисного обслуживания'],
      ),
    },
    much,
  ),
  sample('steps', { title: longTitle, body: items(...named) }, much),
  sample(
    'timeline',
    {
      title: longTitle,
      timeline: steps(
        ['До 15 ноября', 'Подписание договора долгосрочной аренды'],
        ['Декабрь', 'Проектирование инженерных сетей'],
        ['Январь — февраль', 'Ремонт и электроснабжение'],
        ['Март', 'Монтаж стеллажей и погрузочного оборудования'],
        ['Апрель', 'Внедрение учётной системы'],
        ['Май — июнь', 'Набор и переподготовка персонала'],
        ['1 июля', 'Первая отгрузка'],
      ),
    },
    much,
  ),
  sample('matrix', { title: longTitle, body: items(...named.slice(0, 4)) }, much),
  sample(
    'funnel',
    {
      title: longTitle,
      body: items(
        ['12 400 посетителей', 'страницы услуг за девять месяцев'],
        ['3 120 обращений', 'каждое четвёртое посещение'],
        ['1 480 встреч', 'в офисе и на площадке заказчика'],
        ['620 предложений', 'с расчётом сроков доставки'],
        ['310 договоров', 'включая рамочные'],
      ),
    },
    much,
  ),
  sample(
    'team',
    {
      title: longTitle,
      body: items(
        ['Константин Преображенский', 'руководитель проекта, взаимодействие с филиалами'],
        ['Иван Ткаченко', 'инженерные сети'],
        ['Александра Виноградова', 'бюджет и договоры'],
        ['Пётр Сомов', 'набор и переподготовка персонала'],
        ['Екатерина Оболенская', 'информационные системы'],
        ['Ян Ли', 'безопасность'],
      ),
    },
    much,
  ),
  sample('statement', { title: longTitle, subtitle: points[0] ?? '' }, much),
  sample(
    'quote',
    {
      title: 'Почему клиенты остаются',
      quote: `«${points[2]}. Раньше простой обходился нам в полтора миллиона рублей за смену, а теперь мастер приезжает раньше, чем мы успеваем остановить производство»`,
      author: 'Константин Преображенский, заместитель генерального директора',
    },
    much,
  ),
  sample('pictureText', { title: longTitle, picture: hall, body: bullets(...points.slice(0, 5)) }, much),
  sample(
    'table',
    {
      title: longTitle,
      table: table([
        ['Направление', 'План, млн ₽', 'Факт, млн ₽', 'Отклонение', 'Ответственный', 'Что дальше'],
        ['Розничная торговля', '182,0', '186,4', '+2,4 %', 'Мария Орлова', 'Второй магазин в Калуге'],
        [
          'Оптовые поставки',
          '108,0',
          '101,9',
          '−5,6 %',
          'Иван Ткаченко',
          'Перенесённая поставка уходит 12 октября',
        ],
        ['Сервисное обслуживание', '58,0', '64,8', '+11,7 %', 'Пётр Сомов', 'Два мастера к ноябрю'],
        ['Аренда оборудования', '20,0', '21,7', '+8,5 %', 'Ольга Зимина', ''],
        ['Прочее', '7,0', '12,2', '+74,3 %', 'Ян Ли', 'Разовая продажа списанных погрузчиков'],
        ['Всего', '375,0', '387,0', '+3,2 %', '', ''],
      ]),
    },
    much,
  ),
];

const kinds: readonly Sample[] = CHART_TYPES.map((type) => ({
  ...sample(
    'chartFull',
    { title: 'Сервис удвоился, опт снижается', chart: chartOfKind(type), body: conclusionOf(type) },
    type,
  ),
  name: CHART_KINDS[type].label,
}));

export const samples: readonly Sample[] = [...short, ...kinds, ...long];
