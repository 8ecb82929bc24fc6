import { useChatModelList } from '#api/generated/hooks/data/data.ts';
import type { FieldProps } from '#forms/index.ts';
import { Select } from '#ui/index.ts';

/** The choice of the service's own model; a model has no such name. */
const byService = '';

interface ModelFieldProps {
  field: FieldProps<string | null>;
  serviceType: string;
  model: string | null;
  onChange: (model: string | null) => void;
}

/** The model of a service; nothing for a service without models. A chosen model that is gone is told. */
export function ModelField({ field, serviceType, model, onChange }: ModelFieldProps) {
  const { data } = useChatModelList({ query: { staleTime: 10 * 60_000 } });
  const models = (data ?? []).filter((one) => one.serviceType === serviceType);
  const isGone = model !== null && data !== undefined && !models.some(({ value }) => value === model);
  if (models.length === 0 && !isGone) return null;
  return (
    <Select
      {...field}
      label="Модель"
      description={isGone ? 'Этой модели больше нет. Выберите другую' : undefined}
      options={[
        { id: byService, label: 'По выбору сервиса' },
        ...models.map(({ value, title }) => ({ id: value, label: title })),
        ...(isGone ? [{ id: model, label: model }] : []),
      ]}
      value={model ?? byService}
      onChange={(next) => onChange(next || null)}
    />
  );
}
