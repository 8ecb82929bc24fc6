import { Fields, useForm } from '#forms/index.ts';
import { ActionDialog } from '#ui/index.ts';
import type { AdminFilter, Sources } from '../define-admin-page.ts';
import { chosenIn, filterErrors, filterFields, valuesOf } from './filter-form.ts';
import type { Filters } from './list-state.ts';

interface FilterDialogProps {
  filter: AdminFilter;
  /** What is chosen now, of all filters. */
  filters: Filters;
  sources: Sources;
  labelOf: (value: string) => string;
  onApply: (values: Filters) => void;
  onClose: () => void;
}

/** Chooses the values of one filter. */
export function FilterDialog({ filter, filters, sources, labelOf, onApply, onClose }: FilterDialogProps) {
  const form = useForm({
    initial: valuesOf(filter, filters, labelOf),
    validate: (values) => filterErrors(filter, values),
    async send(values) {
      onApply(chosenIn(filter, values));
    },
    onSent: onClose,
  });
  return (
    <ActionDialog
      isOpen
      size="sm"
      title={`Фильтр: ${filter.title}`}
      primaryLabel="Применить"
      onPrimary={form.submit}
      onClose={onClose}
    >
      <form {...form.formProps}>
        <Fields form={form} fields={filterFields(filter, sources)} />
      </form>
    </ActionDialog>
  );
}
