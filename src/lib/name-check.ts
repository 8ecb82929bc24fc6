/**
 * Returns true if a name consists of Latin and Cyrillic letters (including ё and Ё), digits, underscores and spaces
 * (portal.md §5, PRE-20). An empty text is valid. A letter with a combining mark, such as a decomposed ё or й, counts
 * as one letter.
 */
export const isPlainName = (text: string): boolean => /^[A-Za-zА-Яа-яЁё0-9_ ]*$/.test(text.normalize('NFC'));
