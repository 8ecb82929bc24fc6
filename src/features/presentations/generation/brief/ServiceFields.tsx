import { useChatModelList } from '#api/generated/hooks/data/data.ts';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import type { Form } from '#forms/index.ts';
import { Select } from '#ui/index.ts';
import { pair } from './brief.css.ts';
import type { BriefValues } from './brief-values.ts';

/** The choice of the service's own model; a model has no such name. */
const byService = '';

/** The chat service that writes the slides, and its model. */
export function ServiceFields({ form }: { form: Form<BriefValues> }) {
  const { serviceType, model } = form.values;
  const { data: tiles } = useTileList();
  const { data: allModels } = useChatModelList({ query: { staleTime: 10 * 60_000 } });
  const models = (allModels ?? []).filter((one) => one.serviceType === serviceType);
  const services = (tiles ?? []).flatMap((tile) => {
    const { title, kind } = serviceOf(tile);
    return tile.agentId === undefined && kind === 'text' && !tile.disabled
      ? [{ id: tile.value, label: title }]
      : [];
  });
  const isKnown = services.some(({ id }) => id === serviceType);
  const isClosed = tiles !== undefined && !isKnown;
  const isModelGone =
    model !== null && allModels !== undefined && !models.some(({ value }) => value === model);
  return (
    <>
      <div className={pair}>
        <Select
          {...form.field('serviceType')}
          label="Сервис"
          description={isClosed ? 'Этот сервис вам не\u00a0открыт. Выберите другой' : undefined}
          options={
            isKnown
              ? services
              : [...services, { id: serviceType, label: serviceOf(serviceType)?.title ?? serviceType }]
          }
          value={serviceType}
          onChange={(next) => next !== null && form.set({ serviceType: next, model: null })}
        />
        {(models.length > 0 || isModelGone) && (
          <Select
            {...form.field('model')}
            label="Модель"
            description={isModelGone ? 'Этой модели больше нет. Выберите другую' : undefined}
            options={[
              { id: byService, label: 'По выбору сервиса' },
              ...models.map(({ value, title }) => ({ id: value, label: title })),
              ...(isModelGone ? [{ id: model, label: model }] : []),
            ]}
            value={model ?? byService}
            onChange={(next) => form.set({ model: next || null })}
          />
        )}
      </div>
      <div>
        <ExternalBadge external={serviceOf(serviceType)?.external ?? true} />
      </div>
    </>
  );
}
