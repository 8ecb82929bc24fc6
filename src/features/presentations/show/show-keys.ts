/** What a key does in a show (presentations.md §6). */
export type ShowAction =
  | { type: 'next' | 'back' | 'first' | 'last' | 'black' | 'white' | 'presenter' | 'help' | 'end' }
  /** `pointer` and `pen` take the tool or put it away, `erase` removes the lines on the slide. */
  | { type: 'pointer' | 'pen' | 'erase' }
  /** To the slide with this number. */
  | { type: 'go'; number: number }
  /** Digits typed so far. */
  | { type: 'digit'; digits: string };

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const byKey: Readonly<Record<string, ShowAction['type']>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  Enter: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Backspace: 'back',
  Home: 'first',
  End: 'last',
  Escape: 'end',
  '.': 'black',
  '?': 'help',
};
/** Letters by their place, because a Russian layout gives others. */
const byCode: Readonly<Record<string, ShowAction['type']>> = {
  KeyB: 'black',
  KeyW: 'white',
  KeyS: 'presenter',
  KeyL: 'pointer',
  KeyD: 'pen',
  KeyE: 'erase',
  Period: 'black',
};

/**
 * The action of a key press; null for other keys.
 *
 * @param digits the number typed before it: with Enter it leads to that slide
 */
export function showAction(
  { key, code, ctrlKey, metaKey, altKey }: Press,
  digits: string,
): ShowAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^\d$/.test(key)) return { type: 'digit', digits: `${digits}${key}`.slice(-3) };
  if (key === 'Enter' && digits !== '') return { type: 'go', number: Number(digits) };
  const type = byKey[key] ?? byCode[code];
  return type && type !== 'go' && type !== 'digit' ? { type } : null;
}

/** The keys for the help of the show. */
export const SHOW_KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['→ Пробел PageDown Enter', 'Дальше'],
  ['← PageUp Backspace', 'Назад'],
  ['Home, End', 'Первый и\u00a0последний слайд'],
  ['Номер и\u00a0Enter', 'К\u00a0слайду с\u00a0этим номером'],
  ['B или точка', 'Чёрный экран'],
  ['W', 'Белый экран'],
  ['S', 'Окно докладчика'],
  ['L', 'Указка'],
  ['D', 'Рисовать на\u00a0слайде'],
  ['E', 'Стереть нарисованное'],
  ['?', 'Эта подсказка'],
  ['Escape', 'Закончить показ'],
];

/** Where an action leads among the shown slides. @param numbers of the shown slides in the deck, from 1 */
export function stepOf(action: ShowAction, at: number, numbers: readonly number[]): number {
  const last = numbers.length - 1;
  switch (action.type) {
    case 'next':
      return Math.min(last, at + 1);
    case 'back':
      return Math.max(0, at - 1);
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'go': {
      // A skipped slide leads to the next one that is shown.
      const place = numbers.findIndex((number) => number >= action.number);
      return place < 0 ? last : place;
    }
    default:
      return at;
  }
}
