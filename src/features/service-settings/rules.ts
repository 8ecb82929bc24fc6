import type { ServiceOption } from '#api/generated/model/serviceOption.ts';
import type { ServiceSettings, Setting, SettingFacts, SettingOption, SettingValue } from './setting.ts';

/** Values of settings that a person chose; an absent one is the default. */
export type SettingValues = ServiceSettings & { model?: string };

/** Default that the gateway gives as text; undefined when it does not fit the control. */
function parsedDefault(setting: Setting, text: string): SettingValue | undefined {
  switch (setting.control) {
    case 'slider':
    case 'number':
      return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'multi':
      return text.split(',').filter(Boolean);
    default:
      return text;
  }
}

/** A setting with the options, limits and default of the gateway, which replace those of the catalogue. */
function withOption(
  setting: Setting,
  { options, min, max, step, maxLength, ...own }: ServiceOption,
): Setting {
  const chosen = own.default === undefined ? undefined : parsedDefault(setting, own.default);
  const limits = {
    min,
    max,
    step,
    maxLength,
    options: options?.length ? options : undefined,
    default: chosen,
  };
  const given = Object.entries(limits).filter(([name, value]) => value !== undefined && name in setting);
  if (given.length === 0) return setting;
  const changed = { ...setting, ...Object.fromEntries(given) } as Setting;
  // The error of the catalogue names its own limits.
  const isLimited = min !== undefined || max !== undefined || maxLength !== undefined;
  if (isLimited && ('min' in changed || 'maxLength' in changed)) delete changed.error;
  return changed;
}

/** The settings with what `chatOptionList` says of them; keys that the service does not have are passed over. */
export const withGatewayOptions = (
  settings: readonly Setting[],
  gateway: readonly ServiceOption[],
): Setting[] =>
  settings.map((setting) => {
    const option = gateway.find(({ key }) => key === setting.key);
    return option ? withOption(setting, option) : setting;
  });

/** The options of a choice; null while they are not known, undefined for a setting without options. */
export function optionsOf(setting: Setting): readonly SettingOption[] | null | undefined {
  if (!('options' in setting)) return undefined;
  return typeof setting.options === 'string' ? null : setting.options;
}

/** The value of a setting that was not chosen; null when it is empty or not known yet. */
export function defaultOf(setting: Setting, facts: SettingFacts): SettingValue | null {
  if (setting.control !== 'select') return setting.default;
  if (typeof setting.default === 'function') return setting.default(facts);
  return setting.default ?? optionsOf(setting)?.[0]?.value ?? null;
}

export const settingValue = (
  setting: Setting,
  values: SettingValues,
  facts: SettingFacts,
): SettingValue | null => values[setting.key] ?? defaultOf(setting, facts);

function isOfType(setting: Setting, value: unknown): boolean {
  switch (setting.control) {
    case 'slider':
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'multi':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    default:
      return typeof value === 'string';
  }
}

/** Whether the service still offers a chosen value; true while its options are not known. */
function isOffered(setting: Setting, value: SettingValue): boolean {
  const options = optionsOf(setting);
  if (!options) return true;
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.every((one) => options.some((option) => option.value === one));
}

/**
 * Splits kept values into those that the service still takes, and the settings whose value is gone and becomes the
 * default (services-in-chat.md §2). Values of settings that the service does not have are dropped silently. A value
 * beyond its limits is kept, so that its error is shown.
 */
export function keptValues(
  settings: readonly Setting[],
  kept: SettingValues,
): { values: SettingValues; gone: Setting[] } {
  const known = settings.filter(({ key }) => kept[key] !== undefined);
  const good = known.filter(
    (setting) =>
      isOfType(setting, kept[setting.key]) && isOffered(setting, kept[setting.key] as SettingValue),
  );
  const values = Object.fromEntries(good.map(({ key }) => [key, kept[key]]));
  return { values, gone: known.filter((setting) => !good.includes(setting)) };
}

/** Why the value of a setting is wrong, as a text for its field; null when it is right. A default never is (CHAT-17). */
export function problemOf(setting: Setting, values: SettingValues, facts: SettingFacts): string | null {
  if (setting.key === 'to') {
    const isSame = values.from !== undefined && values.from === settingValue(setting, values, facts);
    return isSame ? (setting.error ?? null) : null;
  }
  const value = values[setting.key];
  if (value === undefined) return null;
  switch (setting.control) {
    case 'slider':
    case 'number': {
      const isWhole = !Number.isInteger(setting.step) || Number.isInteger(value);
      const { min, max } = setting;
      if (typeof value === 'number' && value >= min && value <= max && isWhole) return null;
      return setting.error ?? `От\u00a0${spoken(min)} до\u00a0${spoken(max)}`;
    }
    case 'textarea':
      if (String(value).length <= setting.maxLength) return null;
      return setting.error ?? `Не больше ${setting.maxLength} знаков`;
    case 'multi':
      return Array.isArray(value) && value.length > 0 ? null : (setting.error ?? 'Выберите хотя бы одно');
    default:
      return null;
  }
}

const spoken = (number: number): string =>
  number.toLocaleString('ru', { useGrouping: false, maximumFractionDigits: 2 });

/** A value in words, for chips: «Да», «1,2», «Русский, Английский». */
export function valueText(setting: Setting, value: SettingValue | null): string {
  if (value === null || value === undefined) return 'пусто';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') return spoken(value);
  const titleOf = (one: string): string =>
    optionsOf(setting)?.find((option) => option.value === one)?.title ?? one;
  if (Array.isArray(value)) return value.map(titleOf).join(', ') || 'не выбраны';
  if (setting.control !== 'textarea') return titleOf(value);
  const line = value.replaceAll(/\s+/g, ' ');
  return line.length > 24 ? `${line.slice(0, 23)}…` : line;
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The settings that differ from their defaults, and those that are wrong. */
export const changedSettings = (
  settings: readonly Setting[],
  values: SettingValues,
  facts: SettingFacts,
): Setting[] =>
  settings.filter(
    (setting) =>
      problemOf(setting, values, facts) !== null ||
      (values[setting.key] !== undefined && !isEqual(values[setting.key], defaultOf(setting, facts))),
  );
