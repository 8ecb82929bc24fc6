/**
 * The rehearsal model: offline, deterministic, answers from the request's text alone (names.md). Words in the
 * request make it do more. `оборви` drops the connections halfway while the answer goes on, so that a portal that
 * resumes gets the rest; `ошибка` fails halfway, what had arrived stays.
 */
import { type Model, ModelFailure, type ModelPiece, type ModelRequest } from './model.ts';
import { code, fold, formula, longText, table } from './rehearsal-texts.ts';

/** Milliseconds between two pieces unless the request says `медленно`. */
const PACE = 12;
const SLOW_PACE = 100;

/** What is in the whole answer to a text; also what the seed's conversations are made of. */
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

/** Words with the blank that follows them, so that the pieces joined are the text again. */
function pieces(text: string): string[] {
  // Blanks at the end are dropped first: the pattern would try them from every one of them.
  return text.trimEnd().match(/\s*\S+\s?/gu) ?? [];
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
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
  const text = request.turns.at(-1)?.content ?? '';
  const words = fold(text);
  const list = pieces(rehearse(text));
  const half = Math.floor(list.length / 2);
  const gap = words.includes('медленно') ? SLOW_PACE : pace;
  for (const [index, piece] of list.entries()) {
    if (signal.aborted) return;
    if (index === half && words.includes('ошибка')) throw new ModelFailure('upstream-failed');
    if (index === half && words.includes('оборви')) yield { type: 'drop' };
    yield { type: 'delta', text: piece };
    await pause(gap, signal);
  }
  const promptTokens = request.turns.reduce((sum, turn) => sum + pieces(turn.content).length, 0);
  yield { type: 'usage', promptTokens, completionTokens: list.length };
}

/** `pace`: milliseconds between pieces, 0 in tests. */
export function rehearsalModel(pace = PACE): Model {
  return { name: 'rehearsal (offline)', answer: (request, signal) => answer(request, signal, pace) };
}
