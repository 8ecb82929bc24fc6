import { draftKey } from './drafts.ts';
import { readJson, readTabJson, writeTab, writeText } from './storage.ts';

interface FormDraftRules<Values> {
  /** The values out of what storage holds: untrusted, undefined for nothing. */
  parse: (stored: unknown) => Partial<Values>;
  /** What of the values is kept, as JSON takes it; null when there is nothing to lose. */
  keep: (values: Values) => object | null;
}

/**
 * The draft of a form, for the form kit. It outlives the form, a reload and a lapsed session.
 *
 * @param userId whose it is; null where nobody is signed in: then only this tab keeps it, as another person may come next
 * @param place name of the form, one per portal
 */
export function formDraft<Values>(userId: number | null, place: string, rules: FormDraftRules<Values>) {
  const tabKey = `${place}Draft`;
  return {
    read: (): Partial<Values> =>
      rules.parse(userId === null ? readTabJson(tabKey) : readJson(draftKey(userId, place))),
    write(values: Values | null): void {
      const kept = values && rules.keep(values);
      const text = kept && JSON.stringify(kept);
      if (userId === null) writeTab(tabKey, text);
      else writeText(draftKey(userId, place), text);
    },
  };
}
