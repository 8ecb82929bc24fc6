import type { TileValue } from '../services.ts';
import { type ServiceDetails, words } from './details.ts';
import { withOutcomes } from './outcomes.ts';

/** Pictures, recordings and speech (services-in-chat.md §2). */
export const details: Partial<Record<TileValue, ServiceDetails>> = {
  img: {
    question: 'Что нарисовать?',
    placeholder: 'Опишите картинку',
    starters: withOutcomes(
      words('Обложка отчёта: …', 'Иконка: …', 'Иллюстрация: …'),
      'Картинка на\u00a0первую страницу',
      'Простой знак',
      'Рисунок к\u00a0тексту или слайду',
    ),
  },
  sd: {
    question: 'Что нарисовать?',
    placeholder: 'Опишите картинку, лучше по-английски',
    starters: withOutcomes(
      words('Office, soft light, photo', 'Узор из листьев', 'Макет упаковки: …'),
      'Снимок офиса при мягком свете',
      'Фон для слайда или бланка',
      'Набросок коробки или этикетки',
    ),
  },
  yaArt: {
    question: 'Что нарисовать?',
    placeholder: 'Опишите картинку по-русски',
    starters: withOutcomes(
      words('Зимняя Москва, акварель', 'Открытка: …', 'Добрый робот'),
      'Городской вид красками',
      'Поздравление коллеге',
      'Герой для слайда',
    ),
  },
  flux: {
    question: 'Что нарисовать и\u00a0подписать?',
    placeholder: 'Опишите картинку и надпись',
    starters: withOutcomes(
      words('Постер «Неделя безопасности»', 'Кофе, утро, фото', 'Вывеска: …'),
      'Плакат с\u00a0надписью',
      'Снимок для статьи',
      'Надпись на\u00a0здании',
    ),
  },
  audio: {
    question: 'Пришлите запись\u00a0— верну текст со\u00a0временем',
    placeholder: 'Приложите запись или запишите',
    starters: withOutcomes(
      [
        { label: 'Русский с метками', settings: { language: 'ru', timestamps: true } },
        { label: 'English', settings: { language: 'en' } },
        { label: 'Заметка с микрофона', settings: { timestamps: false }, records: true },
      ],
      'Текст со\u00a0временем каждой фразы',
      'Текст английской записи',
      'Скажете вслух\u00a0— будет текст',
    ),
  },
  whisper: {
    question: 'Пришлите запись\u00a0— верну текст с\u00a0говорящими и\u00a0временем',
    placeholder: 'Запись останется в\u00a0компании',
    starters: withOutcomes(
      [
        { label: 'Совещание', settings: { speakers: 'auto' } },
        { label: 'Интервью вдвоём', settings: { speakers: '2' } },
        { label: 'Диктовка', settings: { speakers: 'none' } },
      ],
      'Реплики по\u00a0говорящим',
      'Разговор двух людей',
      'Сплошной текст',
    ),
  },
  summaryAudio: {
    question: 'Пришлите запись\u00a0— верну главное',
    placeholder: 'Приложите запись встречи',
    starters: withOutcomes(
      [
        { label: 'Протокол', settings: { protocol: true } },
        { label: 'Кратко', settings: { length: 'brief' } },
        { label: 'Подробный конспект', settings: { length: 'detailed' } },
      ],
      'Решения, поручения, сроки',
      'Главное в\u00a0нескольких строках',
      'Встреча по\u00a0темам',
    ),
  },
  speech: {
    question: 'Что прочитать вслух?',
    placeholder: 'Текст, который прочитать',
    starters: withOutcomes(
      [
        { label: 'Автоответчик: …', text: 'Здравствуйте! Вы позвонили в\u00a0компанию ' },
        { label: 'Ролик: …', text: 'Представляем ' },
        { label: 'Медленно: …', text: '', settings: { speed: 0.75 } },
      ],
      'Приветствие для звонящих',
      'Голос за\u00a0кадром',
      'Чтение на\u00a0скорости 0,75',
    ),
  },
  speechEleven: {
    question: 'Что прочитать с\u00a0выражением?',
    placeholder: 'Текст, который прочитать выразительно',
    starters: withOutcomes(
      [
        { label: 'Реклама: …', text: 'Только на этой неделе: ' },
        { label: 'Сказка: …', text: 'Жили-были ' },
        { label: 'Приветствие: …', text: 'Добро пожаловать в\u00a0' },
      ],
      'Бодрое объявление',
      'Рассказ в\u00a0лицах',
      'Тёплые слова гостям',
    ),
  },
  speechLocal: {
    question: 'Что озвучить?',
    placeholder: 'Внутренний текст для озвучки',
    starters: withOutcomes(
      [
        { label: 'Инструктаж: …', text: 'Перед началом работы ' },
        { label: 'Объявление: …', text: 'Уважаемые коллеги! ' },
        { label: 'Курс: …', text: 'В\u00a0этом уроке ' },
      ],
      'Спокойный голос диктора',
      'Сообщение для всех',
      'Озвучка урока',
    ),
  },
};
