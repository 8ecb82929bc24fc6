import { expect, test } from 'vitest';
import { withQuotes } from './repair.ts';

test.each([
  ['A[Заявка (форма 1)] --> B', 'A["Заявка (форма 1)"] --> B'],
  ['B{Сумма > 100 (руб.)?}', 'B{"Сумма > 100 (руб.)?"}'],
  ['A -->|да (срочно)| B', 'A -->|"да (срочно)"| B'],
  ['A([Старт (1)])', 'A(["Старт (1)"])'],
  ['A[ООО "Дом" (юг)]', 'A["ООО #quot;Дом#quot; (юг)"]'],
  ['A["Уже (в кавычках)"]', 'A["Уже (в кавычках)"]'],
  ['E[(Учёт в 1С)]', 'E[(Учёт в 1С)]'],
  ['C[[Подпроцесс]]', 'C[[Подпроцесс]]'],
  ['D[/Ввод (1)/]', 'D[/Ввод (1)/]'],
  ['A[Без скобок] --> B{Да?}', 'A[Без скобок] --> B{Да?}'],
])('[CHAT-11] labels of a flowchart get the quotes that models leave out: %s', (line, expected) => {
  expect(withQuotes(`graph TD\n  ${line}`)).toBe(`graph TD\n  ${expected}`);
});

test('[CHAT-11] other diagrams stay as they are', () => {
  const source = 'classDiagram\n  class A[x (1)]';
  expect(withQuotes(source)).toBe(source);
});
