/** Which files are uploaded before their request, and what the gateway's files were made from. */

import type { Attachment } from '../model/new-request.ts';
import type { Draft } from './draft.ts';

/** Larger files are uploaded before their request, bytes (services-in-chat.md §2). */
const MAX_IN_REQUEST = 1024 * 1024;

/** Whether a file is a workbook, which has sheets to choose from. */
export const isWorkbook = ({ name }: { name: string }): boolean => /\.xlsx$/i.test(name);

/**
 * Whether a file has to be uploaded before its request: a large one, and a workbook, whose sheets are to be chosen. The
 * draft replaces it by the gateway's file afterwards.
 */
export const isUploadedFirst = (file: Attachment): file is File =>
  file instanceof File && (file.size > MAX_IN_REQUEST || isWorkbook(file));

/** The chosen files of uploaded ones. */
export const sources = new WeakMap<Attachment, File>();
/** Uploaded files that the gateway has deleted. */
export const expired = new WeakSet<Attachment>();

/** The file that a person chose, for one that was uploaded before its request; other files are returned unchanged. */
export const sourceOf = (file: Attachment): Attachment => sources.get(file) ?? file;

/**
 * Marks the files of a refused request as deleted by the gateway, which keeps an unused one for a day.
 *
 * @returns false when none of them was uploaded before the request, or they were marked before
 */
export function expire(files: readonly Attachment[]): boolean {
  const own = files.filter((file) => sources.has(file) && !expired.has(file));
  for (const file of own) expired.add(file);
  return own.length > 0;
}

/** The file as it can be sent: the chosen one, to be uploaded again, for one that the gateway has deleted. */
export const currentFile = (file: Attachment): Attachment => (expired.has(file) ? sourceOf(file) : file);

/** Replaces the files of a draft that the gateway has deleted by the chosen ones, which are uploaded again. */
export function restoreExpired(draft: Draft): void {
  for (const file of draft.state.get().files) if (expired.has(file)) draft.replaceFile(file, sourceOf(file));
}
