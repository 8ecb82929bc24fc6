/** The text of the rehearsal model's answers. */
import { code, fold, formula, longText, table } from './rehearsal-texts.ts';

/** The whole answer to a text. The seed's conversations are made with it, too. */
export function rehearse(text: string): string {
  const request = text.replace(/\s+/gu, ' ').trim();
  const words = fold(request);
  const characters = [...request];
  const parts = [`> ${characters.length > 300 ? `${characters.slice(0, 299).join('')}…` : request}`];
  if (words.includes('таблиц')) parts.push(table);
  if (/(?<!\p{L})код/u.test(words)) parts.push(code);
  if (words.includes('формул')) parts.push(formula);
  if (words.includes('длинно')) parts.push(longText());
  if (parts.length === 1) {
    parts.push(
      'Запрос получен. Это ответ репетиционной модели: она работает без сети и\u00a0нужна, чтобы проверить портал.',
      'Попробуйте добавить в\u00a0запрос слово:\n\n- **таблица** или **код** — ответ с\u00a0разметкой;\n- **формула** — выражения LaTeX;\n- **длинно** или **медленно** — долгий ответ;\n- **оборви** или **ошибка** — сбой посередине.',
    );
  } else {
    parts.push('Если нужно что-то уточнить, напишите, и\u00a0я дополню ответ.');
  }
  return parts.join('\n\n');
}
