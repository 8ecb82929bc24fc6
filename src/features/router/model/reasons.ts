import type { Ask, Reason } from './types.ts';

const asks: Readonly<Record<Ask, string>> = {
  translate: 'просите перевод',
  speak: 'просите озвучить текст',
  transcribe: 'просите текст записи',
  minutes: 'просите итоги разговора',
  draw: 'просите картинку',
  recognise: 'просите распознать текст',
  look: 'спрашиваете о картинке',
  summarise: 'просите пересказ',
  find: 'спрашиваете о документах',
  check: 'просите работу с документом',
  table: 'спрашиваете о таблице',
  calculate: 'просите расчёт',
  web: 'ищете свежие сведения',
  company: 'спрашиваете о порядках компании',
  code: 'просите помочь с кодом',
  write: 'просите текст или ответ',
  edit: 'просите исправить текст',
  download: 'хотите скачать видео',
};

const givens: Readonly<Record<NonNullable<Reason['given']>, string>> = {
  document: 'приложили документ',
  picture: 'приложили картинку',
  sound: 'приложили запись',
  table: 'приложили таблицу',
  other: 'приложили файл',
  address: 'дали ссылку',
  video: 'дали ссылку на видео',
};

const stays = {
  said: 'текст должен остаться в\u00a0компании',
  personal: 'в\u00a0тексте похоже на персональные данные, а\u00a0сервис в\u00a0контуре',
} as const;

const fallbacks = {
  last: 'вы пользовались им последним',
  popular: 'популярный сервис',
  words: 'подходит по описанию',
} as const;

/** Says in one line why a service is offered: «вы приложили документ и просите перевод». */
export function reasonText({ isNamed, given, ask, stays: why, fallback }: Reason): string {
  if (isNamed) return 'вы назвали этот сервис';
  const done = [given && givens[given], ask && asks[ask]].filter(Boolean).join(' и\u00a0');
  const words = [done && `вы ${done}`, why && stays[why]].filter(Boolean).join(', ');
  return words || fallbacks[fallback ?? 'popular'];
}
