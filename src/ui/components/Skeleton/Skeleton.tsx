import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** A CSS length. @default the full width for a line of text */
  width?: string;
  height?: string;
}

/**
 * A placeholder in the shape of the content that is loading. Not announced: the surrounding region has `aria-busy` and
 * a name. `src/app/slow-screens.ts` finds it by the class of its recipe.
 */
export function Skeleton({ shape, width = '100%', height }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape })} style={{ width, height }} />;
}
