/** Rules for a chat-bot that somebody else has saved meanwhile (LAB-09). */
import { dayInWords } from './bot-state.ts';
import { type BotValues, fieldsOf } from './bot-values.ts';
import { entryLabels } from './entries.ts';

export const fieldLabels: Readonly<Record<keyof BotValues, string>> = {
  name: 'Название',
  welcome: 'Приветствие',
  starters: 'Примеры запросов',
  entry: 'Кто может войти',
  domains: 'Домены',
  lastDay: 'Последний день',
  dayLimit: 'Запросов в\u00a0день',
  isOn: 'Чат\u2011бот включён',
};

/** A value in words. */
export function wordsOf(values: BotValues, name: keyof BotValues): string {
  const fields = fieldsOf(values);
  if (name === 'entry') return entryLabels[values.entry] ?? values.entry;
  if (name === 'isOn') return fields.isOn ? 'Да' : 'Нет';
  if (name === 'lastDay') return fields.lastDay === null ? 'Без срока' : dayInWords(fields.lastDay);
  const value = fields[name];
  return (Array.isArray(value) ? value.join('\n') : String(value)) || 'Пусто';
}
