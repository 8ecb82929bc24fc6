import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { useId } from 'react';
import type { Tile } from '#api/generated/model/tile.ts';
import { ExternalWord, ServiceIcon, serviceOf } from '#features/services/index.ts';
import { PlainIconButton } from '#ui/index.ts';
import { isKnownTile, tileLink } from '../model/tile-link.ts';
import * as css from './TileCard.css.ts';

export interface TileCardProps {
  tile: Tile;
  /** Whether the service is not open to the person: its chat says whom to ask. */
  isClosed: boolean;
  /** `star` is the button that was pressed. */
  onToggleFavourite: (tile: Tile, star: Element) => void;
}

/** Says why a tile has no link; null when it has one. */
function whyUnavailable(tile: Tile): string | null {
  if (tile.disabled) return 'Временно недоступен';
  return isKnownTile(tile) ? null : 'Портал пока не умеет его открывать';
}

/** The tile of a service or an agent: title, whether it is external, description, and the star of favourites. */
export function TileCard({ tile, isClosed, onToggleFavourite }: TileCardProps) {
  const titleId = useId();
  const reason = whyUnavailable(tile);
  const note = reason ?? (isClosed ? 'Вам пока не\u00a0открыт' : null);
  return (
    <li className={reason === null ? `${css.tile} ${css.linked}` : css.tile}>
      <div className={css.content}>
        <span className={css.picture}>
          <ServiceIcon tile={tile} size="lg" isQuiet={note !== null} />
        </span>
        <span id={titleId} className={css.title}>
          {reason === null ? (
            <Link {...tileLink(tile)} className={css.link} title={tile.description}>
              {tile.title}
            </Link>
          ) : (
            <span className={css.unavailableTitle}>{tile.title}</span>
          )}
        </span>
        <p className={css.description}>
          <ExternalWord external={serviceOf(tile).external} isExplained /> ·{' '}
          {note && <span className={css.reason}>{note}</span>} {tile.description}
        </p>
        <span className={css.star}>
          <PlainIconButton
            size="sm"
            label={tile.fromFavorite ? 'Убрать из избранного' : 'В избранное'}
            icon={<Star className={tile.fromFavorite ? css.starOn : undefined} />}
            isPressed={tile.fromFavorite}
            aria-describedby={titleId}
            onPress={(star) => onToggleFavourite(tile, star)}
          />
        </span>
      </div>
    </li>
  );
}
