import type { TileValue } from '../services.ts';
import { aboutFile, type ServiceDetails, words } from './details.ts';

/** Conversations and translations (services-in-chat.md §2). */
export const details: Partial<Record<TileValue, ServiceDetails>> = {
  chatGpt: {
    placeholder: 'Спросите или приложите документ',
    starters: [
      { label: 'Сократи письмо: …' },
      { label: 'План встречи: …' },
      { label: 'Найди слабые места документа', needsFile: true },
    ],
  },
  chatGptMulti: {
    question: 'Что на\u00a0картинке?',
    placeholder: 'Приложите картинку и спросите',
    starters: aboutFile('Что на графике?', 'Таблицу — в текст', 'Найди ошибки макета'),
  },
  yaChat: {
    question: 'Что написать?',
    placeholder: 'Напишите задачу по-русски',
    starters: words('Перепиши просто: …', 'Пять заголовков: …', 'Поздравь коллегу: …'),
  },
  gigaChat: {
    question: 'Что написать или пересказать?',
    placeholder: 'Напишите задачу или приложите файл',
    starters: [
      { label: 'Перескажи документ', needsFile: true },
      { label: 'Ответь на жалобу: …' },
      { label: 'Должностная инструкция: …' },
    ],
  },
  gemini: {
    question: 'Что разобрать?',
    placeholder: 'Длинный документ или картинка',
    starters: aboutFile('Все сроки и ответственные', 'Сравни документы', 'Опиши схему'),
  },
  claude: {
    question: 'Над чем работаем?',
    placeholder: 'Задача, договор или код',
    starters: [
      { label: 'Риски договора', needsFile: true },
      { label: 'Объясни код: …' },
      { label: 'Служебная записка: …' },
    ],
  },
  grok: {
    question: 'Что объяснить?',
    placeholder: 'Спросите коротко',
    starters: words('Объясни за минуту: …', 'Доводы за и против: …', 'Назови проект: …'),
  },
  deepSeek: {
    question: 'Что решить?',
    placeholder: 'Задача, расчёт или код',
    starters: words('Реши по шагам: …', 'Напиши SQL: …', 'Найди ошибку: …'),
  },
  perplexity: {
    question: 'Что найти?',
    placeholder: 'Что найти в интернете?',
    starters: words('Что изменилось: …', 'Сравни со ссылками на источники: …', 'Новости недели: …'),
  },
  llama: {
    question: 'С\u00a0чем помочь внутри компании?',
    placeholder: 'Текст, который нельзя выносить',
    starters: words('Перескажи: …', 'Записка о …', 'Проверь тон: …'),
  },
  llama3_2: {
    question: 'Что набросать?',
    placeholder: 'Короткий вопрос или черновик',
    starters: words('Тема письма: …', 'Исправь ошибки: …', 'Сделай список: …'),
  },
  vasilisa: {
    question: 'Что узнать о\u00a0правилах?',
    placeholder: 'Спросите о правилах компании',
    starters: words('Как оформить командировку?', 'Сколько дней отпуска?', 'Пропуск для гостя'),
  },
  translate: {
    question: 'Что перевести?',
    placeholder: 'Текст для перевода',
    starters: [
      { label: 'Письмо на английский', settings: { to: 'en', tone: 'business' } },
      { label: 'На русский', settings: { to: 'ru' } },
      { label: 'На китайский, деловой', settings: { to: 'zh', tone: 'business' } },
    ],
  },
  translateLocal: {
    question: 'Что перевести?',
    placeholder: 'Внутренний текст для перевода',
    starters: [
      { label: 'На английский', settings: { to: 'en' } },
      { label: 'На русский', settings: { to: 'ru' } },
      { label: 'На немецкий', settings: { to: 'de' } },
    ],
  },
};
