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
export { settingsOf } from './settings.ts';
