import type { UserSettings } from '#api/generated/model/userSettings.ts';
import { createStore, type Store } from '#lib/store.ts';
import { sessionHere } from './session/session.ts';
import { personalKey, readJson, readText, watchKey } from './storage.ts';

/** Settings as this browser knows them. A missing or unknown value is the initial one: compare with the others. */
export type KnownSettings = Readonly<Partial<UserSettings>>;

/** Where this browser keeps the settings of a person. */
export const settingsKey = (userId = sessionHere().get().profile?.id ?? 0): string =>
  personalKey('preferences', userId);

/** Counts changes in this tab. */
export const settingsChanges = createStore(0);

/**
 * The settings of the person that the gateway keeps, as this browser last knew them, so that nothing flashes (PROF-05).
 * `sync-settings.ts` reads and changes them. Each call makes a new object.
 */
export const settings: Pick<Store<KnownSettings>, 'get' | 'subscribe'> = {
  get: () => Object(readJson(settingsKey())),
  subscribe(listener) {
    const ends = [settingsChanges.subscribe(listener), watchKey(settingsKey(), listener)];
    return () => {
      for (const end of ends) end();
    };
  },
};

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Matches where the keyboard is on the screen as a rule. */
export const touchMedia = '(pointer: coarse)';

/**
 * True when Enter alone sends. A keyboard on the screen has no other key for a new line, so there it sends only if this
 * browser is set so; elsewhere unless the person has chosen Ctrl+Enter (PROF-05).
 */
export const sendsByEnter = (): boolean =>
  matchMedia(touchMedia).matches ? readText('touchEnter') === 'send' : settings.get().sendKey !== 'modEnter';

/** True when a press sends the message: Enter, or only Ctrl+Enter (⌘+Enter) where Enter begins a line. */
export const isSendKey = ({ key, shiftKey, ctrlKey, metaKey }: Press): boolean =>
  key === 'Enter' && !shiftKey && (ctrlKey || metaKey || sendsByEnter());
