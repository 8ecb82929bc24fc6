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
import { createStore, useStore } from '#lib/store.ts';
import { toast } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { isWorkbook } from '../drafting/uploaded-files.ts';
import { type UploadState, uploadOf } from '../drafting/uploading.ts';
import type { Attachment } from '../model/new-request.ts';
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

const noUpload = createStore<UploadState>({ phase: 'none' });

/** Whether the upload of the attached workbook has failed, so that its sheets stay unknown. */
function useIsUnread(files: readonly Attachment[]): boolean {
  const workbook = files.find((file) => file instanceof File && isWorkbook(file));
  const upload = workbook instanceof File ? uploadOf(workbook) : noUpload;
  return useStore(upload, ({ phase }) => phase === 'failed');
}

/** The settings of a conversation's service with the options of the gateway, and the chosen values. */
export function useSettings(conversation: Conversation): SettingsState {
  const { serviceType, settings: chosen, model, draft } = conversation;
  const { data: models } = useChatModelList({ query: { staleTime } });
  const { data: options } = useChatOptionList({ serviceType }, { query: { staleTime } });
  const request = useStore(draft.state);
  const facts = factsOf(request, useIsUnread(request.files));
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
    // The panel, which says what is gone, may be closed. Another user of the settings may have said it already.
    const { sheet } = chosen.get();
    if (keys.has('sheet') && sheet !== undefined)
      toast.show({ tone: 'info', title: `В\u00a0файле нет листа «${sheet}»: выбран первый`, timeout: 8000 });
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
