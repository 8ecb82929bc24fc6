const most = 20;

/** Names of chosen files as a draft keeps them; none is an empty draft. */
export const namesToDraft = (names: readonly string[]): string =>
  names.length === 0 ? '' : JSON.stringify(names.slice(0, most));

/** The names out of a draft, untrusted: whatever is not a list of names holds none. */
export function namesFromDraft(draft: string): string[] {
  try {
    const value: unknown = JSON.parse(draft);
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
