/** A paste of more characters can become a file (CHAT-29). */
const longest = 4000;
const ownName = /^Вставка (\d+)\.txt$/;

/** A long pasted text. */
export interface Paste {
  /** As the field has it. */
  text: string;
  /** True when it is longer than what the field takes, which would be cut; it is not inserted then. */
  isOver: boolean;
  /** How many characters the field takes. */
  room: number;
}

/** A pasted text if it is long or does not fit; null otherwise. @param room how many characters the field takes */
export function longPasteOf(pasted: string, room: number): Paste | null {
  const text = pasted.replaceAll(/\r\n?/g, '\n');
  const isOver = text.trimEnd().length > room;
  return isOver || text.length > longest ? { text, isOver, room } : null;
}

/** Name of the next file made of a paste, one more than the highest number in use. */
export function pasteFileName(present: readonly { name: string }[]): string {
  const numbers = present.map(({ name }) => Number(ownName.exec(name)?.[1] ?? 0));
  return `Вставка ${Math.max(0, ...numbers) + 1}.txt`;
}

/** The text of the field without the paste; null when the paste was changed and is not there any more. */
export function withoutPaste(text: string, paste: string): string | null {
  const at = text.lastIndexOf(paste);
  return at === -1 ? null : text.slice(0, at) + text.slice(at + paste.length);
}
