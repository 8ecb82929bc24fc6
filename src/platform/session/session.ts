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
   * `LAPSED`: the gateway ended the session while the page was in use. Storage has no session any more; the page
   * stays, inert, until the user signs in again over it or leaves.
   */
  state: 'AUTHENTICATED' | 'UN_AUTHENTICATED' | 'LAPSED';
  /** The signed-in user, or the one whose session lapsed; otherwise null. */
  profile: Profile | null;
  /** Title of the dialog to sign in again; only in state `LAPSED`, in the tab where the session lapsed. */
  reason?: string;
  /** Set after a sign-out, here or in another tab: the next login does not lead back to the page that was open. */
  hasLeft?: true;
}

/** One of the two sessions of a browser: the employee's and the chat-bot guest's (AUTH-09). */
export interface SessionStore extends Pick<Store<Session>, 'get' | 'subscribe'> {
  /** Reads the stored session, at the start of the portal. */
  restore(): void;
  /** After a login: stores the profile with its token blanked (AUTH-02). */
  signIn(profile: Profile): void;
  /** After «Выйти»: clears like `reset`, and the next login starts at the main page. */
  leave(): void;
  /** After a session that the gateway ended for good: clears profile, state and the ethics flag (portal.md §4). */
  reset(): void;
  /** After the gateway ended the session: clears storage like `reset`, and keeps the page for its user. */
  lapse(reason: string): void;
  /** Whether this user has accepted the ethics code. */
  hasAcceptedEthics(): boolean;
  acceptEthics(): void;
  /** Follows sign-in, sign-out and lapse in other tabs. Returns a function that stops it. */
  followOtherTabs(): () => void;
}

const noSession: Session = { state: 'UN_AUTHENTICATED', profile: null };
const signedOut: Session = { ...noSession, hasLeft: true };

/** Reads a stored profile, which can be anything (PRE-07); null when it is not a profile. */
export function readProfile(stored: unknown): Profile | null {
  const profile = read<Profile>(operations.authLogin.answer, stored);
  return profile ? { ...profile, token: '' } : null;
}

/** `lapsed`: the user can sign in again over the page. `closed`: the gateway ended the session for good. */
type Ending = 'lapsed' | 'closed' | null;

/** Keys in localStorage; `ethics` is a kind of personal key. */
interface Keys {
  profile: string;
  state: string;
  /** How the last session ended, for other tabs; absent after a sign-out. */
  ending: string;
  ethics: string;
}

function createSession(keys: Keys): SessionStore {
  const stored = (): Session => {
    const profile = readText(keys.state) === 'AUTHENTICATED' ? readProfile(readJson(keys.profile)) : null;
    return profile ? { state: 'AUTHENTICATED', profile } : noSession;
  };
  const store = createStore(noSession);
  const ethicsKey = (): string => personalKey(keys.ethics, store.get().profile?.id ?? 0);
  const clearStorage = (ending: Ending): void => {
    // Written first: other tabs read it when one of the next two changes.
    writeText(keys.ending, ending);
    writeText(keys.profile, null);
    writeText(keys.state, 'UN_AUTHENTICATED');
    writeText(ethicsKey(), null);
  };
  /** Takes over what another tab has stored. */
  const follow = (): void => {
    const next = stored();
    const now = store.get();
    if (next.state === now.state && next.profile?.id === now.profile?.id) return;
    const ending = readText(keys.ending);
    if (next.profile) store.set(next);
    else if (ending === 'closed') store.set(noSession);
    else if (ending !== 'lapsed') store.set(signedOut);
    // A lapsed page stays unchanged.
    else if (now.state === 'AUTHENTICATED') store.set({ ...now, state: 'LAPSED' });
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
      clearStorage(null);
      store.set(signedOut);
    },
    reset() {
      clearStorage('closed');
      store.set(noSession);
    },
    lapse(reason) {
      const now = store.get();
      // A call can be refused before this tab hears of a sign-out or another user in another tab.
      follow();
      if (store.get() !== now || now.state !== 'AUTHENTICATED') return;
      clearStorage('lapsed');
      store.set({ ...now, state: 'LAPSED', reason });
    },
    hasAcceptedEthics: () => readText(ethicsKey()) === 'accepted',
    acceptEthics: () => void writeText(ethicsKey(), 'accepted'),
    followOtherTabs() {
      // A change of the user does not change the state; a sign-out after a lapse changes only how the session ended.
      const ends = [keys.profile, keys.state, keys.ending].map((key) => watchKey(key, follow));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** The employee's session, for route guards and, with `useStore`, for components. */
export const session = createSession({
  profile: 'profile',
  state: 'authState',
  ending: 'authEnding',
  ethics: 'ethicsCode',
});

/** The session of the chat-bot guest. */
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
 * Calls `listener` after each change of the session of the open page's area. Changes of the other area's session are
 * ignored (PRE-07).
 *
 * @returns a function that stops it
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
