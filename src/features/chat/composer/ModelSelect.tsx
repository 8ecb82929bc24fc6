import { useEffect } from 'react';
import { useChatModelList } from '#api/generated/hooks/data/data.ts';
import { type Store, useStore } from '#lib/store.ts';
import { Select } from '#ui/index.ts';
import { box } from './ModelSelect.css.ts';

interface ModelSelectProps {
  serviceType: string;
  /** The chosen model; null for the service's default. */
  choice: Store<string | null>;
}

/** Select of the model, for services with more than one (CHAT-14). */
export function ModelSelect({ serviceType, choice }: ModelSelectProps) {
  const value = useStore(choice);
  const { data } = useChatModelList({ query: { staleTime: 10 * 60_000 } });
  const models = (data ?? []).filter((model) => model.serviceType === serviceType);
  const isGone = data !== undefined && value !== null && !models.some((model) => model.value === value);
  useEffect(() => {
    // The stored model is no longer offered by the service.
    if (isGone) choice.set(null);
  }, [isGone, choice]);
  if (models.length < 2) return null;
  const known = models.find((model) => model.value === value) ?? models.find(({ isDefault }) => isDefault);
  return (
    <div className={box}>
      <Select
        label="Модель"
        isLabelHidden
        options={models.map((model) => ({ id: model.value, label: model.title }))}
        value={known?.value ?? null}
        onChange={choice.set}
      />
    </div>
  );
}
