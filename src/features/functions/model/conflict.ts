/** Words for a function that somebody else has saved meanwhile (LAB-09). */
import { plural } from '#lib/text.ts';
import { readRows } from './arguments.ts';
import type { FunctionValues, HeaderValue } from './values.ts';

export const fieldLabels: Readonly<Record<keyof FunctionValues, string>> = {
  title: 'Название',
  name: 'Имя для модели',
  description: 'Описание для модели',
  method: 'Метод',
  url: 'Адрес',
  headers: 'Заголовки',
  body: 'Тело запроса',
  parameters: 'Аргументы',
  changes: 'Изменяет данные',
  timeoutSeconds: 'Ждать ответа',
  sampleAnswer: 'Пример ответа',
};
const headerWords = ({ name, value, isSecret, isStored, isReplaced }: HeaderValue): string => {
  if (!isSecret) return `${name}: ${value}`;
  return `${name}: ${isStored && !isReplaced ? 'секрет задан' : value === '' ? 'секрета нет' : 'новый секрет'}`;
};

function argumentWords(text: string): string {
  const read = readRows(text);
  return 'problem' in read ? text : JSON.stringify(JSON.parse(text), null, 1);
}

/** A value in words, as plain text. A secret is never said (LAB-15). */
export function wordsOf(values: FunctionValues, name: keyof FunctionValues): string {
  if (name === 'headers') return values.headers.map(headerWords).join('\n') || 'Нет';
  if (name === 'changes') return values.changes ? 'Да' : 'Нет';
  if (name === 'parameters') return argumentWords(values.parameters);
  if (name === 'timeoutSeconds') return plural(values.timeoutSeconds ?? 0, 'секунда', 'секунды', 'секунд');
  return values[name] || 'Пусто';
}
