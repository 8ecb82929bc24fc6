import type { Examples } from '#ui/workshop/examples.ts';
import { Markdown } from './Markdown.tsx';

const prose = `# Итоги месяца

Выручка **выросла на 12 %**, а расходы — *нет*. Подробности в [отчёте](https://neuro.example/report).

- заявки закрыты
- [x] отчёт отправлен
- [ ] план согласован

> Цитата из письма.

1. Первое
2. Второе со сноской[^1]

[^1]: Данные отдела продаж.`;

const table = `| Сервис | Запросов | Доля |
|:--|--:|--:|
| ChatGPT | 1 240 | 62 % |
| YandexGPT | 760 | 38 % |`;

const code = `\`\`\`ts
// Сумма чисел
const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
\`\`\`

Команда \`npm test\` проверяет всё.`;

const formula = 'Корни: $x = \\frac{-b \\pm \\sqrt{D}}{2a}$';
const hostile = '<b onclick="steal()">не разметка</b> и [ссылка](javascript:alert(1))';

export const examples: Examples = {
  title: 'Ответ в Markdown',
  width: 300,
  states: {
    Текст: () => <Markdown text={prose} />,
    Таблица: () => <Markdown text={table} />,
    Код: () => <Markdown text={code} />,
    Формула: () => <Markdown text={formula} />,
    'Чужая разметка — просто текст': () => <Markdown text={hostile} />,
    'Ещё печатается': () => <Markdown streaming text="Ответ **ещё не законч" />,
  },
};
