import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTileRecentList } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { isService, ServiceIcon } from '#features/services/index.ts';
import { edgeFade, followEdges, Heading, Skeleton, VisuallyHidden } from '#ui/index.ts';
import { loaded } from '../loadHome.ts';
import { section } from './HomePage.css.ts';
import { item, link, picture, row, title } from './RecentTiles.css.ts';

const widths = ['7rem', '8.5rem', '6.5rem', '10rem'];

/** The services used last (HOME-03). Renders nothing when there are none. */
export function RecentTiles() {
  const headingId = useId();
  const { data = [], isPending, failureCount } = useTileRecentList(loaded);
  const tiles = data.filter((tile) => !tile.disabled && isService(tile.value));
  // The placeholder is shown until the first answer only: a failed list must not look like a loading one.
  const isAwaited = isPending && failureCount === 0;
  if (!isAwaited && tiles.length === 0) return null;
  return (
    <section className={section} aria-labelledby={headingId} aria-busy={isAwaited}>
      <Heading level={2} size="lg" id={headingId}>
        Недавние
      </Heading>
      <ul ref={followEdges} className={`${row} ${edgeFade}`}>
        {isAwaited &&
          widths.map((width) => (
            <li key={width} className={item}>
              <Skeleton shape="block" width={width} height="2.25rem" />
            </li>
          ))}
        {tiles.map((tile) => (
          <RecentTile key={tile.uuid} tile={tile} />
        ))}
      </ul>
    </section>
  );
}

function RecentTile({ tile }: { tile: Tile }) {
  return (
    <li className={item}>
      <Link
        to="/chat/neuron/$name/{-$chatUuid}"
        params={{ name: tile.value, chatUuid: undefined }}
        className={link}
      >
        <span className={picture}>
          <ServiceIcon tile={tile} size="sm" />
        </span>
        <span className={title}>{tile.title}</span>
        {/* The card below has a link of the same name: screen readers could not tell the two apart. */}
        <VisuallyHidden>, недавний</VisuallyHidden>
      </Link>
    </li>
  );
}
