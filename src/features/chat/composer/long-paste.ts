/** A paste of more characters can become a file (CHAT-29). */
const longest = 4000;

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
