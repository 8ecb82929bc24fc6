import { createStore, type Store } from '#lib/store.ts';
import { chooseFiles } from '#lib/upload-rules.ts';
import { namesFromDraft, namesToDraft } from '#platform/draft-names.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';
import { homeKey } from './home-text.ts';

const namesKey = `${homeKey}#files`;

/** The largest files and the greatest number of them that any service takes (services-in-chat.md §3). */
const limits = { accept: '*', maxSize: 50, maxCount: 10, multiple: true };

export interface HomeFilesState {
  files: readonly File[];
  /** Names of files that were chosen before a reload, which a page cannot keep (AUTH-12). */
  lost: readonly string[];
  /** Why some files were not added; null for none. */
  error: string | null;
}

const none: HomeFilesState = { files: [], lost: [], error: null };

/** The files of the request on the main page. They outlive the page that shows them, until the portal is loaded again. */
class HomeFiles {
  readonly userId: number;
  readonly state: Store<HomeFilesState>;

  constructor(userId: number) {
    this.userId = userId;
    this.state = createStore({ ...none, lost: namesFromDraft(readDraft(userId, namesKey)) });
  }

  add(chosen: readonly File[]): void {
    const { files: present, lost } = this.state.get();
    const { files, errors } = chooseFiles(present, chosen, limits);
    const isBack = (name: string): boolean => files.some((file) => file.name === name);
    this.#set({ files, error: errors.join('. ') || null, lost: lost.filter((name) => !isBack(name)) });
  }

  remove(index: number): void {
    this.#set({ ...this.state.get(), files: this.state.get().files.toSpliced(index, 1), error: null });
  }

  dismissLost(): void {
    this.#set({ ...this.state.get(), lost: [] });
  }

  clear(): void {
    this.#set(none);
  }

  #set(next: HomeFilesState): void {
    this.state.set(next);
    const names = [...next.lost, ...next.files.map(({ name }) => name)];
    writeDraft(this.userId, namesKey, namesToDraft(names));
  }
}

let held = new HomeFiles(0);

/** The files of a person. Those of the person before are forgotten, also after the same person has signed out. */
export function homeFilesOf(userId: number): HomeFiles {
  const isStored = readDraft(userId, namesKey) !== '' || held.state.get().files.length === 0;
  if (held.userId !== userId || !isStored) held = new HomeFiles(userId);
  return held;
}

export type { HomeFiles };
