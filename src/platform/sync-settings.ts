import { settingsChange, settingsRead } from '#api/generated/hooks/user/user.ts';
import type { UserSettings } from '#api/generated/model/userSettings.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { reportError } from './errors/report.ts';
import { session } from './session/session.ts';
import { type KnownSettings, settings, settingsChanges, settingsKey } from './settings.ts';
import { personalKey, readText, writeText } from './storage.ts';

/** The values of each setting that the gateway keeps; the first is the initial one (UserSettings of the contract). */
const values = {
  sendKey: ['enter', 'modEnter'],
  startPage: ['home', 'last', 'service'],
  afterPick: ['open', 'send'],
  longPaste: ['offer', 'always', 'never'],
} as const;

/** The settings of somebody who has changed none. */
export const initialSettings: UserSettings = {
  sendKey: 'enter',
  startPage: 'home',
  afterPick: 'open',
  longPaste: 'offer',
};

/** All settings; what is missing or unknown has its initial value: what this browser keeps is untrusted. */
export function wholeSettings(known: KnownSettings = settings.get()): UserSettings {
  const { startService, ethicsAccepted, notificationsSeen, firstDayEnded } = known;
  const whole: UserSettings = {
    ...initialSettings,
    ...(typeof startService === 'string' && { startService }),
    ...(ethicsAccepted === true && { ethicsAccepted }),
    ...(typeof notificationsSeen === 'string' && parseTimestamp(notificationsSeen) && { notificationsSeen }),
    ...(firstDayEnded === true && { firstDayEnded }),
  };
  for (const [key, allowed] of Object.entries(values)) {
    const value = allowed.find((one) => one === Reflect.get(known, key));
    if (value !== undefined) Reflect.set(whole, key, value);
  }
  return whole;
}

/**
 * Moves this browser's time of the newest seen notification forward (APP-08).
 *
 * @param seen time of the notification, ms
 */
export function keepSeen(userId: number, seen: number): void {
  const key = personalKey('notificationsSeen', userId);
  if (seen <= Number(readText(key) ?? 0)) return;
  writeText(key, String(seen));
  // Browsers tell other tabs only.
  dispatchEvent(new StorageEvent('storage', { key, newValue: String(seen) }));
}

/** Keeps the settings of a person in this browser and applies them at once. */
export function keepSettings(userId: number, next: UserSettings): void {
  writeText(settingsKey(userId), JSON.stringify(next));
  keepSeen(userId, parseTimestamp(next.notificationsSeen ?? '')?.getTime() ?? 0);
  settingsChanges.set(settingsChanges.get() + 1);
}

/** Number of changes so far: a reading or a refusal that a change has overtaken is not applied. */
let changes = 0;
/** The last answer to a change; changes are sent one after another. */
let answered: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** What the gateway has while changes wait. */
let confirmed: UserSettings | null = null;

/**
 * Reads the person's settings from the gateway, for those changed in another browser (PROF-05). A failure leaves what this
 * browser knows, without an error: nothing that the person has asked for has failed.
 */
export async function refreshSettings(): Promise<void> {
  const { profile } = session.get();
  const before = changes;
  if (!profile || waiting > 0) return;
  const read = await settingsRead().catch(() => null);
  if (read && changes === before && session.get().profile?.id === profile.id) keepSettings(profile.id, read);
}

/** The last reading of `settingsAtStart`, and the person whose settings it read. */
let atStart: { readonly person: number; readonly reading: Promise<void> } | undefined;

/** Reads the person's settings once after a sign-in or a start: the start page and the background both need them. */
export function settingsAtStart(): Promise<void> {
  const person = session.get().profile?.id;
  if (person === undefined) {
    atStart = undefined;
    return Promise.resolve();
  }
  if (atStart?.person !== person) atStart = { person, reading: refreshSettings() };
  return atStart.reading;
}

/**
 * Changes settings at once and stores them at the gateway. A refusal is reported, and the settings are put back.
 *
 * @returns true when they are stored
 */
export async function changeSettings(part: Partial<UserSettings>): Promise<boolean> {
  const { profile } = session.get();
  if (!profile) return false;
  if (waiting === 0) confirmed = wholeSettings();
  const wanted = { ...wholeSettings(), ...part };
  changes += 1;
  waiting += 1;
  const own = changes;
  keepSettings(profile.id, wanted);
  const sent = answered.then(() => settingsChange(wanted));
  answered = sent.catch(() => undefined);
  try {
    confirmed = await sent;
    return true;
  } catch (error) {
    reportError(error);
    // A later change contains this one and is answered by itself.
    if (own === changes && confirmed && session.get().profile?.id === profile.id)
      keepSettings(profile.id, confirmed);
    return false;
  } finally {
    waiting -= 1;
  }
}
