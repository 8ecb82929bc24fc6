import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { AgentPlace } from '#features/agents/index.ts';
import { DocumentPlace } from '#features/documents/index.ts';
import { plural } from '#lib/text.ts';
import { useSession } from '#platform/session/useSession.ts';
import { useSearchText } from '#platform/useSearchText.ts';
import { Failure, Heading, Inline, lazyPart, Stack, Tabs, VisuallyHidden } from '#ui/index.ts';
import { offerFolder } from '../folders/move-to-folder.ts';
import { loaded } from '../loadHome.ts';
import { filterTiles, offeredSections } from '../model/filter-tiles.ts';
import { greeting } from '../model/greeting.ts';
import type { HomeSearch, HomeSearchChange } from '../model/home-search.ts';
import { useAliases } from '../useAliases.ts';
import { useBanners } from '../useBanners.ts';
import { useFavourites } from '../useFavourites.ts';
import { useOfferedTiles } from '../useOfferedTiles.ts';
import { AtHand } from './AtHand.tsx';
import { Banners } from './Banners.tsx';
import * as css from './HomePage.css.ts';
import { HomeToolbar } from './HomeToolbar.tsx';
import { TileResults } from './TileResults.tsx';
import { TileSkeleton } from './TileSkeleton.tsx';

const ClosedServices = lazyPart(() => import('./ClosedServices.tsx'));

/** Time after which the page asks which services are closed, ms: it is not in the first load. */
const LIMITS_DELAY_MS = 1000;

/** Names of the services that are not open to the person, and the part that finds them. */
function useClosedServices(): { closed: readonly string[]; finder: ReactNode } {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LIMITS_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const finder = isLate && (
    <Suspense>
      <ClosedServices onFound={setClosed} />
    </Suspense>
  );
  return { closed, finder };
}

export interface HomePageProps {
  /** The field of the router, below the heading. */
  composer: ReactNode;
  /** Fills the field of the router with a text. */
  onExample: (text: string) => void;
  /** Filter and order, as in the address. */
  search: HomeSearch;
  /** Changes filter or order in the address; other values stay. */
  onSearchChange: (change: HomeSearchChange) => void;
}

/** The main page: all services of this user (HOME-01, HOME-03, HOME-04). */
export function HomePage({ composer, onExample, search, onSearchChange }: HomePageProps) {
  const { data: all, isPending, refetch } = useTileList(loaded);
  const data = useOfferedTiles(all);
  const banners = useBanners();
  const { profile } = useSession();
  const { withPending, toggle, message } = useFavourites();
  const { closed, finder } = useClosedServices();
  const box = useSearchText(search.q ?? '', (q) => onSearchChange({ q }));
  const q = useDeferredValue(box.text);
  const tiles = withPending(data ?? []);
  const section = search.section ?? 'all';
  const byAlias = useAliases(q.trim() !== '');
  const shown = { ...search, q, byAlias };
  const tabs = offeredSections(tiles, section).map(({ id, title }) => ({ id, label: title }));

  const reset = () => {
    box.clear();
    onSearchChange({ q: '', local: false, section: 'all' });
  };
  const toggleFavourite = (tile: Tile, star: Element) => {
    // In «Избранное» a card without its star disappears: the focus moves to the next card, or to the tab.
    if (section === 'favourites' && tile.fromFavorite) focusNeighbour(star);
    toggle(tile, offerFolder);
  };

  return (
    <div className={css.page}>
      <Stack gap={2} wideGap={4}>
        <h1 className={css.title}>{greeting(profile?.name ?? '', new Date().getHours())}</h1>
        {composer}
      </Stack>
      <div className={css.near}>
        <Banners layout={banners} />
        <AtHand tiles={data || !isPending ? tiles : undefined} onExample={onExample} />
      </div>
      <Tabs
        label="Разделы"
        items={tabs}
        selected={section}
        onSelect={(next) => onSearchChange({ section: next })}
        frame={(list) => (
          <Inline gap={4} rowGap={2} wrap>
            <div className={css.lead}>
              <Heading level={2} size="lg">
                Каталог
              </Heading>
              {list}
            </div>
            <HomeToolbar text={box.text} onType={box.type} search={search} onSearchChange={onSearchChange} />
          </Inline>
        )}
      >
        <div aria-busy={isPending}>
          {data ? (
            <TileResults
              tiles={tiles}
              closed={closed}
              search={shown}
              onToggleFavourite={toggleFavourite}
              onReset={reset}
            />
          ) : isPending ? (
            <TileSkeleton isGrouped={section === 'all'} />
          ) : (
            <Failure title="Не удалось загрузить сервисы" text="Попробуйте ещё раз." onRetry={refetch} />
          )}
        </div>
      </Tabs>
      {finder}
      <AgentPlace />
      <DocumentPlace />
      <VisuallyHidden>
        <span role="status">{message}</span>
        <span role="status">{data && q.trim() !== '' && foundWords(filterTiles(tiles, shown).length)}</span>
      </VisuallyHidden>
    </div>
  );
}

const foundWords = (count: number): string =>
  `${count === 1 ? 'Найден' : 'Найдено'} ${plural(count, 'сервис', 'сервиса', 'сервисов')}`;

function focusNeighbour(star: Element): void {
  const card = star.closest('li, [data-tile]');
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>('button[aria-pressed]') ??
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  next?.focus();
}
