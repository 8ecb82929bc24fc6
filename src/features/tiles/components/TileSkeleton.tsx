import { Card, Skeleton } from '#ui/index.ts';
import { section, sectionTitle } from './HomePage.css.ts';
import { content, description, foot, grid, head, title } from './TileCard.css.ts';

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
        <span className={sectionTitle}>
          <Skeleton width="6rem" />
        </span>
      )}
      <ul className={grid}>
        {cards.map((card) => (
          <Card as="li" key={card}>
            <div className={content}>
              <div className={head}>
                <Skeleton shape="block" width="2.5rem" height="2.5rem" />
                <span className={title}>
                  <Skeleton width="60%" />
                </span>
              </div>
              <div className={description}>
                <Skeleton />
                <Skeleton width="70%" />
              </div>
              <div className={foot}>
                <Skeleton shape="block" width="5.5rem" height="1.25rem" />
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </div>
  );
}
