import type { Tile } from '#api/generated/model/tile.ts';
import { Button, EmptyIllustration, EmptyState, NoResultsIllustration } from '#ui/index.ts';
import type { TileFilter } from '../model/filter-tiles.ts';
import type { TileCardProps } from './TileCard.tsx';

export interface TileResultsProps extends Pick<TileCardProps, 'onToggleFavourite'> {
  /** Names of the services that are not open to the person. */
  closed: readonly string[];
  tiles: readonly Tile[];
  search: TileFilter;
  /** Resets text, toggle and section. */
  onReset: () => void;
}

/** Why no tile is shown, and what to do about it. */
export default function NoTiles({
  tiles,
  search,
  onReset,
}: Pick<TileResultsProps, 'tiles' | 'search' | 'onReset'>) {
  if (tiles.length === 0) {
    return (
      <EmptyState
        illustration={<EmptyIllustration />}
        title="Сервисов пока нет"
        text="Как только вам откроют доступ, они появятся на этой странице."
      />
    );
  }
  if (search.q || search.local) {
    return (
      <EmptyState
        illustration={<NoResultsIllustration />}
        title="Ничего не нашлось"
        text={search.q ? 'Попробуйте другие слова.' : 'В этом разделе нет сервисов в\u00a0контуре.'}
        action={<Button onPress={onReset}>Сбросить фильтры</Button>}
      />
    );
  }
  if (search.section === 'favourites') {
    return (
      <EmptyState
        illustration={<EmptyIllustration />}
        title="В избранном пока пусто"
        text="Нажмите звёздочку на карточке сервиса, и он всегда будет под рукой."
        action={<Button onPress={onReset}>Показать все сервисы</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title="В этом разделе пока пусто"
      action={<Button onPress={onReset}>Показать все сервисы</Button>}
    />
  );
}
