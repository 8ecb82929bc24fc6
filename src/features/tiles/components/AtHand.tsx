import { Link } from '@tanstack/react-router';
import { History, type LucideIcon, Star } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTileRecentList } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { ServiceIcon } from '#features/services/index.ts';
import { useSession } from '#platform/session/useSession.ts';
import { settings } from '#platform/settings.ts';
import { personalKey, readText } from '#platform/storage.ts';
import { edgeFade, followEdges, Icon, Inline, lazyPart, Skeleton, VisuallyHidden } from '#ui/index.ts';
import { loaded } from '../loadHome.ts';
import { isKnownTile, tileLink } from '../model/tile-link.ts';
import * as css from './AtHand.css.ts';

const FirstDay = lazyPart(() => import('../first-day/FirstDay.tsx'));

const widths = ['7rem', '8.5rem', '6.5rem', '10rem'];

const usable = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.filter((tile) => !tile.disabled && isKnownTile(tile));

interface AtHandProps {
  /** All tiles, with the marks of favourites; undefined while they load. */
  tiles: readonly Tile[] | undefined;
  /** Fills the composer with an example. */
  onExample: (text: string) => void;
}

/**
 * One row: the steps of the first day, the favourites, and the other recent services (HOME-03, HOME-04). Nothing is rendered
 * without any of them. All have the same height, so that a late answer moves nothing.
 */
export function AtHand({ tiles, onExample }: AtHandProps) {
  const { data: answer, isPending, failureCount } = useTileRecentList(loaded);
  const { profile } = useSession();
  const dayKey = personalKey('firstDay', profile?.id ?? 0);
  const favourites = usable(tiles?.filter(({ fromFavorite }) => fromFavorite) ?? []);
  // The place of the favourites is decided once: the star of a tile must not move that tile.
  const [hasPlace, setPlace] = useState<boolean | null>(null);
  if (hasPlace === null && tiles) setPlace(favourites.length > 0);
  const used = usable(answer ?? []);
  // Each service is at hand once.
  const recent = used.filter(({ uuid }) => !hasPlace || !favourites.some((one) => one.uuid === uuid));
  // The placeholder is shown until the first answer only: a failed list must not look like a loading one.
  const isAwaited = tiles === undefined || (isPending && failureCount === 0);
  // Decided once, too: the steps stay while the last of them is done.
  const [isFirstDay, setFirstDay] = useState<boolean | null>(null);
  if (isFirstDay === null && answer)
    setFirstDay(!settings.get().firstDayEnded && (used.length === 0 || readText(dayKey) !== null));
  if (!hasPlace && recent.length === 0 && !isAwaited && !isFirstDay) return null;
  const placeholder = widths.map((width) => (
    <li key={width} className={css.item}>
      <Skeleton shape="block" width={width} height="2rem" />
    </li>
  ));
  return (
    <section aria-label="Под рукой" ref={followEdges} className={`${css.groups} ${edgeFade}`}>
      {/* The groups wait for the code of the steps, which would move them. */}
      <Suspense fallback={<Inline as="ul">{placeholder}</Inline>}>
        {isFirstDay && (
          <FirstDay
            storageKey={dayKey}
            hasAsked={used.length > 0}
            hasFavourite={favourites.length > 0}
            onExample={onExample}
            onSkip={() => setFirstDay(false)}
          />
        )}
        {hasPlace && (
          <Group title="Избранное" mark={Star} note="в избранном" tiles={favourites}>
            {favourites.length === 0 && (
              <li className={css.hint}>Отметьте сервис звёздочкой, и он будет здесь</li>
            )}
          </Group>
        )}
        {(isAwaited || recent.length > 0) && (
          <Group
            title="Недавние"
            mark={History}
            note="недавний"
            tiles={isAwaited ? [] : recent}
            isAwaited={isAwaited}
          >
            {isAwaited && placeholder}
          </Group>
        )}
      </Suspense>
    </section>
  );
}

interface GroupProps {
  title: string;
  mark: LucideIcon;
  /** Said after the title of each service: its tile below has a link of the same name. */
  note: string;
  tiles: readonly Tile[];
  isAwaited?: boolean;
  children: ReactNode;
}

function Group({ title, mark: Mark, note, tiles, isAwaited = false, children }: GroupProps) {
  const headingId = useId();
  return (
    <section className={css.group} aria-labelledby={headingId} aria-busy={isAwaited}>
      <h2 className={css.heading} id={headingId}>
        <Icon size="sm">
          <Mark />
        </Icon>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <Inline as="ul">
        {children}
        {tiles.map((tile) => (
          <li key={tile.uuid} className={css.item}>
            <Link {...tileLink(tile)} className={css.link}>
              <ServiceIcon tile={tile} size="sm" />
              <span className={css.title}>{tile.title}</span>
              <VisuallyHidden>, {note}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </Inline>
    </section>
  );
}
