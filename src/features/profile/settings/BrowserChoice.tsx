import { useStore } from '#lib/store.ts';
import { type BrowserKey, type BrowserValue, browserSetting } from '#platform/browser-settings.ts';
import { RadioGroup } from '#ui/index.ts';
import { saved } from './saved.ts';

interface BrowserChoiceProps<Key extends BrowserKey> {
  name: Key;
  label: string;
  description: string;
  options: readonly { id: BrowserValue<Key>; label: string }[];
}

/** A setting of this browser with a few values. */
export function BrowserChoice<Key extends BrowserKey>({ name, ...texts }: BrowserChoiceProps<Key>) {
  const value = useStore(browserSetting(name));
  return (
    <RadioGroup<BrowserValue<Key>>
      {...texts}
      look="segmented"
      value={value}
      onChange={(next) => {
        browserSetting(name).set(next);
        saved();
      }}
    />
  );
}
