/**
 * True for a name of Latin and Cyrillic letters, ё and Ё among them, digits, underscores and spaces (portal.md §5,
 * PRE-20). Any other character is flagged; an empty text has none. An ё or й written as a letter and a mark counts as
 * one letter.
 */
export const isPlainName = (text: string): boolean => /^[A-Za-zА-Яа-яЁё0-9_ ]*$/.test(text.normalize('NFC'));
