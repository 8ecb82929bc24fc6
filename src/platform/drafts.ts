import { personalKey, readText, writeText } from './storage.ts';

/** Storage key of a user's draft. */
export const draftKey = (userId: number, place: string): string => personalKey('draft', userId, place);

/** Reads a user's unsent text by place (the address of a chat). */
export const readDraft = (userId: number, place: string): string => readText(draftKey(userId, place)) ?? '';

/** Stores a draft; removes an empty one. */
export const writeDraft = (userId: number, place: string, text: string): void =>
  void writeText(draftKey(userId, place), text === '' ? null : text);
