/**
 * The criteria of the trainer (lab.md §8): two signals each, and one next step for whatever is missing. Both signals give the
 * full weight, one of them half.
 */
import { type Place, placesOf, type Reading, sentenceAt, wordsIn } from './reading.ts';

export type Signal = (reading: Reading) => Place | null;

export interface Rule {
  readonly a: Signal;
  readonly b: Signal;
  /** The next step where both signals, only A or only B is missing. */
  readonly advice: { readonly both: string; readonly a: string; readonly b: string };
}

const NOT_BEFORE = '(?<![\\p{L}\\p{N}])';
const NOT_AFTER = '(?![\\p{L}\\p{N}])';

/** A pattern for one of these words or phrases, in a folded text. */
const word = (...forms: string[]) => new RegExp(`${NOT_BEFORE}(?:${forms.join('|')})${NOT_AFTER}`, 'gu');
const found =
  (pattern: RegExp): Signal =>
  (reading) =>
    placesOf(reading, pattern)[0] ?? null;

const any = '\\p{L}*';
const number =
  '(?:\\d+(?:\\s*[–—-]\\s*\\d+)?|(?:од[ин]|дв|тр|четыр|пят|шест|сем|восе?м|девят|десят|сорок|ст[оа])\\p{L}*)';
const amount = word(
  `${number}\\s+(?:\\p{L}+\\s+)?(?:слов|предложени|пункт|вариант)${any}`,
  `${number}\\s+(?:\\p{L}+\\s+)?иде(?:я|и|й|ю|ям|ями|ях)`,
);
const verbs = word(
  '(?:напиши|составь|сравни|сократи|объясни|извлеки|предложи|ответь|проверь|перепиши)(?:те)?',
);
/** «Не» as a part of another criterion's signal is no limit. */
const limits = word('без', 'только', 'не(?!\\s+(?:знает|хватает|уверен|больше|более|длиннее|только))');
const quotations = /«[^«»\n]{1,200}»|„[^„“\n]{1,200}“|“[^“”\n]{1,200}”|(?<!")"(?!")[^"\n]{1,200}"(?!")/gu;

/** A verb with at least three words after it in its sentence. */
const object: Signal = (reading) =>
  placesOf(reading, verbs).find(
    (place) => wordsIn(reading.folded.slice(place.end, sentenceAt(reading, place).end)).length >= 3,
  ) ?? null;

/** Two quoted names, or one of the kind «… — …». */
const names: Signal = (reading) => {
  const places = placesOf(reading, quotations);
  const [first] = places;
  const pair = places.find(({ start, end }) => /\S\s[—–-]\s\S/u.test(reading.text.slice(start, end)));
  return pair ?? (places.length > 1 && first ? first : null);
};

const sample: Signal = (reading) =>
  // Without the two quotation marks.
  placesOf(reading, quotations).find(({ start, end }) => end - start - 2 >= 15) ?? null;

/** The rules of all criteria but `safe`, which depends on the exercise. */
export const rules: Readonly<Record<string, Rule>> = {
  goal: {
    a: found(verbs),
    b: object,
    advice: {
      both: 'Начните с глагола: «составь», «сравни», «объясни» — так сразу видно, какой результат нужен.',
      a: 'Назовите действие глаголом: «составь», «сравни», «объясни».',
      b: 'Допишите после глагола, что именно должно получиться: хотя бы три слова о предмете и цели.',
    },
  },
  ctx: {
    a: found(
      word(
        'у\\s+нас',
        'после',
        'из-за',
        'отдел(?:а|у|ом|е|ы|ов|ам|ами|ах)?',
        `поставк${any}`,
        'поставок',
        `проект${any}`,
      ),
    ),
    b: found(/\p{Nd}+/gu),
    advice: {
      both: 'Добавьте обстоятельства: что произошло, у кого и какие числа или даты важны.',
      a: 'Число уже есть. Скажите, что за ним стоит: отдел, проект, событие.',
      b: 'Обстоятельства названы. Добавьте число или дату, и ответ станет точнее.',
    },
  },
  aud: {
    a: found(word('для', 'кому', `клиент${any}`, `директор${any}`, `коллег${any}`)),
    b: found(word(`котор${any}`, 'не\\s+знает', `реша${any}`, `нович(?:к|ок)${any}`)),
    advice: {
      both: 'Назовите читателя: для кого ответ и что этот человек решает или чего ещё не знает.',
      a: 'О читателе кое-что известно. Скажите прямо, кто это: клиент, директор, коллеги.',
      b: 'Читатель назван. Добавьте одну подробность: что он решает, чего ждёт или ещё не знает.',
    },
  },
  fmt: {
    a: found(word(`таблиц${any}`, `спис(?:ок|к)${any}`, `абзац${any}`)),
    b: names,
    advice: {
      both: 'Опишите вид ответа: таблица, список или абзацы — и назовите столбцы или части в «ёлочках».',
      a: 'Названия уже есть. Скажите, что это: столбцы таблицы, пункты списка или абзацы.',
      b: 'Вид ответа назван. Перечислите в «ёлочках» столбцы или части, хотя бы две.',
    },
  },
  len: {
    a: found(amount),
    b: found(
      word('ровно', 'максимум', 'не\\s+(?:больше|более|длиннее)', `до\\s+${number}`, '\\d+\\s*[–—-]\\s*\\d+'),
    ),
    advice: {
      both: 'Задайте объём: например, «до 120 слов» или «ровно 5 пунктов».',
      a: 'Граница есть. Укажите число и единицу: слова, предложения, пункты, варианты.',
      b: 'Число есть. Уточните, предел это или точное значение: «до», «ровно», «не больше».',
    },
  },
  lim: {
    a: found(limits),
    b: (reading) => placesOf(reading, limits)[1] ?? null,
    advice: {
      both: 'Скажите, чего в ответе быть не должно: «без…», «не…», «только…».',
      a: 'Скажите, чего в ответе быть не должно: «без…», «не…», «только…».',
      b: 'Одна граница есть. Добавьте вторую: чего ещё избегать или чем ограничиться.',
    },
  },
  tone: {
    a: found(word('тон(?:а|у|ом|е)?', 'стил(?:ь|я|ю|ем|е)')),
    b: found(word('но', 'без')),
    advice: {
      both: 'Опишите тон двумя словами, например «деловой, но тёплый».',
      a: 'Оттенок есть. Назовите сам тон или стиль: спокойный, деловой, дружеский.',
      b: 'Тон назван. Уточните его через «но» или «без»: «спокойный, но тёплый».',
    },
  },
  exm: {
    a: found(word('например', 'как\\s+здесь')),
    b: sample,
    advice: {
      both: 'Покажите образец: «например» и строка в «ёлочках» в том виде, в каком нужен ответ.',
      a: 'Образец есть. Представьте его словами «например» или «как здесь».',
      b: 'Приведите сам образец в «ёлочках»: 15 знаков или больше.',
    },
  },
  stp: {
    a: found(word('сначала', 'шаг(?:а|у|ом|е|и|ов|ам|ами|ах)?')),
    b: found(word('затем', 'потом')),
    advice: {
      both: 'Разбейте работу на шаги: «сначала…, затем…».',
      a: 'Продолжение есть. Назовите и первый шаг: «сначала…».',
      b: 'Первый шаг есть. Скажите, что делать потом: «затем…».',
    },
  },
  src: {
    a: found(word('ниже', 'из\\s+файла', 'по\\s+данным')),
    b: found(/"""|укажи(?:те)?,?\s+откуда/gu),
    advice: {
      both: 'Скажите, на что опираться: «по данным ниже» — и вставьте материал между тройными кавычками """.',
      a: 'Опора рядом. Скажите, что отвечать нужно по тексту ниже, из файла или по данным.',
      b: 'Опора названа. Вставьте материал между тройными кавычками """ или попросите: «укажи, откуда».',
    },
  },
  chk: {
    a: found(word('(?:проверь|отметь)(?:те)?')),
    b: found(word(`не\\s+уверен${any}`, 'не\\s+хватает', 'нет\\s+данных')),
    advice: {
      both: 'Попросите перепроверить ответ: «отметь, где не уверен или чего не хватает».',
      a: 'Сомнения учтены. Скажите прямо, что с ними делать: «отметь» или «проверь».',
      b: 'Проверка есть. Уточните, что отмечать: где данных не хватает, где нет уверенности.',
    },
  },
};

/** The next step where an attempt holds personal data. */
export const safeAdvice =
  'Замените личное условными знаками: [ИМЯ], [ПАСПОРТ], [ТЕЛЕФОН]. Для хорошего ответа оно не нужно.';
