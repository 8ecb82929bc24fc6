/**
 * The rehearsal model: works offline and derives its answer from the request's text only (names.md). Words in the request
 * add parts to the answer. `оборви` drops the connections halfway while the answer continues, so that a client can
 * resume; `ошибка` fails halfway.
 */
import { type Model, ModelFailure, type ModelPiece, type ModelRequest } from './model.ts';
import { code, fold, formula, longText, table } from './rehearsal-texts.ts';

/** Delay between two pieces, ms. */
const PACE = 12;
const SLOW_PACE = 100;

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

/** Splits a text into words with the space after each, so that the joined pieces are the text again. */
function pieces(text: string): string[] {
  // Trailing spaces are removed first: the pattern would need quadratic time for them.
  return text.trimEnd().match(/\s*\S+\s?/gu) ?? [];
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}

async function* answer(request: ModelRequest, signal: AbortSignal, pace: number): AsyncGenerator<ModelPiece> {
  const { content = '', files = [] } = request.turns.at(-1) ?? {};
  const text = [content, ...files.map(({ name }) => `[Файл «${name}»]`)].join(' ');
  const words = fold(text);
  const list = pieces(rehearse(text));
  const half = Math.floor(list.length / 2);
  const gap = words.includes('медленно') ? SLOW_PACE : pace;
  for (const [index, piece] of list.entries()) {
    if (signal.aborted) return;
    if (index === half && words.includes('ошибка')) throw new ModelFailure('upstream-failed');
    if (index === half && words.includes('оборви')) yield { type: 'drop' };
    yield { type: 'delta', text: piece };
    await delay(gap, signal);
  }
  const promptTokens = request.turns.reduce((sum, turn) => sum + pieces(turn.content).length, 0);
  yield { type: 'usage', promptTokens, completionTokens: list.length };
}

/** @param pace delay between two pieces, ms */
export function rehearsalModel(pace = PACE): Model {
  return { name: 'rehearsal (offline)', answer: (request, signal) => answer(request, signal, pace) };
}
