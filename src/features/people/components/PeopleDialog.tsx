import { useState } from 'react';
import type { DialogProps } from '#platform/dialogs.ts';
import { Dialog, Failure, SearchField, Stack, Text } from '#ui/index.ts';
import { shortest, usePeopleSearch } from '../usePeopleSearch.ts';
import { PersonRow } from './PersonRow.tsx';

/** «Найти коллегу»: people by name, e-mail or post, with their addresses (HOME-07). */
export default function PeopleDialog({ isOpen, onClose }: DialogProps) {
  const [text, setText] = useState('');
  const { found, isError, why, again } = usePeopleSearch(text);
  const isShort = text.trim().length < shortest;
  return (
    <Dialog isOpen={isOpen} size="lg" title="Найти коллегу" onClose={() => onClose()}>
      <Stack>
        <SearchField label="Имя, почта или должность" value={text} onChange={setText} autoFocus />
        <Text size="sm" tone="muted" as="div">
          <span role="status">{statusText(isShort, found?.length, isError)}</span>
        </Text>
        {isError && <Failure title="Поиск не удался" text={why} onRetry={again} />}
        {found && found.length > 0 && (
          <Stack as="ul" gap={0} aria-label="Коллеги">
            {found.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

/** What the search has come to, for the line under the field. */
function statusText(isShort: boolean, count: number | undefined, isError: boolean): string {
  if (isShort) return 'Введите не\u00a0меньше двух букв';
  if (isError) return '';
  if (count === undefined) return 'Ищем…';
  if (count === 0)
    return 'Никого не\u00a0нашли. Введите адрес целиком, чтобы найти человека из\u00a0другой компании';
  return count === 50 ? 'Первые 50\u00a0человек. Уточните запрос' : `Найдено: ${count}`;
}
