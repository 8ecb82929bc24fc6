import { type BrowserKey, browserSetting, browserValues } from '#platform/browser-settings.ts';
import { lookKeys, setLook } from '#platform/looks.ts';
import { readText } from '#platform/storage.ts';
import { initialSettings, wholeSettings } from '#platform/sync-settings.ts';
import { setTheme, type Theme, theme } from '#platform/theme.ts';
import { save } from './saved.ts';

const browserKeys = Object.keys(browserValues) as BrowserKey[];

/** All settings at a moment. */
interface Snapshot {
  gateway: ReturnType<typeof wholeSettings>;
  theme: Theme;
  looks: readonly (string | null)[];
  browser: readonly string[];
}

/** The settings as they are. */
export const snapshot = (): Snapshot => ({
  gateway: wholeSettings(),
  theme: theme.get(),
  looks: lookKeys.map(readText),
  browser: browserKeys.map((key) => browserSetting(key).get()),
});

/** The settings of somebody who has changed none. */
export const initial = (): Snapshot => ({
  gateway: initialSettings,
  theme: 'light',
  looks: lookKeys.map(() => null),
  browser: browserKeys.map((key) => browserValues[key][0]),
});

/**
 * Applies all settings.
 *
 * @returns a text when the gateway has not stored its own
 */
export function applyAll(next: Snapshot): Promise<string | undefined> {
  setTheme(next.theme);
  for (const [index, key] of lookKeys.entries()) setLook(key, next.looks[index] ?? null);
  for (const [index, key] of browserKeys.entries()) browserSetting(key).set(next.browser[index] as never);
  return save({ startService: undefined, ...next.gateway });
}
