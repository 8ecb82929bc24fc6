import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import type { Form } from '#forms/index.ts';
import { ModelField } from '#objects/index.ts';
import { Grid, Select } from '#ui/index.ts';
import type { BriefValues } from './brief-values.ts';

/** The chat service that writes the slides, and its model. */
export function ServiceFields({ form }: { form: Form<BriefValues> }) {
  const { serviceType, model } = form.values;
  const { data: tiles } = useTileList();
  const services = (tiles ?? []).flatMap((tile) => {
    const { title, kind } = serviceOf(tile);
    return tile.agentId === undefined && kind === 'text' && !tile.disabled
      ? [{ id: tile.value, label: title }]
      : [];
  });
  const isKnown = services.some(({ id }) => id === serviceType);
  const isClosed = tiles !== undefined && !isKnown;
  const isExternal = serviceOf(serviceType)?.external ?? true;
  return (
    <Grid columns="repeat(2, minmax(0, 1fr))" from="sm" align="start">
      <Select
        {...form.field('serviceType')}
        label="Сервис"
        description={
          isClosed ? (
            'Этот сервис вам не\u00a0открыт. Выберите другой'
          ) : (
            <>
              <ExternalBadge external={isExternal} />{' '}
              {isExternal
                ? 'Тема и\u00a0план уйдут за\u00a0пределы компании'
                : 'Тема и\u00a0план останутся в\u00a0компании'}
            </>
          )
        }
        options={
          isKnown
            ? services
            : [...services, { id: serviceType, label: serviceOf(serviceType)?.title ?? serviceType }]
        }
        value={serviceType}
        onChange={(next) => next !== null && form.set({ serviceType: next, model: null })}
      />
      <ModelField
        field={form.field('model')}
        serviceType={serviceType}
        model={model}
        onChange={(next) => form.set({ model: next })}
      />
    </Grid>
  );
}
