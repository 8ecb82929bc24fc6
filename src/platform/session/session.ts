import type { components } from '#api/generated/gateway.d.ts';
import { createStore } from '#lib/store.ts';
import { keysWith, readJson, readText, watchKey, writeText } from '../storage.ts';

export type Profile = components['schemas']['Profile'];
type AuthState = 'AUTHENTICATED' | 'UN_AUTHENTICATED';

export interface Session {
  state: AuthState;
  /** Who is signed in; null exactly when nobody is. */
  profile: Profile | null;
}

const profileKey = 'profile';
const stateKey = 'authState';
const nobody: Session = { state: 'UN_AUTHENTICATED', profile: null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * A profile out of anything at all, with its token blank; null when there is no person in it (PRE-07, PRE-13).
 * A role that the portal does not know gives no more than an employee has.
 */
export function parseProfile(value: unknown): Profile | null {
  if (!isRecord(value) || typeof value['id'] !== 'number' || !Number.isSafeInteger(value['id'])) return null;
  const { id, email, name, role, groups } = value;
  return {
    id,
    email: typeof email === 'string' && email !== '' ? email : null,
    name: typeof name === 'string' ? name : '',
    role: role === 'ADMIN' || role === 'Chat_Bot' ? role : 'USER',
    groups: (Array.isArray(groups) ? groups : []).flatMap((group: unknown) =>
      isRecord(group) && typeof group['name'] === 'string'
        ? [
            {
              name: group['name'],
              groupType: typeof group['groupType'] === 'number' ? group['groupType'] : 0,
            },
          ]
        : [],
    ),
    token: '',
  };
}

function restore(): Session {
  const profile = readText(stateKey) === 'AUTHENTICATED' ? parseProfile(readJson(profileKey)) : null;
  return profile ? { state: 'AUTHENTICATED', profile } : nobody;
}

/** Who is signed in, readable outside React (route guards) and in it (`useStore`). */
export const session = createStore<Session>(restore());

/** After a login: stores the profile with its token blanked (AUTH-02). An answer without a person in it is refused. */
export function signIn(answer: unknown): Profile {
  const profile = parseProfile(answer);
  if (!profile) throw new TypeError('The login answer holds no profile');
  writeText(profileKey, JSON.stringify(profile));
  writeText(stateKey, 'AUTHENTICATED');
  session.set({ state: 'AUTHENTICATED', profile });
  return profile;
}

/** After a logout or a lost session: clears profile, state and the ethics flag (portal.md §4). */
export function resetSession(): void {
  writeText(profileKey, null);
  writeText(stateKey, 'UN_AUTHENTICATED');
  for (const key of keysWith('ethicsCode')) writeText(key, null);
  session.set(nobody);
}

/** Follows a sign-in or sign-out made in another tab (AUTH-07). Returns the function that ends it. */
export const followOtherTabs = (): (() => void) =>
  watchKey(stateKey, () => {
    const next = restore();
    if (next.state !== session.get().state || next.profile?.id !== session.get().profile?.id)
      session.set(next);
  });
