import { personalKey, readText, writeText } from './storage.ts';

/** Storage key of a user's draft. */
export const draftKey = (userId: number, key: string): string => personalKey('draft', userId, key);

/** Reads a user's unsent text by the key of its conversation. */
export const readDraft = (userId: number, key: string): string => readText(draftKey(userId, key)) ?? '';

/** Stores a draft; removes an empty one. */
export const writeDraft = (userId: number, key: string, text: string): void =>
  void writeText(draftKey(userId, key), text === '' ? null : text);
