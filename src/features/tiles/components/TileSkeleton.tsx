import { Skeleton, Text } from '#ui/index.ts';
import { section } from './HomePage.css.ts';
import { content, description, grid, picture, tile, title } from './TileCard.css.ts';

const cards = Array.from({ length: 12 }, (_, index) => index);

export interface TileSkeletonProps {
  /** True when the tiles will be grouped under headings. */
  isGrouped: boolean;
}

/** Placeholder of the loading tiles, with headings and cards of the same size. */
export function TileSkeleton({ isGrouped }: TileSkeletonProps) {
  return (
    <div className={section} aria-hidden="true">
      {isGrouped && (
        <Text as="span" size="sm">
          <Skeleton width="6rem" />
        </Text>
      )}
      <ul className={grid}>
        {cards.map((card) => (
          <li key={card} className={tile}>
            <div className={content}>
              <span className={picture}>
                <Skeleton shape="block" width="2.5rem" height="2.5rem" />
              </span>
              <span className={title}>
                <Skeleton width="60%" />
              </span>
              <div className={description}>
                <Skeleton width="90%" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
