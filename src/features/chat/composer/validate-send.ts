/** Input kinds that require a text (portal.md §5). */
const needText = new Set(['text', 'text-file', 'searchByFile', 'GptMulti']);

/**
 * Why a draft cannot be sent, as a text for the user; null when it can (CHAT-04).
 *
 * @param fileError the error about the chosen files that the composer shows
 */
export function validateSend(text: string, typeInput: string, fileError: string | null): string | null {
  if (fileError) return fileError;
  return needText.has(typeInput) && text.trim() === '' ? 'Поле не должно быть пустым' : null;
}
