import type { AdminArea, AdminScope, AdminTypes, Sources } from './define-admin-page.ts';

/** Look-ups of an area of the administration by what they find. */
export const sourcesOf =
  ({ options }: Pick<AdminScope<AdminTypes>, 'options'>, area: AdminArea): Sources =>
  (kind) => ({
    key: `${area}/${kind}`,
    async find(text, signal) {
      const found = (await options?.({ kind, ...(text && { searchText: text }) }, { signal })) ?? [];
      return found.map(({ value, label }) => ({ id: value, label }));
    },
  });
