import { personalKey, readJson, readTabJson, readText, writeTab, writeText } from './storage.ts';

const keyOf = (userId: number, place: string): string => personalKey('draft', userId, place);

/** What a person has typed and not sent, by place (a chat's address). Belongs to one person. */
export const readDraft = (userId: number, place: string): string => readText(keyOf(userId, place)) ?? '';

/** Keeps a draft; an empty one is forgotten. */
export const writeDraft = (userId: number, place: string, text: string): void =>
  void writeText(keyOf(userId, place), text === '' ? null : text);

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
      rules.parse(userId === null ? readTabJson(tabKey) : readJson(keyOf(userId, place))),
    write(values: Values | null): void {
      const kept = values && rules.keep(values);
      const text = kept && JSON.stringify(kept);
      if (userId === null) writeTab(tabKey, text);
      else writeText(keyOf(userId, place), text);
    },
  };
}
