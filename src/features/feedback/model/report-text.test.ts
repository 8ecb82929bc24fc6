import { expect, test } from 'vitest';
import { reportText } from './report-text.ts';

test('[APP-13] a report starts with the known facts and leaves room for a description', () => {
  const text = reportText({
    title: 'Ошибка входа',
    message: 'Нет ответа',
    path: '/login',
    at: new Date(2026, 10, 20, 9, 5, 7).getTime(),
  });
  expect(text.split('\n')).toEqual([
    'Что случилось: Ошибка входа',
    'Текст ошибки: Нет ответа',
    'Страница: /login',
    'Время: 20.11.2026, 09:05:07',
    '',
    'Что я делал(а) перед этим: ',
  ]);
});
