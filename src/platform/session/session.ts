import { type Area, area } from '#api/area.ts';
import { operations } from '#api/generated/calls/auth.ts';
import type { components } from '#api/generated/gateway.d.ts';
import { read } from '#api/read.ts';
import { createStore, type Store } from '#lib/store.ts';
import { personalKey, readJson, readText, watchKey, writeText } from '../storage.ts';

export type { Area };
export type Profile = components['schemas']['Profile'];

export interface Session {
  /**
   * `LAPSED`: the gateway ended the session while the person was at work. Storage knows of nobody any more; the
   * page stays as it is, inert, until they sign in again over it or leave.
   */
  state: 'AUTHENTICATED' | 'UN_AUTHENTICATED' | 'LAPSED';
  /** Who is signed in, or was until it lapsed; null exactly when nobody is. */
  profile: Profile | null;
  /** Title of the dialog in which the person signs in again; only while lapsed, and in the tab where it did. */
  reason?: string;
  /** Set after a sign-out, here or in another tab: the next login does not lead back to the page that was open. */
  hasLeft?: true;
}

/** One of the two sessions that a browser may hold: the employee's and the chat-bot guest's (AUTH-09). */
export interface SessionStore extends Pick<Store<Session>, 'get' | 'subscribe'> {
  /** Takes the session that storage holds, at the start of the portal. */
  restore(): void;
  /** After a login: stores the profile with its token blanked (AUTH-02). */
  signIn(profile: Profile): void;
  /** After «Выйти»: clears as `reset` does, and the next login begins anew. */
  leave(): void;
  /** After a session that the gateway ended for good: clears profile, state and the ethics flag (portal.md §4). */
  reset(): void;
  /** After the gateway ended the session: clears storage as `reset` does, and keeps the page for its person. */
  lapse(reason: string): void;
  /** Has this person accepted the ethics code? */
  hasAcceptedEthics(): boolean;
  acceptEthics(): void;
  /** Takes over what another tab did: sign-in, sign-out, lapse. Returns the function that ends it. */
  followOtherTabs(): () => void;
}

const nobody: Session = { state: 'UN_AUTHENTICATED', profile: null };
const signedOut: Session = { ...nobody, hasLeft: true };

/** A profile of storage, which may hold anything (PRE-07); null when there is no person in it. */
export function readProfile(stored: unknown): Profile | null {
  const profile = read<Profile>(operations.authLogin.answer, stored);
  return profile ? { ...profile, token: '' } : null;
}

/** `lapsed`: the person can sign in again over the page. `closed`: the gateway ended it for good. */
type Ending = 'lapsed' | 'closed' | null;

/** Keys in localStorage; `ethics` is a kind of personal key. */
interface Keys {
  profile: string;
  state: string;
  /** How the last session ended, for the other tabs; absent after a sign-out. */
  ending: string;
  ethics: string;
}

function createSession(keys: Keys): SessionStore {
  const stored = (): Session => {
    const profile = readText(keys.state) === 'AUTHENTICATED' ? readProfile(readJson(keys.profile)) : null;
    return profile ? { state: 'AUTHENTICATED', profile } : nobody;
  };
  const store = createStore(nobody);
  const ethicsKey = (): string => personalKey(keys.ethics, store.get().profile?.id ?? 0);
  const forget = (ending: Ending): void => {
    // Before the other two: other tabs read it when they hear that one of those has changed.
    writeText(keys.ending, ending);
    writeText(keys.profile, null);
    writeText(keys.state, 'UN_AUTHENTICATED');
    writeText(ethicsKey(), null);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    restore: () => store.set(stored()),
    signIn(answer) {
      const profile = { ...answer, token: '' };
      writeText(keys.profile, JSON.stringify(profile));
      writeText(keys.state, 'AUTHENTICATED');
      store.set({ state: 'AUTHENTICATED', profile });
    },
    leave() {
      forget(null);
      store.set(signedOut);
    },
    reset() {
      forget('closed');
      store.set(nobody);
    },
    lapse(reason) {
      const { state, profile } = store.get();
      if (state !== 'AUTHENTICATED') return;
      forget('lapsed');
      store.set({ state: 'LAPSED', profile, reason });
    },
    hasAcceptedEthics: () => readText(ethicsKey()) === 'accepted',
    acceptEthics: () => void writeText(ethicsKey(), 'accepted'),
    followOtherTabs() {
      const follow = (): void => {
        const next = stored();
        const now = store.get();
        if (next.state === now.state && next.profile?.id === now.profile?.id) return;
        const ending = readText(keys.ending);
        if (next.profile) store.set(next);
        else if (ending === 'closed') store.set(nobody);
        else if (ending !== 'lapsed') store.set(signedOut);
        // A page whose session has lapsed stays as it is.
        else if (now.state === 'AUTHENTICATED') store.set({ ...now, state: 'LAPSED' });
      };
      // A change of person does not change the state: both keys tell of it.
      const ends = [watchKey(keys.profile, follow), watchKey(keys.state, follow)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** Who is signed in as an employee, readable outside React (route guards) and in it (`useStore`). */
export const session = createSession({
  profile: 'profile',
  state: 'authState',
  ending: 'authEnding',
  ethics: 'ethicsCode',
});

/** Who is signed in as a guest of the chat-bot. */
export const guestSession = createSession({
  profile: 'chatBotProfile',
  state: 'chatBotAuthState',
  ending: 'chatBotAuthEnding',
  ethics: 'chatBotEthicsCode',
});

export const sessions: Readonly<Record<Area, SessionStore>> = { ai: session, chatBot: guestSession };

/** The session of the open page's area, for code outside React; components ask `useSession`. */
export const sessionHere = (): SessionStore => sessions[area.get()];

/**
 * Calls `listener` after each change of the session of the open page's area. Changes of the other area's session do
 * not concern the page (PRE-07).
 *
 * @returns the function that ends it
 */
export function onSessionHere(listener: (now: Session, before: Session) => void): () => void {
  const ends = Object.values(sessions).map((store) => {
    let before = store.get();
    return store.subscribe(() => {
      const [now, was] = [store.get(), before];
      before = now;
      if (store === sessionHere()) listener(now, was);
    });
  });
  return () => {
    for (const end of ends) end();
  };
}
