/** A paste of more characters can become a file (CHAT-29). */
const longest = 4000;
const ownName = /^Вставка (\d+)\.txt$/;

/** A pasted text as the field has it; null for one that is not long. */
export function longPasteOf(pasted: string): string | null {
  const text = pasted.replaceAll(/\r\n?/g, '\n');
  return text.length > longest ? text : null;
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
