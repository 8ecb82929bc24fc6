import { createStore, type Store } from '#lib/store.ts';
import { isAcceptedName } from '#lib/upload-rules.ts';
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

/** Adds chosen, dropped or pasted files to a draft; those of a wrong kind are kept aside for another service. */
export function attachFiles(draft: Draft, upload: ChatServiceView['upload'], chosen: readonly File[]): void {
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
