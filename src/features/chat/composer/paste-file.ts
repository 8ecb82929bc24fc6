const ownName = /^Вставка (\d+)\.txt$/;

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
