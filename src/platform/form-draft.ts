import { draftKey } from './drafts.ts';
import { readJson, readTabJson, writeTab, writeText } from './storage.ts';

interface FormDraftRules<Values> {
  /** Reads the values from unchecked stored data; undefined if there are none. */
  parse: (stored: unknown) => Partial<Values>;
  /** The values to store, as JSON; null when there is nothing to store. */
  keep: (values: Values) => object | null;
}

/**
 * The draft of a form, for the form kit. It survives closing the form, a reload and a lapsed session.
 *
 * @param userId id of its user; null without a session: then it is stored in this tab only
 * @param form unique name of the form
 */
export function formDraft<Values>(userId: number | null, form: string, rules: FormDraftRules<Values>) {
  const tabKey = `${form}Draft`;
  return {
    read: (): Partial<Values> =>
      rules.parse(userId === null ? readTabJson(tabKey) : readJson(draftKey(userId, form))),
    write(values: Values | null): void {
      const kept = values && rules.keep(values);
      const text = kept && JSON.stringify(kept);
      if (userId === null) writeTab(tabKey, text);
      else writeText(draftKey(userId, form), text);
    },
  };
}
