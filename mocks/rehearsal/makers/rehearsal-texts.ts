/** The texts that the rehearsal model answers with. */

/** Lower-cases a text and replaces ё by е. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

export const table = `Вот сводка продаж по\u00a0отделам за\u00a0третий квартал:

| Отдел | План, тыс.\u00a0₽ | Факт, тыс.\u00a0₽ | Выполнение |
|---|---:|---:|---:|
| Розница | 4\u00a0200 | 4\u00a0515 | 107,5\u00a0% |
| Опт | 7\u00a0800 | 7\u00a0410 | 95,0\u00a0% |
| Интернет-магазин | 2\u00a0600 | 3\u00a0120 | 120,0\u00a0% |
| **Всего** | **14\u00a0600** | **15\u00a0045** | **103,0\u00a0%** |

Лучше всех справился интернет-магазин, а\u00a0опту не\u00a0хватило 390\u00a0тыс.\u00a0₽.`;

export const code = `Функция, которая считает выполнение плана:

\`\`\`typescript
interface Department {
  name: string;
  plan: number;
  fact: number;
}

/** Выполнение плана в процентах, с одним знаком после запятой. */
export function completion({ plan, fact }: Department): number {
  if (plan <= 0) throw new RangeError('План должен быть больше нуля');
  return Math.round((fact / plan) * 1000) / 10;
}
\`\`\`

Вызов \`completion({ name: 'Опт', plan: 7800, fact: 7410 })\` вернёт \`95\`.`;

export const formula = `Средний темп роста за\u00a0$n$\u00a0периодов считается так:

$$
\\bar{g} = \\left( \\frac{x_n}{x_0} \\right)^{1/n} - 1
$$

Если выручка выросла с\u00a0$x_0 = 100$ до\u00a0$x_3 = 133{,}1$ за\u00a0три года, то\u00a0$\\bar{g} = 0{,}1$, то\u00a0есть 10\u00a0% в\u00a0год.`;

const topics = [
  ['Цели', 'Сначала договоритесь, что считать результатом и\u00a0к\u00a0какому сроку он\u00a0нужен.'],
  [
    'Люди',
    'У\u00a0каждой задачи должен быть один ответственный, а\u00a0у\u00a0него — время, чтобы её\u00a0сделать.',
  ],
  ['Сроки', 'Разбейте работу на\u00a0шаги длиной не\u00a0больше недели: так отставание видно сразу.'],
  ['Риски', 'Запишите, что может пойти не\u00a0так, и\u00a0решите заранее, кто и\u00a0что тогда делает.'],
  ['Бюджет', 'Сравнивайте расходы с\u00a0планом каждый месяц и\u00a0объясняйте отклонения больше 5\u00a0%.'],
  ['Качество', 'Проверяйте промежуточный результат вместе с\u00a0теми, кто будет им\u00a0пользоваться.'],
  ['Связь', 'Короткий письменный отчёт раз в\u00a0неделю заменяет большинство совещаний.'],
] as const;

/** About 20 kB of Markdown in UTF-8. */
export function longText(): string {
  const sections: string[] = ['## Подробный план'];
  const encoder = new TextEncoder();
  let size = 0;
  for (let step = 1; size < 20_000; step++) {
    const [title, advice] = topics[(step - 1) % topics.length] ?? topics[0];
    const section = `### Шаг ${step}. ${title}\n\n${advice} Затем вернитесь к\u00a0предыдущему шагу и\u00a0проверьте, не\u00a0изменились ли условия.\n\n- что сделано;\n- что мешает;\n- что дальше.`;
    sections.push(section);
    size += encoder.encode(section).length + 2;
  }
  return sections.join('\n\n');
}
