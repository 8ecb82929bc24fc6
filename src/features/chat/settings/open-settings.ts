import { createContext } from 'react';
import type { SettingsPanelState } from './useSettingsPanel.ts';

/** Opens the settings of the conversation on the screen; null outside a conversation. */
export const OpenSettings = createContext<SettingsPanelState['open'] | null>(null);
