/** Input kinds that mean nothing without text (portal.md §5). */
const needText = new Set(['text', 'text-file', 'searchByFile', 'GptMulti']);

/** Why a draft cannot be sent, as a text for the person; null when it can (CHAT-04). */
export const validateSend = (text: string, typeInput: string): string | null =>
  needText.has(typeInput) && text.trim() === '' ? 'Поле не должно быть пустым' : null;
