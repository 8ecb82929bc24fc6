import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** A CSS length. @default the full width for a line of text */
  width?: string;
  height?: string;
}

/**
 * A placeholder in the shape of the content that is loading. Not announced: the surrounding region has `aria-busy` and
 * a name. `data-skeleton` tells the whole portal that a screen loads (`src/app/slow-screens.ts`).
 */
export function Skeleton({ shape, width = '100%', height }: SkeletonProps) {
  return <span aria-hidden="true" data-skeleton className={skeleton({ shape })} style={{ width, height }} />;
}
