import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { matcher } from '#lib/search.ts';
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

/** The rows whose names contain all words of a text. */
function named(rows: readonly Choice[], text: string): readonly Choice[] {
  const words = text.split(/\s+/).map(matcher);
  return rows.filter(({ label }) => words.every((isIn) => isIn(label)));
}

/**
 * Returns the rows of the source for a text. While they load, those of the previous rows that belong to the text: Enter takes
 * nothing that is not typed (ADM-44).
 */
function useFound({ key, find }: LookupSource, text: string) {
  const {
    data = [],
    isPlaceholderData,
    isFetching,
  } = useQuery({
    queryKey: ['lookup', key, text],
    async queryFn({ signal }) {
      if (text !== '') await pause(searchDelay, signal);
      signal.throwIfAborted();
      return find(text, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return { rows: isPlaceholderData ? named(data, text) : data, isFetching };
}

interface OneProps extends LookupProps {
  value: Choice | null;
  onChange: (value: Choice | null) => void;
}

/** A choice of one row of a server list, found by a part of its name. */
export function Lookup({ source, value, onChange, ...field }: OneProps) {
  const [text, setText] = useState('');
  // The name of the chosen row is not a search text.
  const sought = text === value?.label ? '' : text;
  const { rows, isFetching } = useFound(source, sought);
  const others = rows.filter(({ id }) => id !== value?.id);
  const chosen = value ? [value] : [];
  // The field needs its row in the list, which is not the first to be taken while another one is sought.
  const options = sought === '' ? [...chosen, ...others] : [...others, ...chosen];
  return (
    <ComboBox
      {...field}
      options={options}
      value={value?.id ?? null}
      onChange={(taken) => onChange(options.find(({ id }) => id === taken) ?? null)}
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
  const { rows, isFetching } = useFound(source, text);
  const others = rows.filter(({ id }) => !value.some((chosen) => chosen.id === id));
  // Chosen rows stay in the list with their marks while nothing is searched.
  const options = text === '' ? [...value, ...others] : rows;
  const choose = (ids: readonly string[]): void => {
    const known = [...value, ...rows];
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
