/** Files of presentations: which may be uploaded, and who may fetch them. */
import { readFile } from 'node:fs/promises';
import type { Upload } from '#mocks/domain/files/uploads.ts';
import { extensionOf } from '#mocks/domain/formats/files.ts';
import { presentationRightOf } from '#mocks/domain/lab/rights.ts';
import type { Database, PresentationContent, StoredFile, User } from '#mocks/store/database.ts';
import { filesOf } from './slide.ts';
import { isTemplate, isTemplateName, MAX_TEMPLATE } from './template-files.ts';

const MATERIALS = new Set(['pdf', 'docx', 'txt', 'md', 'xlsx', 'csv']);
const PICTURES = new Set(['png', 'jpg', 'jpeg']);
/** Greatest size of a picture, bytes. */
export const MAX_PICTURE = 10 * 1024 * 1024;
const MAX_MATERIAL = 20 * 1024 * 1024;
/** Greatest size of all pictures of a presentation, bytes. */
export const MAX_PICTURES = 100 * 1024 * 1024;

/** Whether a file may be a material, by its name. */
export const isMaterial = (name: string): boolean => MATERIALS.has(extensionOf(name));

/** Whether the bytes of a file are those of a picture that slides show. */
export const isSlidePicture = (mimeType: string | undefined): boolean =>
  mimeType === 'image/png' || mimeType === 'image/jpeg';

/** Whether a stored file is a picture for slides; of one that a service made only the name is known. */
export const isPictureFile = ({ name, facts }: StoredFile): boolean =>
  facts?.mimeType === undefined ? PICTURES.has(extensionOf(name)) : isSlidePicture(facts.mimeType);

/** Why a file of a presentation is refused, by its name and size; undefined if it is not. */
export function presentationRefusal({
  name,
  size,
}: Pick<Upload, 'name' | 'size'>): 'too-large' | 'file-unreadable' | undefined {
  if (isMaterial(name)) return size > MAX_MATERIAL ? 'too-large' : undefined;
  if (PICTURES.has(extensionOf(name))) return size > MAX_PICTURE ? 'too-large' : undefined;
  if (isTemplateName(name)) return size > MAX_TEMPLATE ? 'too-large' : undefined;
  return 'file-unreadable';
}

/** Whether a file that is to be a picture or a template has no bytes of one. */
export async function isFalseFile({ name, facts, kept }: Upload): Promise<boolean> {
  if (PICTURES.has(extensionOf(name))) return !isSlidePicture(facts.mimeType);
  return isTemplateName(name) && !isTemplate(new Uint8Array(await readFile(kept.path)));
}

const known = new WeakMap<PresentationContent, ReadonlySet<string>>();

function filesIn(content: PresentationContent): ReadonlySet<string> {
  const found = known.get(content) ?? new Set(filesOf(content));
  known.set(content, found);
  return found;
}

/** Whether a person has a file by a presentation, editors also by an earlier version of it. */
export function hasFileByPresentation(database: Database, user: User, idFile: string): boolean {
  return [...database.presentations.values()].some((deck) => {
    const right = presentationRightOf(database, user, deck);
    if (!right) return false;
    if (filesIn(deck.content).has(idFile)) return true;
    if (right === 'use') return false;
    return database.presentationVersions.group(deck.uuid).some(({ content }) => filesIn(content).has(idFile));
  });
}

/** Ids of the files that presentations and their versions use. */
export function filesOfPresentations({ presentations, presentationVersions }: Database): Set<string> {
  const contents = [...presentations.values(), ...presentationVersions.values()];
  return new Set(contents.flatMap(({ content }) => [...filesIn(content)]));
}
