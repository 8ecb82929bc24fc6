import type { components } from '#api/generated/gateway.d.ts';

/** Settings of one request as the gateway takes them; an absent one is the service's default. */
export type ServiceSettings = components['schemas']['ServiceSettings'];
/** `model` is a field of the request, all others are fields of its `settings`. */
export type SettingKey = keyof ServiceSettings | 'model';
export type SettingValue = ServiceSettings[keyof ServiceSettings];

export interface SettingOption {
  value: string;
  title: string;
  /** A file to listen to before choosing. */
  idSample?: string | undefined;
}

/** What a setting depends on beside the service. */
export interface SettingFacts {
  /** Text in the field. */
  text: string;
  /** Sheets of the attached workbook; `reading` until the gateway has told them, none without a workbook. */
  sheets: readonly string[] | 'reading';
}

interface Common {
  key: SettingKey;
  label: string;
  /** A hint below the field. */
  help?: string;
  /** Said of a wrong value. */
  error?: string;
  /** Whether the setting is shown. @default always */
  when?: (facts: SettingFacts) => boolean;
}

export interface SelectSetting extends Common {
  control: 'select';
  /** `models`: those of `chatModelList`; `gateway`: those of `chatOptionList`; `sheets`: those of the attached file. */
  options: readonly SettingOption[] | 'models' | 'gateway' | 'sheets';
  /** Null: the first option. */
  default: string | null | ((facts: SettingFacts) => string);
}
export interface SegmentedSetting extends Common {
  control: 'segmented';
  options: readonly SettingOption[];
  default: string;
}
export interface NumberSetting extends Common {
  control: 'slider' | 'number';
  min: number;
  max: number;
  step: number;
  /** Null: empty. */
  default: number | null;
}
export interface SwitchSetting extends Common {
  control: 'switch';
  default: boolean;
}
export interface TextareaSetting extends Common {
  control: 'textarea';
  maxLength: number;
  default: '';
}
export interface MultiSetting extends Common {
  control: 'multi';
  options: readonly SettingOption[];
  default: string[];
}

/** One setting of a service: its control, texts, limits and default (services-in-chat.md §2). */
export type Setting =
  | SelectSetting
  | SegmentedSetting
  | NumberSetting
  | SwitchSetting
  | TextareaSetting
  | MultiSetting;
