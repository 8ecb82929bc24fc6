import { adminUserFind } from '#api/generated/hooks/admin/admin.ts';
import { choicesFrom } from '#lib/options.ts';
import type { AdminArea, AdminScope, AdminTypes } from './admin-scope.ts';
import type { Sources } from './define-admin-page.ts';

/** Shortest part of an address that `adminUserFind` takes, and the longest one. */
const shortest = 3;
const longest = 254;

/** True for a part of an e-mail address; everything else may be a part of a name. */
const isAddress = (text: string): boolean =>
  text.includes('@') && text.length >= shortest && text.length <= longest;

/**
 * Look-ups of an area of the administration by what they find. On the platform people are found by a part of their
 * address with `adminUserFind` (administration.md §2.1), which finds no names; names are found among the options.
 */
export const sourcesOf =
  ({ options }: Pick<AdminScope<AdminTypes>, 'options'>, area: AdminArea): Sources =>
  (kind) => ({
    key: `${area}/${kind}`,
    async find(text, signal) {
      if (area === 'admin' && kind === 'user' && isAddress(text)) {
        const people = await adminUserFind({ email: text }, { signal });
        return people.map(({ id, name, email }) => ({
          id: String(id),
          label: name ? `${name}, ${email}` : email,
        }));
      }
      const found = (await options?.({ kind, ...(text && { searchText: text }) }, { signal })) ?? [];
      return choicesFrom(found);
    },
  });
