import type { Tile } from '#api/generated/model/tile.ts';
import { grid } from './TileCard.css.ts';
import { TileCard, type TileCardProps } from './TileCard.tsx';

export interface TileGridProps extends Pick<TileCardProps, 'onToggleFavourite'> {
  tiles: readonly Tile[];
}

/** A grid of tile cards. */
export function TileGrid({ tiles, onToggleFavourite }: TileGridProps) {
  return (
    <ul className={grid}>
      {tiles.map((tile) => (
        <TileCard key={tile.uuid} tile={tile} onToggleFavourite={onToggleFavourite} />
      ))}
    </ul>
  );
}
