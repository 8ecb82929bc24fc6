const MAX_NAMES = 20;

/** Converts names of chosen files to the text that is stored; an empty text for no names. */
export const namesToDraft = (names: readonly string[]): string =>
  names.length === 0 ? '' : JSON.stringify(names.slice(0, MAX_NAMES));

/** Reads the names from a stored text; none if the text is invalid. */
export function namesFromDraft(draft: string): string[] {
  try {
    const value: unknown = JSON.parse(draft);
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string').slice(0, MAX_NAMES) : [];
  } catch {
    return [];
  }
}
