import { expect, test } from 'vitest';
import { markQuote } from './quote.ts';

const marked = (text: string, quote: string) =>
  markQuote(text, quote)
    .map((part) => (part.isQuote ? `<${part.text}>` : part.text))
    .join('');

test('[CHAT-20] a quotation is found whatever its blanks and letters', () => {
  expect(marked('Заявку подают не позднее чем за пять\nрабочих дней. Далее', 'за пять рабочих дней.')).toBe(
    'Заявку подают не позднее чем <за пять\nрабочих дней.> Далее',
  );
  expect(marked('Цена (с НДС): 5 ₽ [1]', 'цена (с ндс): 5 ₽ [1]')).toBe('<Цена (с НДС): 5 ₽ [1]>');
  expect(marked('Другой текст', 'нет таких слов')).toBe('Другой текст');
  expect(marked('Текст', '   ')).toBe('Текст');
  expect(markQuote('Текст', undefined)).toEqual([{ text: 'Текст', isQuote: false }]);
});
