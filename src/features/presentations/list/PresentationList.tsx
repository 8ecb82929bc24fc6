import { keepPreviousData } from '@tanstack/react-query';
import { usePresentationList } from '#api/generated/hooks/presentation/presentation.ts';
import { ObjectCards, type ObjectCardsTexts, type ObjectListProps, useCardPage } from '#objects/index.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';
import type { ListSearch } from './list-search.ts';
import { orders } from './load-presentations.ts';
import { NewPresentations } from './NewPresentations.tsx';
import { PresentationActions } from './PresentationActions.tsx';
import { CardSkeleton, PresentationCard } from './PresentationCard.tsx';
import { isRunning } from './status.ts';
import { usePresentationChanges } from './usePresentationChanges.ts';

const texts: ObjectCardsTexts = {
  label: 'Презентации',
  loading: 'Презентации загружаются',
  failed: 'Не\u00a0удалось загрузить презентации',
  none: [
    'Расскажите тему, и\u00a0план будет готов за\u00a0минуту',
    'Или начните с\u00a0пустой презентации и\u00a0добавьте слайды сами',
  ],
  empty: {
    shared: 'Коллеги пока не\u00a0открыли вам презентаций',
    pinned: 'В\u00a0избранном пока пусто',
    archive: 'Архив пуст',
  },
};

/** How often the list is read while a run is on, ms. */
const pollTime = 3000;

/** The presentations that this person may see (PRES-01). While one is being made, its progress is followed. */
export function PresentationList({ sort = 'date', ...props }: ObjectListProps & Pick<ListSearch, 'sort'>) {
  const { params, setPage } = useCardPage(props, sort);
  const query = usePresentationList(
    { ...params, sort: orders[sort] },
    {
      query: {
        ...loadedByRoute,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          state.data?.content.some(({ status }) => isRunning(status)) ? pollTime : false,
      },
    },
  );
  const changes = usePresentationChanges();
  const titles = query.data?.content.map(({ title }) => title) ?? [];
  return (
    <ObjectCards
      {...props}
      texts={texts}
      query={query}
      setPage={setPage}
      page={params.page}
      create={<NewPresentations />}
      skeleton={<CardSkeleton />}
      item={(card, onLeaving) => (
        <PresentationCard
          key={card.uuid}
          card={card}
          isPinnedOnly={props.scope === 'pinned'}
          onPin={() => changes.pin({ ...card, name: card.title })}
          actions={(nameId, leave) => (
            <PresentationActions
              card={card}
              nameId={nameId}
              changes={changes}
              titles={titles}
              onLeaving={leave}
            />
          )}
          onLeaving={onLeaving}
        />
      )}
    />
  );
}
