/** What a key of the player does. `seek`: seconds from here, `part`: tenths of the whole, `speed`: change of the speed. */
export type PlayerCommand =
  | { type: 'toggle' }
  | { type: 'mute' }
  | { type: 'seek'; by: number }
  | { type: 'part'; tenths: number }
  | { type: 'speed'; by: number }
  | { type: 'chapter'; by: 1 | -1 };

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const plain: Readonly<Record<string, PlayerCommand>> = {
  Space: { type: 'toggle' },
  KeyK: { type: 'toggle' },
  KeyM: { type: 'mute' },
  ArrowLeft: { type: 'seek', by: -5 },
  ArrowRight: { type: 'seek', by: 5 },
  KeyJ: { type: 'seek', by: -10 },
  KeyL: { type: 'seek', by: 10 },
  BracketLeft: { type: 'chapter', by: -1 },
  BracketRight: { type: 'chapter', by: 1 },
};

/**
 * The command of a key, by its place on the keyboard: with the Russian layout «л» is K and «х» is [ (CHAT-22).
 *
 * @returns null if the player does not use the key
 */
export function commandOf({ code, key, shiftKey, ctrlKey, altKey, metaKey }: Key): PlayerCommand | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === '<' || (shiftKey && code === 'Comma')) return { type: 'speed', by: -0.05 };
  if (key === '>' || (shiftKey && code === 'Period')) return { type: 'speed', by: 0.05 };
  const tenths = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (tenths !== undefined && !shiftKey) return { type: 'part', tenths: Number(tenths) };
  return shiftKey ? null : (plain[code] ?? null);
}

/** The next speed, 0.5 to 3 in steps of 0.05. */
export const speedAfter = (speed: number, by: number): number =>
  Math.round(Math.min(3, Math.max(0.5, speed + by)) * 20) / 20;

/**
 * Start of the chapter before or after a time, seconds; undefined when there is none. Back from within a chapter leads
 * to its beginning first.
 */
export function chapterFrom(
  chapters: readonly { start: number }[],
  time: number,
  by: 1 | -1,
): number | undefined {
  const starts = chapters.map(({ start }) => start);
  return by === 1 ? starts.find((start) => start > time + 0.1) : starts.findLast((start) => start < time - 2);
}
