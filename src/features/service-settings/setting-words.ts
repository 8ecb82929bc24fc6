import { settingsByService } from './by-service.ts';
import { valueText } from './rules.ts';
import type { ServiceSettings, Setting, SettingValue } from './setting.ts';
import { type GatewayChoices, settingsOf } from './settings.ts';

const noFacts = { text: '', sheets: [] };

/** A value of a setting that no service of the catalogue has. */
const plainWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return ['string', 'number'].includes(typeof value) ? String(value) : 'задано';
};

/**
 * The settings of a service in words, one a line: «Температура: 0,7».
 *
 * @param name name of the service
 * @param values as they were saved: a key or a value may be one that the service does not have any more
 */
export function settingWords(name: string, values: ServiceSettings, gateway: GatewayChoices): string[] {
  const own = settingsOf(name, gateway, noFacts);
  const others: readonly Setting[] = Object.values(settingsByService).flat();
  const entries: [string, unknown][] = Object.entries(values);
  return entries.flatMap(([key, value]) => {
    if (value === undefined) return [];
    const setting = [...own, ...others].find((one) => one.key === key);
    if (!setting) return [`Другая настройка: ${plainWords(value)}`];
    const isText = setting.control === 'textarea' && typeof value === 'string';
    return [`${setting.label}: ${isText ? value : valueText(setting, value as SettingValue)}`];
  });
}
