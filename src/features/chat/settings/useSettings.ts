import { useEffect, useMemo, useState } from 'react';
import { useChatModelList, useChatOptionList } from '#api/generated/hooks/data/data.ts';
import {
  keptValues,
  type Setting,
  type SettingFacts,
  type SettingKey,
  type SettingValue,
  type SettingValues,
  settingsOf,
} from '#features/service-settings/index.ts';
import { useStore } from '#lib/store.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { factsOf } from './facts.ts';

/** How long the options of the gateway are kept, ms. */
const staleTime = 10 * 60_000;

export interface SettingsState {
  settings: readonly Setting[];
  /** The chosen values; absent ones are defaults. */
  values: SettingValues;
  facts: SettingFacts;
  /** Labels of settings whose kept value the service no longer offers. */
  gone: readonly string[];
  /** @param value undefined: the default */
  change: (key: SettingKey, value: SettingValue | undefined) => void;
  reset: () => void;
}

/** The settings of a conversation's service with the options of the gateway, and the chosen values. */
export function useSettings(conversation: Conversation): SettingsState {
  const { serviceType, settings: chosen, model, draft } = conversation;
  const { data: models } = useChatModelList({ query: { staleTime } });
  const { data: options } = useChatOptionList({ serviceType }, { query: { staleTime } });
  const facts = factsOf(useStore(draft.state));
  const stored = useStore(chosen);
  const chosenModel = useStore(model);
  const [gone, setGone] = useState<readonly string[]>([]);
  const kept = useMemo(
    () => ({ ...stored, ...(chosenModel !== null && { model: chosenModel }) }),
    [stored, chosenModel],
  );
  const settings = settingsOf(serviceType, { options, models }, facts);
  const { values, gone: lost } = keptValues(settings, kept);
  const lostKeys = lost.map(({ key }) => key).join();

  useEffect(() => {
    if (lostKeys === '') return;
    const keys = new Set(lostKeys.split(','));
    setGone(lost.map(({ label }) => label));
    if (keys.has('model')) model.set(null);
    chosen.set(Object.fromEntries(Object.entries(chosen.get()).filter(([key]) => !keys.has(key))));
  }, [lostKeys, lost, model, chosen]);

  return {
    settings,
    values,
    facts,
    gone,
    change(key, value) {
      setGone([]);
      if (key === 'model') model.set(typeof value === 'string' ? value : null);
      else chosen.set({ ...chosen.get(), [key]: value });
    },
    reset() {
      setGone([]);
      model.set(null);
      chosen.set({});
    },
  };
}
