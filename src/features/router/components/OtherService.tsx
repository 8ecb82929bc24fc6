import { useState } from 'react';
import { findByAlias } from '#features/service-names/index.ts';
import { ExternalBadge, findTiles, ServiceIcon } from '#features/services/index.ts';
import { Dialog, optionButtonClass, SearchField, Stack, Text } from '#ui/index.ts';
import type { Candidate } from '../candidates.ts';

interface OtherServiceProps {
  /** The services that take the request, best first. */
  candidates: readonly Candidate[];
  onChoose: (service: string) => void;
  onClose: () => void;
}

/** All services that take the request, with the search of the main page; those that the text names come first. */
export function OtherService({ candidates, onChoose, onClose }: OtherServiceProps) {
  const [query, setQuery] = useState('');
  const offered = candidates.map(({ tile }) => tile);
  const found = new Map(findTiles(offered, query, findByAlias).map(({ tile, score }) => [tile, score]));
  const shown = candidates
    .filter(({ tile }) => found.has(tile))
    .toSorted((one, other) => (found.get(other.tile) ?? 0) - (found.get(one.tile) ?? 0));
  return (
    <Dialog isOpen onClose={onClose} title="Другой сервис" size="sm">
      <Stack gap={2}>
        <SearchField
          label="Найти сервис"
          placeholder="Найти сервис"
          value={query}
          onChange={setQuery}
          maxLength={100}
        />
        <Stack as="ul" gap={0}>
          {shown.map(({ name, title, tile, isExternal }) => (
            <li key={name}>
              <button type="button" className={optionButtonClass} onClick={() => onChoose(name)}>
                <ServiceIcon tile={tile} size="sm" />
                <span>{title}</span>
                <ExternalBadge external={isExternal} besideTitle={title} />
              </button>
            </li>
          ))}
        </Stack>
        {shown.length === 0 && <Text tone="muted">Ничего не&nbsp;нашлось</Text>}
      </Stack>
    </Dialog>
  );
}
