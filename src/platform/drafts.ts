import { personalKey, readText, writeText } from './storage.ts';

/** Key in storage of a person's draft. */
export const draftKey = (userId: number, place: string): string => personalKey('draft', userId, place);

/** What a person has typed and not sent, by place (a chat's address). Belongs to one person. */
export const readDraft = (userId: number, place: string): string => readText(draftKey(userId, place)) ?? '';

/** Keeps a draft; an empty one is forgotten. */
export const writeDraft = (userId: number, place: string, text: string): void =>
  void writeText(draftKey(userId, place), text === '' ? null : text);
