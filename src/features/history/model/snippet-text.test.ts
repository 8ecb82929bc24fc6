import { expect, test } from 'vitest';
import { snippetText } from './snippet-text.ts';

test.each([
  ['…ак **важный срок** и *курсив*: ~~нет~~ __да__', '…ак важный срок и курсив: нет да'],
  ['…ный срок** до **пятни…', '…ный срок до пятни…'],
  ['| Отдел | План | |---|:--:| | Опт | срок |', 'Отдел План Опт срок'],
  ['## Итог Срок: $x^2 + 1$ и $$y$$', 'Итог Срок: x^2 + 1 и y'],
  ['срок стоит от $5 до $10', 'срок стоит от $5 до $10'],
  ['срок 2*3, 2 * 3, 2**3, a_b_c, C# и x || y', 'срок 2*3, 2 * 3, 2**3, a_b_c, C# и x || y'],
  ['```sql select срок ``` и `код`', 'select срок и код'],
  ['> см. [срок](https://example.com/a) ![схема](/i.png)[^1]', 'см. срок схема'],
  ['срок 5 \\* 6 и \\*не курсив\\*', 'срок 5 * 6 и *не курсив*'],
])('[CHAT-08] the snippet %j is shown without marks', (snippet, shown) => {
  expect(snippetText(snippet, 'срок')).toBe(shown);
});

test('[CHAT-08] a snippet stays as it is when marks were searched', () => {
  expect(snippetText('так **важно** это', '**важно')).toBe('так **важно** это');
});
