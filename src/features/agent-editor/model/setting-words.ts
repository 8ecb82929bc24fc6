import type { ChatModel } from '#api/generated/model/chatModel.ts';
import type { ServiceOption } from '#api/generated/model/serviceOption.ts';
import {
  type ServiceSettings,
  type SettingValue,
  settingsOf,
  valueText,
} from '#features/service-settings/index.ts';

const noFacts = { text: '', sheets: [] };

/** A value of a setting that the service does not have. */
const plainWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return ['string', 'number'].includes(typeof value) ? String(value) : 'задано';
};

/**
 * The settings of a service in words, one a line: «Температура: 0,7».
 *
 * @param name name of the service
 * @param values as they were saved: a key may be one that the service does not have any more
 * @param gateway what it says of the settings; undefined while it is not loaded
 */
export function settingWords(
  name: string,
  values: ServiceSettings,
  gateway: { options: readonly ServiceOption[] | undefined; models: readonly ChatModel[] | undefined },
): string[] {
  const settings = settingsOf(name, gateway, noFacts);
  const entries: [string, unknown][] = Object.entries(values);
  return entries.flatMap(([key, value]) => {
    if (value === undefined) return [];
    const setting = settings.find((one) => one.key === key);
    if (!setting) return [`Другая настройка: ${plainWords(value)}`];
    const isText = setting.control === 'textarea' && typeof value === 'string';
    return [`${setting.label}: ${isText ? value : valueText(setting, value as SettingValue)}`];
  });
}
