import type { TileValue } from '../services.ts';
import { aboutFile, type ServiceDetails } from './details.ts';
import { withOutcomes } from './outcomes.ts';

/** Documents and links (services-in-chat.md §2). */
export const details: Partial<Record<TileValue, ServiceDetails>> = {
  videoDownload: {
    question: 'Какое видео скачать?',
    placeholder: 'Ссылка на видео',
    starters: withOutcomes(
      [
        { label: '720p', settings: { video: '720' } },
        { label: 'Только звук', settings: { video: 'audio' } },
        { label: 'Наименьший размер', settings: { video: '360' } },
      ],
      'Видео обычного качества',
      'Запись без картинки',
      'Видео 360p',
    ),
  },
  translateFile: {
    question: 'Пришлите документ\u00a0— верну перевод',
    placeholder: 'Приложите документ',
    starters: withOutcomes(
      [
        { label: 'Договор на английский', settings: { from: 'ru', to: 'en' } },
        { label: 'Инструкцию на русский', settings: { to: 'ru' } },
        { label: 'Субтитры', settings: { from: 'en', to: 'ru' } },
      ],
      'Русский документ по-английски',
      'Документ по-русски',
      'Английские титры по-русски',
    ),
  },
  annotator: {
    question: 'Пришлите документ\u00a0— верну суть',
    placeholder: 'Приложите документ',
    starters: withOutcomes(
      [
        { label: 'Кратко', settings: { length: 'brief' } },
        { label: 'Подробно', settings: { length: 'detailed' } },
        { label: 'Иностранный — по-русски', settings: { answerIn: 'ru' } },
      ],
      'Суть в\u00a0нескольких строках',
      'Разделы и\u00a0выводы',
      'Аннотация на\u00a0русском',
    ),
  },
  ocr: {
    question: 'Пришлите скан\u00a0— верну текст',
    placeholder: 'Приложите скан или фото',
    starters: withOutcomes(
      [
        { label: 'Русский', settings: { scripts: ['ru'] } },
        { label: 'Русский и английский', settings: { scripts: ['ru', 'en'] } },
        { label: 'Снимок экрана', settings: { scripts: ['ru', 'en'] } },
      ],
      'Русский текст со\u00a0скана',
      'Текст на\u00a0двух языках',
      'Надписи с\u00a0экрана',
    ),
  },
  yaSummaryLink: {
    question: 'Какую статью пересказать?',
    placeholder: 'Ссылка на статью',
    starters: withOutcomes(
      [
        { label: 'Кратко', settings: { length: 'brief' } },
        { label: 'Подробно', settings: { length: 'detailed' } },
        { label: 'Вставить ссылку из буфера', fromClipboard: true },
      ],
      'Главное из\u00a0статьи',
      'Пересказ по\u00a0разделам',
      'Адрес встанет в\u00a0поле',
    ),
  },
  searchByFile: {
    question: 'Что узнать из\u00a0документов?',
    placeholder: 'Спросите о документах',
    starters: withOutcomes(
      aboutFile('Сроки и штрафы?', 'Сравни требования', 'Всё о расторжении'),
      'Ответ с\u00a0местами в\u00a0тексте',
      'Различия документов',
      'Пункты с\u00a0цитатами',
    ),
  },
  searchByTable: {
    question: 'Что посчитать по\u00a0таблице?',
    placeholder: 'Спросите о таблице',
    starters: withOutcomes(
      aboutFile('Суммы и график', 'Где отклонения?', 'Пропуски и повторы'),
      'Итоги, таблица и\u00a0график',
      'Строки, которые выбиваются',
      'Чего не\u00a0хватает и\u00a0что лишнее',
    ),
  },
};
