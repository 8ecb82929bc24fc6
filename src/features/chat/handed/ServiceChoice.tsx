import { type ReactNode, useState } from 'react';
import { useTileList, useTileRecentList } from '#api/generated/hooks/tile/tile.ts';
import { findByAlias } from '#features/service-names/index.ts';
import { ExternalBadge, findTiles, ServiceIcon } from '#features/services/index.ts';
import { type FileLike, shownFileName } from '#lib/upload-rules.ts';
import {
  Button,
  Dialog,
  Heading,
  Inline,
  optionButtonClass,
  SearchField,
  Skeleton,
  Stack,
  Text,
} from '#ui/index.ts';
import { type HandedOver, nearTargets, type Target, targetsOf } from './targets.ts';

/** If there are more services than this, the ones that fit best come first, then a search for the others. */
const MANY = 7;

interface ServiceChoiceProps<F extends FileLike> extends HandedOver<F> {
  title: string;
  /** Name of the present service, which is left out. */
  from: string;
  /** What is asked before the request goes to a service; null: nothing. */
  questionOf: (target: Target<F>) => { title: string; text: ReactNode; confirm: string } | null;
  onChoose: (target: Target<F>) => void;
  onClose: () => void;
}

/** The services that take a text and files, for one to be chosen (CHAT-32, HOME-12). */
export function ServiceChoice<F extends FileLike>(props: ServiceChoiceProps<F>) {
  const { title, text, files, from, questionOf, onChoose, onClose } = props;
  const { data: tiles, isError } = useTileList();
  const { data: used, isPending: isUsedPending } = useTileRecentList();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState<Target<F> | null>(null);
  const question = asked && questionOf(asked);

  if (asked && question)
    return (
      <Dialog
        isOpen
        role="alertdialog"
        onClose={onClose}
        title={question.title}
        footer={
          <Inline gap={3} justify="end">
            <Button onPress={() => setAsked(null)}>Назад</Button>
            <Button variant="primary" onPress={() => onChoose(asked)}>
              {question.confirm}
            </Button>
          </Inline>
        }
      >
        <Text>{question.text}</Text>
      </Dialog>
    );

  const targets = targetsOf(tiles ?? [], { text, files }, from);
  const leftOut = (target: Target<F>): string =>
    files
      .filter((file) => !target.files.includes(file))
      .map(({ name }) => `«${shownFileName(name)}»`)
      .join(', ');
  const list = (shown: readonly Target<F>[], label?: string): ReactNode => (
    <Stack as="ul" gap={0} aria-label={label}>
      {shown.map((target) => (
        <li key={target.name}>
          <button
            type="button"
            className={optionButtonClass}
            onClick={() => (questionOf(target) ? setAsked(target) : onChoose(target))}
          >
            <ServiceIcon tile={target.tile} />
            <span>{target.title}</span>
            <ExternalBadge external={target.isExternal} />
            {leftOut(target) !== '' && (
              <Text size="sm" tone="muted" as="span">
                без {leftOut(target)}
              </Text>
            )}
          </button>
        </li>
      ))}
    </Stack>
  );
  const isMany = targets.length > MANY;
  const near = isMany ? nearTargets(targets, files, used?.map(({ value }) => value) ?? []) : [];
  const found = new Set(
    findTiles(
      targets.map(({ tile }) => tile),
      query,
      findByAlias,
    ).map(({ tile }) => tile),
  );
  // A search is in all of them; the others stay where they are.
  const rest = targets.filter((target) => (query === '' ? !near.includes(target) : found.has(target.tile)));
  // What is used last decides the order, so that nothing moves below a pointer.
  const isLoading = (!tiles && !isError) || isUsedPending;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="sm">
      {isLoading && <Skeleton shape="block" height="160px" />}
      {isError && <Text>Не удалось загрузить список сервисов</Text>}
      {tiles && targets.length === 0 && <Text>Ни один сервис не принимает такой запрос</Text>}
      {!isLoading && !isMany && list(targets)}
      {!isLoading && isMany && (
        <Stack>
          <Stack gap={1}>
            <Heading level={3} size="sm">
              Подходят
            </Heading>
            {list(near, 'Подходят')}
          </Stack>
          <Stack gap={2}>
            <Heading level={3} size="sm">
              Все сервисы
            </Heading>
            <SearchField
              label="Найти сервис"
              placeholder="Найти сервис"
              value={query}
              onChange={setQuery}
              maxLength={100}
            />
            {list(rest, 'Все сервисы')}
            {rest.length === 0 && <Text tone="muted">Ничего не&nbsp;нашлось</Text>}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
