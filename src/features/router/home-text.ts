import { createStore, type Store } from '#lib/store.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';

/** Key of the draft: `draft:{id}:home`. */
export const homeKey = 'home';

/** Id of the box of the field. */
export const boxId = 'home-composer';

const text = createStore('');
let owner = 0;

/** The text of the field on the main page. Storage keeps it through reloads (AUTH-12). */
export const homeText: Store<string> = {
  ...text,
  set(next) {
    text.set(next);
    writeDraft(owner, homeKey, next);
  },
};

/** Reads the text of a person, for the field that is about to be shown. */
export function openHomeText(userId: number): Store<string> {
  owner = userId;
  text.set(readDraft(userId, homeKey));
  return homeText;
}
