import type { TileValue } from '../services.ts';
import { type ServiceDetails, words } from './details.ts';

/** Pictures, recordings and speech (services-in-chat.md §2). */
export const details: Partial<Record<TileValue, ServiceDetails>> = {
  img: {
    placeholder: 'Опишите картинку',
    starters: words('Обложка отчёта: …', 'Иконка: …', 'Иллюстрация: …'),
  },
  sd: {
    placeholder: 'Опишите картинку, лучше по-английски',
    starters: words('Office, soft light, photo', 'Узор из листьев', 'Макет упаковки: …'),
  },
  yaArt: {
    placeholder: 'Опишите картинку по-русски',
    starters: words('Зимняя Москва, акварель', 'Открытка: …', 'Добрый робот'),
  },
  flux: {
    placeholder: 'Опишите картинку и надпись',
    starters: words('Постер «Неделя безопасности»', 'Кофе, утро, фото', 'Вывеска: …'),
  },
  audio: {
    placeholder: 'Приложите запись или запишите',
    starters: [
      { label: 'Русский с метками', settings: { language: 'ru', timestamps: true } },
      { label: 'English', settings: { language: 'en' } },
      { label: 'Заметка с микрофона', settings: { timestamps: false }, records: true },
    ],
  },
  whisper: {
    placeholder: 'Приложите запись или запишите; запись останется в\u00a0компании',
    starters: [
      { label: 'Совещание', settings: { speakers: 'auto' } },
      { label: 'Интервью вдвоём', settings: { speakers: '2' } },
      { label: 'Диктовка', settings: { speakers: 'none' } },
    ],
  },
  summaryAudio: {
    placeholder: 'Приложите запись встречи',
    starters: [
      { label: 'Протокол', settings: { protocol: true } },
      { label: 'Кратко', settings: { length: 'brief' } },
      { label: 'Подробный конспект', settings: { length: 'detailed' } },
    ],
  },
  speech: {
    placeholder: 'Текст, который прочитать',
    starters: [
      { label: 'Автоответчик: …', text: 'Здравствуйте! Вы позвонили в\u00a0компанию ' },
      { label: 'Ролик: …', text: 'Представляем ' },
      { label: 'Медленно: …', text: '', settings: { speed: 0.75 } },
    ],
  },
  speechEleven: {
    placeholder: 'Текст, который прочитать выразительно',
    starters: [
      { label: 'Реклама: …', text: 'Только на этой неделе: ' },
      { label: 'Сказка: …', text: 'Жили-были ' },
      { label: 'Приветствие: …', text: 'Добро пожаловать в\u00a0' },
    ],
  },
  speechLocal: {
    placeholder: 'Внутренний текст для озвучки',
    starters: [
      { label: 'Инструктаж: …', text: 'Перед началом работы ' },
      { label: 'Объявление: …', text: 'Уважаемые коллеги! ' },
      { label: 'Курс: …', text: 'В\u00a0этом уроке ' },
    ],
  },
};
