import type { TileValue } from '../services.ts';
import { aboutFile, type ServiceDetails } from './details.ts';

/** Documents and links (services-in-chat.md §2). */
export const details: Partial<Record<TileValue, ServiceDetails>> = {
  videoDownload: {
    placeholder: 'Ссылка на видео',
    starters: [
      { label: '720p', settings: { video: '720' } },
      { label: 'Только звук', settings: { video: 'audio' } },
      { label: 'Наименьший размер', settings: { video: '360' } },
    ],
  },
  translateFile: {
    placeholder: 'Приложите документ',
    starters: [
      { label: 'Договор на английский', settings: { from: 'ru', to: 'en' } },
      { label: 'Инструкцию на русский', settings: { to: 'ru' } },
      { label: 'Субтитры', settings: { from: 'en', to: 'ru' } },
    ],
  },
  annotator: {
    placeholder: 'Приложите документ',
    starters: [
      { label: 'Кратко', settings: { length: 'brief' } },
      { label: 'Подробно', settings: { length: 'detailed' } },
      { label: 'Иностранный — по-русски', settings: { answerIn: 'ru' } },
    ],
  },
  ocr: {
    placeholder: 'Приложите скан или фото',
    starters: [
      { label: 'Русский', settings: { scripts: ['ru'] } },
      { label: 'Русский и английский', settings: { scripts: ['ru', 'en'] } },
      { label: 'Снимок экрана', settings: { scripts: ['ru', 'en'] } },
    ],
  },
  yaSummaryLink: {
    placeholder: 'Ссылка на статью',
    starters: [
      { label: 'Кратко', settings: { length: 'brief' } },
      { label: 'Подробно', settings: { length: 'detailed' } },
      { label: 'Вставить ссылку из буфера', fromClipboard: true },
    ],
  },
  searchByFile: {
    placeholder: 'Спросите о документах',
    starters: aboutFile('Сроки и штрафы?', 'Сравни требования', 'Всё о расторжении'),
  },
  searchByTable: {
    placeholder: 'Спросите о таблице',
    starters: aboutFile('Суммы и график', 'Где отклонения?', 'Пропуски и повторы'),
  },
};
