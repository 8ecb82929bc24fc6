import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pause } from '#lib/timing.ts';
import { ComboBox, MultiComboBox, Stack, TagGroup } from '#ui/index.ts';
import type { Choice, LookupSource } from './definitions.ts';

interface LookupProps {
  name: string;
  label: string;
  description?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  errorMessage: string | undefined;
  source: LookupSource;
}

/** Delay between the last letter and the request, ms. */
const searchDelay = 250;

/** Returns the rows of the source for a text; the previous rows while new ones load. */
function useFound({ key, find }: LookupSource, text: string) {
  return useQuery({
    queryKey: ['lookup', key, text],
    async queryFn({ signal }) {
      if (text !== '') await pause(searchDelay, signal);
      signal.throwIfAborted();
      return find(text, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

interface OneProps extends LookupProps {
  value: Choice | null;
  onChange: (value: Choice | null) => void;
}

/** A choice of one row of a server list, found by a part of its name. */
export function Lookup({ source, value, onChange, ...field }: OneProps) {
  const [text, setText] = useState('');
  // The name of the chosen row is not a search text.
  const { data, isFetching } = useFound(source, text === value?.label ? '' : text);
  const others = (data ?? []).filter(({ id }) => id !== value?.id);
  const options = value ? [value, ...others] : others;
  return (
    <ComboBox
      {...field}
      options={options}
      value={value?.id ?? null}
      onChange={(chosen) => onChange(options.find(({ id }) => id === chosen) ?? null)}
      onSearch={setText}
      isLoading={isFetching}
      emptyText={text === '' ? source.hint : source.noneText}
    />
  );
}

interface ManyProps extends LookupProps {
  value: readonly Choice[];
  onChange: (value: readonly Choice[]) => void;
}

/** A choice of several rows, shown as chips below the search field. */
export function MultiLookup({ source, value, onChange, ...field }: ManyProps) {
  const [text, setText] = useState('');
  const { data = [], isFetching } = useFound(source, text);
  const others = data.filter(({ id }) => !value.some((chosen) => chosen.id === id));
  // Chosen rows stay in the list with their marks while nothing is searched.
  const options = text === '' ? [...value, ...others] : data;
  const choose = (ids: readonly string[]): void => {
    const known = [...value, ...data];
    onChange(ids.flatMap((id) => known.find((choice) => choice.id === id) ?? []));
  };
  return (
    <Stack gap={2}>
      <MultiComboBox
        {...field}
        options={options}
        value={value.map(({ id }) => id)}
        onChange={choose}
        onSearch={setText}
        isLoading={isFetching}
        emptyText={text === '' ? source.hint : source.noneText}
      />
      {value.length > 0 && (
        <TagGroup
          label={`${field.label}: выбрано`}
          isLabelHidden
          tags={value}
          onRemove={(removed) => onChange(value.filter(({ id }) => id !== removed))}
        />
      )}
    </Stack>
  );
}
