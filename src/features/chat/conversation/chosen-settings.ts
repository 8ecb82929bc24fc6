import type { ServiceSettings } from '#features/service-settings/index.ts';
import { isRecord } from '#lib/guards.ts';
import { createStore, type Store } from '#lib/store.ts';
import { personalKey, readJson, writeText } from '#platform/storage.ts';

/** Whether a stored value can be one of a setting; the rules of the service check it before it is sent. */
const isValue = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** The settings without values that belong to one file. */
const lasting = ({ sheet: _sheet, ...settings }: ServiceSettings): ServiceSettings => settings;

/**
 * The settings that a person chose for a service, without defaults. They survive a reload, except the sheet of a table,
 * which belongs to one file (CHAT-18).
 */
export function chosenSettings(userId: number, serviceType: string): Store<ServiceSettings> {
  const key = personalKey('settings', userId, serviceType);
  const kept = readJson(key);
  const valid = isRecord(kept) ? Object.entries(kept).filter(([, value]) => isValue(value)) : [];
  const chosen = createStore<ServiceSettings>(lasting(Object.fromEntries(valid)));
  return {
    ...chosen,
    set(next) {
      const entries = Object.entries(next).filter(([, value]) => value !== undefined);
      const settings: ServiceSettings = Object.fromEntries(entries);
      const stored = lasting(settings);
      writeText(key, Object.keys(stored).length > 0 ? JSON.stringify(stored) : null);
      chosen.set(settings);
    },
  };
}
