import { useState } from 'react';
import type { UserSettings } from '#api/generated/model/userSettings.ts';
import { useStore } from '#lib/store.ts';
import { settings } from '#platform/settings.ts';
import { wholeSettings } from '#platform/sync-settings.ts';
import { RadioGroup } from '#ui/index.ts';
import { save } from './saved.ts';

type Key = 'sendKey' | 'afterPick' | 'longPaste';

interface GatewayChoiceProps<Name extends Key> {
  name: Name;
  label: string;
  description: string;
  options: readonly { id: UserSettings[Name]; label: string }[];
}

/** A setting that the gateway keeps: applied at once, put back when the gateway refuses it. */
export function GatewayChoice<Name extends Key>({ name, ...texts }: GatewayChoiceProps<Name>) {
  const value = useStore(settings, (all) => wholeSettings(all)[name]);
  const [problem, setProblem] = useState<string>();
  return (
    <RadioGroup<UserSettings[Name]>
      {...texts}
      look="segmented"
      value={value}
      errorMessage={problem}
      onChange={async (next) => setProblem(await save({ [name]: next }))}
    />
  );
}
