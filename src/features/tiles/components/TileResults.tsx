import { Suspense, useId } from 'react';
import type { Tile } from '#api/generated/model/tile.ts';
import { Heading, lazyPart, Stack } from '#ui/index.ts';
import { filterTiles, groupTiles, type TileSection } from '../model/filter-tiles.ts';
import { useFirstCount } from '../useFirstCount.ts';
import { tileSection } from './HomePage.css.ts';
import type { TileResultsProps } from './NoTiles.tsx';
import { grid } from './TileCard.css.ts';
import { TileCard } from './TileCard.tsx';

interface TileGridProps extends Pick<TileResultsProps, 'closed' | 'onToggleFavourite'> {
  tiles: readonly Tile[];
}

/** A grid of tile cards. */
function TileGrid({ tiles, closed, onToggleFavourite }: TileGridProps) {
  return (
    <ul className={grid}>
      {tiles.map((tile) => (
        <TileCard
          key={tile.uuid}
          tile={tile}
          isClosed={closed.includes(tile.value)}
          onToggleFavourite={onToggleFavourite}
        />
      ))}
    </ul>
  );
}

/** Lists with drag and drop, which the main page does not load at first. */
const FavouriteFolders = lazyPart(() => import('../folders/FavouriteFolders.tsx'));
const NoTiles = lazyPart(() => import('./NoTiles.tsx'));

/** The filtered tiles, or the reason why there are none. */
export function TileResults(props: TileResultsProps) {
  const { tiles, closed, search, onToggleFavourite, onReset } = props;
  const shared = { closed, onToggleFavourite };
  const count = useFirstCount();
  const found = filterTiles(tiles, search).slice(0, count);
  if (found.length === 0)
    return (
      <Suspense>
        <NoTiles tiles={tiles} search={search} onReset={onReset} />
      </Suspense>
    );
  if (search.section === 'favourites') {
    return (
      <FavouriteFolders
        tiles={tiles}
        search={search}
        onToggleFavourite={onToggleFavourite}
        instead={<TileGrid tiles={found} {...shared} />}
      />
    );
  }
  if (search.section) return <TileGrid tiles={found} {...shared} />;
  return (
    <Stack gap={3} wideGap={5}>
      {groupTiles(found).map((group) => (
        <Group key={group.id} group={group} {...shared} />
      ))}
    </Stack>
  );
}

function Group({ group, ...shared }: { group: TileSection } & Omit<TileGridProps, 'tiles'>) {
  const headingId = useId();
  return (
    <section className={tileSection} aria-labelledby={headingId}>
      <Heading level={3} size="sm" tone="muted" id={headingId}>
        {group.title}
      </Heading>
      <TileGrid tiles={group.tiles} {...shared} />
    </section>
  );
}
