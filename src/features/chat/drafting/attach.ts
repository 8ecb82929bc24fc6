import { createStore, type Store } from '#lib/store.ts';
import { acceptAttribute, isAcceptedName, isForeignPicture } from '#lib/upload-rules.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import type { Draft } from './draft.ts';
import { cancelUploads } from './uploads.ts';

const refused = new WeakMap<Draft, Store<readonly File[]>>();

/** The files of a wrong kind that were offered last, for a service that takes them. */
export function refusedOf(draft: Draft): Store<readonly File[]> {
  const known = refused.get(draft) ?? createStore<readonly File[]>([]);
  refused.set(draft, known);
  return known;
}

/** The `accept` of the picker: also pictures to convert. HEIC is left out, so that a phone gives a JPEG in its place. */
export const pickedTypes = (accept: string): string => {
  const types = acceptAttribute(accept);
  return isForeignPicture('.webp', accept) ? `${types},.webp,.avif` : types;
};

/**
 * Adds chosen, dropped or pasted files to a draft; those of a wrong kind are kept aside for another service. Pictures of other
 * kinds than those of the service are converted before.
 */
export function attachFiles(draft: Draft, upload: ChatServiceView['upload'], chosen: readonly File[]): void {
  const accept = upload?.accept ?? '';
  if (!chosen.some(({ name }) => isForeignPicture(name, accept))) {
    addFiles(draft, upload, chosen);
    return;
  }
  void import('./convert-pictures.ts')
    .then(({ convertPictures }) => convertPictures(chosen, accept))
    // Without the code they are refused as before.
    .catch(() => chosen)
    .then((files) => addFiles(draft, upload, files));
}

function addFiles(draft: Draft, upload: ChatServiceView['upload'], chosen: readonly File[]): void {
  if (chosen.length === 0) return;
  const wrong = chosen.filter(({ name }) => !upload || !isAcceptedName(name, upload.accept ?? ''));
  refusedOf(draft).set(wrong);
  if (!upload) return;
  const before = draft.state.get().files;
  draft.addFiles(chosen, upload);
  // A service for one file replaces it.
  const { files } = draft.state.get();
  cancelUploads(before.filter((file) => !files.includes(file)));
}
