export {
  changedSettings,
  keptValues,
  optionsOf,
  problemOf,
  type SettingValues,
  settingValue,
  valueText,
} from './rules.ts';
export type {
  NumberSetting,
  ServiceSettings,
  Setting,
  SettingFacts,
  SettingKey,
  SettingValue,
} from './setting.ts';
export { settingWords } from './setting-words.ts';
export { settingsOf } from './settings.ts';
