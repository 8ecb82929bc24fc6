import { lazyPart } from '#ui/index.ts';

/** Parts with the settings of all services, which are loaded when a person uses settings. */
export const LazySettingsPanel = lazyPart(() => import('./SettingsPanel.tsx'));
export const LazySettingChips = lazyPart(() => import('./SettingChips.tsx'));
