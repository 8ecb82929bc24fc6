import { useState } from 'react';
import type { SettingKey } from '#features/service-settings/index.ts';
import { personalKey, readText, writeText } from '#platform/storage.ts';
import { useMedia } from '#ui/index.ts';
import { media } from '#ui/theme/index.ts';

/** Windows in which the panel stands beside the conversation; in others it is a drawer. */
const wide = `screen and ${media.from('md')}`;

export interface SettingsPanelState {
  /** True when the panel is shown beside the conversation. */
  isBeside: boolean;
  /** True when the panel is shown as a drawer. */
  isDrawer: boolean;
  /** The setting that gets the focus when the panel is shown; null for none. */
  target: { key: SettingKey } | null;
  /** @param key the setting to focus */
  open: (key?: SettingKey) => void;
  close: () => void;
}

/** Whether and where «Настройки» are shown; beside the conversation it is remembered for the person. */
export function useSettingsPanel(userId: number): SettingsPanelState {
  const isWide = useMedia(wide);
  const storageKey = personalKey('settings-panel', userId);
  const [isShown, setShown] = useState(() => readText(storageKey) === 'open');
  const [isDrawer, setDrawer] = useState(false);
  const [target, setTarget] = useState<SettingsPanelState['target']>(null);
  const show = (next: boolean): void => {
    setShown(next);
    writeText(storageKey, next ? 'open' : null);
  };
  return {
    isBeside: isWide && isShown,
    isDrawer: !isWide && isDrawer,
    target,
    open(key) {
      setTarget(key ? { key } : null);
      if (isWide) show(true);
      else setDrawer(true);
    },
    close() {
      setTarget(null);
      if (isWide) show(false);
      else setDrawer(false);
    },
  };
}
